package io.github.parquetjdbc.reader.store;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/** The file system of the machine. Paths are plain, not URLs. */
public final class LocalStore implements Store {

  @Override
  public Set<String> schemes() {
    return Set.of("file");
  }

  @Override
  public List<StoreEntry> list(String directory) throws IOException {
    List<StoreEntry> entries = new ArrayList<>();
    try (DirectoryStream<Path> paths = Files.newDirectoryStream(Path.of(directory))) {
      for (Path path : paths) {
        entries.add(listed(path));
      }
    } catch (DirectoryIteratorException e) {
      throw e.getCause();
    }
    entries.sort(Comparator.comparing(StoreEntry::name));
    return entries;
  }

  /** An entry that was listed; one that cannot be followed (a dangling link) is OTHER. */
  private static StoreEntry listed(Path path) throws IOException {
    try {
      return describe(path, Files.readAttributes(path, BasicFileAttributes.class));
    } catch (NoSuchFileException e) {
      return describe(
          path, Files.readAttributes(path, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS));
    }
  }

  @Override
  public StoreEntry entry(String path) throws IOException {
    Path file = Path.of(path);
    return describe(file, Files.readAttributes(file, BasicFileAttributes.class));
  }

  private static StoreEntry describe(Path path, BasicFileAttributes attributes) {
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
        attributes.lastModifiedTime().toInstant());
  }

  @Override
  public StoredFile open(String path) throws IOException {
    return LocalFile.open(Path.of(path));
  }
}
