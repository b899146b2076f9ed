package io.github.parquetjdbc.reader.error;

import java.util.Objects;

/**
 * A place in a file, as exactly as it is known; the text of every reader error starts with it.
 *
 * @param file name of the file, as its store gives it
 * @param column dotted path of the column, or {@code null}
 * @param rowGroup number of the row group from 0, or {@link #UNKNOWN}
 * @param offset byte from the start of the file, or {@link #UNKNOWN}
 */
public record FilePosition(String file, String column, int rowGroup, long offset) {

  /** Stands for a row group or an offset that is not known or does not apply. */
  public static final int UNKNOWN = -1;

  public FilePosition {
    Objects.requireNonNull(file);
  }

  public static FilePosition of(String file) {
    return new FilePosition(file, null, UNKNOWN, UNKNOWN);
  }

  public FilePosition withColumn(String newColumn) {
    return new FilePosition(file, newColumn, rowGroup, offset);
  }

  public FilePosition withRowGroup(int newRowGroup) {
    return new FilePosition(file, column, newRowGroup, offset);
  }

  public FilePosition at(long newOffset) {
    return new FilePosition(file, column, rowGroup, newOffset);
  }

  /** For people: {@code file /a/b.parquet, row group 3, column x.y, offset 1234}. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("file ").append(file);
    if (rowGroup != UNKNOWN) {
      text.append(", row group ").append(rowGroup);
    }
    if (column != null) {
      text.append(", column ").append(column);
    }
    if (offset != UNKNOWN) {
      text.append(", offset ").append(offset);
    }
    return text.toString();
  }
}
