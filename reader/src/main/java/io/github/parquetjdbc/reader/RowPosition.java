package io.github.parquetjdbc.reader;

import io.github.parquetjdbc.reader.metadata.PhysicalType;
import io.github.parquetjdbc.reader.metadata.RowGroup;
import io.github.parquetjdbc.reader.schema.ColumnPath;
import io.github.parquetjdbc.reader.schema.FileSchema;
import io.github.parquetjdbc.reader.schema.LeafColumn;
import io.github.parquetjdbc.reader.schema.SchemaNode;
import io.github.parquetjdbc.vector.DataType;
import java.util.List;

/** Where rows are in their file, as columns of a scan that no file has. */
public enum RowPosition {
  /** Number of the row group in the file, from 0. */
  ROW_GROUP("\0row group"),
  /** Number of the row in the file, from 0. */
  ROW_NUMBER("\0row number");

  /** Leaves of a file are numbered from 0. */
  private static final int NO_LEAF = -1;

  private final ColumnPath path;
  private final FileSchema.Column column;

  RowPosition(String name) {
    this.path = ColumnPath.of(name);
    LeafColumn leaf =
        new LeafColumn(NO_LEAF, List.of(name), PhysicalType.INT64, 0, null, DataType.BIGINT, 0, 0);
    this.column = new FileSchema.Column(name, new SchemaNode.Primitive(name, false, leaf), null);
  }

  /** What a {@link ScanRequest} asks for it by. */
  public ColumnPath path() {
    return path;
  }

  FileSchema.Column column() {
    return column;
  }

  /** The position that a path asks for, or {@code null}. */
  static RowPosition of(ColumnPath path) {
    for (RowPosition position : values()) {
      if (position.path.equals(path)) {
        return position;
      }
    }
    return null;
  }

  /** The position that a column of a scan is, or {@code null}. */
  static RowPosition of(FileSchema.Column column) {
    for (RowPosition position : values()) {
      if (position.column.equals(column)) {
        return position;
      }
    }
    return null;
  }

  /** Its value in the first row of a row group. */
  long start(ParquetFile file, RowGroup rowGroup) {
    if (this == ROW_GROUP) {
      return rowGroup.ordinal();
    }
    long start = 0;
    for (RowGroup group : file.metadata().rowGroups()) {
      if (group.ordinal() == rowGroup.ordinal()) {
        break;
      }
      start += group.rowCount();
    }
    return start;
  }

  /** What is added to it from one row to the next. */
  long step() {
    return this == ROW_GROUP ? 0 : 1;
  }
}
