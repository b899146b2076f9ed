package io.github.parquetjdbc.adapter.table;

import io.github.parquetjdbc.reader.ParquetFile;
import io.github.parquetjdbc.reader.error.DecryptionException;
import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.reader.error.MalformedFileException;
import io.github.parquetjdbc.reader.error.UnsupportedFeatureException;
import io.github.parquetjdbc.reader.metadata.ColumnChunk;
import io.github.parquetjdbc.reader.metadata.RowGroup;
import io.github.parquetjdbc.reader.schema.ColumnChunkCheck;
import io.github.parquetjdbc.reader.schema.LeafColumn;
import java.io.IOException;

/**
 * The rows of a file by its footer alone, for queries that read no column. What a footer claims is
 * compared with what else it says, so that a file that is cut short or made up is not counted.
 */
final class ClaimedRows {

  /** A page of one repeated value takes a few dozen bytes; no writer puts so many rows in one. */
  private static final long MAX_ROWS_PER_BYTE = 1 << 20;

  private ClaimedRows() {}

  /**
   * @throws MalformedFileException where the footer contradicts itself or the size of the file
   */
  static long of(ParquetFile file) throws IOException {
    FilePosition place = FilePosition.of(file.name());
    if (file.rowCount() / MAX_ROWS_PER_BYTE > file.file().size()) {
      throw new MalformedFileException(
          place,
          "the footer claims " + file.rowCount() + " rows in " + file.file().size() + " bytes");
    }
    long missing = file.rowCount();
    for (RowGroup group : file.metadata().rowGroups()) {
      if (group.rowCount() > missing) {
        missing = -1;
        break;
      }
      check(file, group, place.withRowGroup(group.ordinal()));
      missing -= group.rowCount();
    }
    if (missing != 0) {
      throw new MalformedFileException(
          place, "the row groups do not add up to the file's " + file.rowCount() + " rows");
    }
    return file.rowCount();
  }

  /** The first leaf column stands for all: its chunk is to lie in the file and hold the rows. */
  private static void check(ParquetFile file, RowGroup group, FilePosition place)
      throws IOException {
    if (file.schema().leaves().isEmpty()) {
      return;
    }
    LeafColumn leaf = file.schema().leaves().get(0);
    FilePosition column = place.withColumn(leaf.dottedPath());
    ColumnChunk chunk;
    try {
      chunk = group.column(leaf.index());
      ColumnChunkCheck.pages(chunk, leaf, file.file().size(), column);
    } catch (DecryptionException | UnsupportedFeatureException e) {
      // Such as an encrypted column: it cannot be read, but rows can be counted.
      return;
    }
    long values = chunk.metaData().valueCount();
    boolean fits =
        leaf.maxRepetitionLevel() == 0 ? values == group.rowCount() : values >= group.rowCount();
    if (!fits) {
      throw new MalformedFileException(
          column, "a column chunk of " + values + " values for " + group.rowCount() + " rows");
    }
  }
}
