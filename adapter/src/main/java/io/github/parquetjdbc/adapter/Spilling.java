package io.github.parquetjdbc.adapter;

import io.github.parquetjdbc.engine.spill.DiskLimit;
import io.github.parquetjdbc.engine.spill.SpillDirectory;
import java.nio.file.Path;
import java.util.Objects;

/**
 * Where queries may write what memory has no room for.
 *
 * @param parent an existing directory, in which a private one is made; {@code null} for nowhere
 * @param limit bytes that all queries together may write there, or {@link SpillDirectory#UNLIMITED}
 */
public record Spilling(Path parent, DiskLimit limit) {

  /** Nowhere: queries fail where memory does not suffice. */
  public static final Spilling OFF = new Spilling(null, DiskLimit.ofBytes(0));

  /** In a directory. */
  public static Spilling to(Path parent, DiskLimit limit) {
    return new Spilling(Objects.requireNonNull(parent), limit);
  }

  SpillDirectory newDirectory() {
    return parent == null ? SpillDirectory.none() : new SpillDirectory(parent, limit);
  }
}
