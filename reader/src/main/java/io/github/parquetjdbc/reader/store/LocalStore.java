package io.github.parquetjdbc.reader.store;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The file system of the machine. Paths are plain, not URLs. */
public final class LocalStore implements Store {

  @Override
  public List<StoreEntry> list(String directory) throws IOException {
    List<StoreEntry> entries = new ArrayList<>();
    try (DirectoryStream<Path> paths = Files.newDirectoryStream(Path.of(directory))) {
      for (Path path : paths) {
        try {
          entries.add(listed(path));
        } catch (NoSuchFileException e) {
          // Removed since the directory was opened: as good as never there.
          continue;
        }
      }
    } catch (DirectoryIteratorException e) {
      throw e.getCause();
    }
    entries.sort(Comparator.comparing(StoreEntry::name));
    return entries;
  }

  /** An entry that was listed; one that cannot be followed (a dangling link) is OTHER. */
  private static StoreEntry listed(Path path) throws IOException {
    BasicFileAttributes own =
        Files.readAttributes(path, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
    if (!own.isSymbolicLink()) {
      return describe(path, own, null);
    }
    try {
      BasicFileAttributes followed = Files.readAttributes(path, BasicFileAttributes.class);
      return describe(path, followed, path.toRealPath().toString());
    } catch (FileSystemException e) {
      // Dangling, or a ring of links: no reason to fail the listing of its neighbours.
      return describe(path, own, null);
    }
  }

  @Override
  public StoreEntry entry(String path) throws IOException {
    Path file = Path.of(path);
    BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
    return describe(
        file, attributes, Files.isSymbolicLink(file) ? file.toRealPath().toString() : null);
  }

  @Override
  public String realPath(String path) throws IOException {
    return Path.of(path).toRealPath().toString();
  }

  private static StoreEntry describe(Path path, BasicFileAttributes attributes, String linkTarget) {
    StoreEntry.Kind kind = StoreEntry.Kind.OTHER;
    if (attributes.isRegularFile()) {
      kind = StoreEntry.Kind.FILE;
    } else if (attributes.isDirectory()) {
      kind = StoreEntry.Kind.DIRECTORY;
    }
    Path name = path.getFileName();
    return new StoreEntry(
        path.toString(),
        name == null ? path.toString() : name.toString(),
        kind,
        kind == StoreEntry.Kind.FILE ? attributes.size() : 0,
        attributes.lastModifiedTime().toInstant(),
        FileIdentity.of(attributes).text(),
        linkTarget);
  }

  @Override
  public StoredFile open(String path) throws IOException {
    return LocalFile.open(Path.of(path));
  }
}
