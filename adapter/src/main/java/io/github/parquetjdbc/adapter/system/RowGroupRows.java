package io.github.parquetjdbc.adapter.system;

import io.github.parquetjdbc.engine.plan.Column;
import io.github.parquetjdbc.reader.ParquetFile;
import io.github.parquetjdbc.reader.metadata.ColumnMetaData;
import io.github.parquetjdbc.reader.metadata.RowGroup;
import java.io.IOException;
import java.util.List;

/** Row groups and where their rows begin. */
final class RowGroupRows extends FileRows.OfFooter {

  private static final int COMPRESSED = 5;

  @Override
  public String name() {
    return "row_groups";
  }

  @Override
  public List<Column> ownColumns() {
    return List.of(
        FileRows.number("row_group"),
        FileRows.number("first_row"),
        FileRows.number("row_count"),
        FileRows.number("column_count"),
        FileRows.number("uncompressed_size"),
        FileRows.number("compressed_size"));
  }

  @Override
  void add(SystemFile file, ParquetFile footer, SystemRows rows) throws IOException {
    long first = 0;
    for (RowGroup group : footer.metadata().rowGroups()) {
      rows.add(
          group.ordinal(),
          first,
          group.rowCount(),
          group.columnCount(),
          group.totalByteSize(),
          rows.wants(COMPRESSED) ? compressedSize(group) : null);
      first += group.rowCount();
    }
  }

  /** {@code null} where a chunk does not say. */
  private static Long compressedSize(RowGroup group) throws IOException {
    long size = 0;
    for (int leaf = 0; leaf < group.columnCount(); leaf++) {
      ColumnMetaData chunk = group.column(leaf).metaData();
      if (chunk == null) {
        return null;
      }
      size += chunk.compressedSize();
    }
    return size;
  }
}
