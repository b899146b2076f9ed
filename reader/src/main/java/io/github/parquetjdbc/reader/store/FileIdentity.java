package io.github.parquetjdbc.reader.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Instant;
import java.util.Objects;

/**
 * What tells one version of a local file from another.
 *
 * @param key the file system's own identity (device and inode), or {@code null} where it has none
 */
record FileIdentity(long size, Instant modified, Object key) {

  static FileIdentity of(Path path) throws IOException {
    return of(Files.readAttributes(path, BasicFileAttributes.class));
  }

  static FileIdentity of(BasicFileAttributes attributes) {
    return new FileIdentity(
        attributes.size(), attributes.lastModifiedTime().toInstant(), attributes.fileKey());
  }

  /** What differs in {@code now}, for a message, or {@code null} if nothing does. */
  String differenceTo(FileIdentity now) {
    if (size != now.size) {
      return "size was " + size + ", is " + now.size;
    }
    if (!modified.equals(now.modified)) {
      return "modified at " + modified + ", now at " + now.modified;
    }
    return Objects.equals(key, now.key) ? null : "another file took its place";
  }

  String text() {
    return size + "-" + modified + "-" + key;
  }
}
