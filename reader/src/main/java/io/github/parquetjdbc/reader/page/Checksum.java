package io.github.parquetjdbc.reader.page;

import io.github.parquetjdbc.reader.codec.ByteSlice;
import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.reader.metadata.PageHeader;
import java.io.IOException;
import java.util.function.Consumer;
import java.util.zip.CRC32;

/** Compares a page's bytes with the checksum in its header, where there is one. */
public final class Checksum {

  /** What is done about a page whose bytes do not have the checksum that its header says. */
  public enum Mode {
    /** Checksums are not computed. */
    IGNORE,
    /** The page is read, and counted. */
    COUNT,
    /** The page is refused. */
    FAIL
  }

  private final Mode mode;
  private final Consumer<FilePosition> mismatches;
  private final CRC32 crc = new CRC32();

  /**
   * @param mismatches told where each page is that was counted
   */
  public Checksum(Mode mode, Consumer<FilePosition> mismatches) {
    this.mode = mode;
    this.mismatches = mismatches;
  }

  /**
   * Checks one page.
   *
   * @param body the page as it is in the file
   */
  void check(PageHeader header, ByteSlice body) throws IOException {
    if (mode == Mode.IGNORE || header.crc().isEmpty()) {
      return;
    }
    crc.reset();
    crc.update(body.data(), body.offset(), body.length());
    int actual = (int) crc.getValue();
    int expected = header.crc().getAsInt();
    if (actual == expected) {
      return;
    }
    if (mode == Mode.FAIL) {
      throw body.malformed(
          body.offset(), String.format("page checksum %08x, expected %08x", actual, expected));
    }
    mismatches.accept(body.position());
  }
}
