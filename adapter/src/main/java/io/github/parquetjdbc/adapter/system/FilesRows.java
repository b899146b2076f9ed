package io.github.parquetjdbc.adapter.system;

import io.github.parquetjdbc.engine.plan.Column;
import io.github.parquetjdbc.reader.ParquetFile;
import io.github.parquetjdbc.reader.store.StoreEntry;
import io.github.parquetjdbc.vector.DataType;
import java.io.IOException;
import java.util.List;

/**
 * Which file went to which table, and why one went to none. Footers are read only where their
 * columns are asked for.
 */
final class FilesRows implements FileRows {

  private static final int FIRST_OF_FOOTER = 3;

  @Override
  public String name() {
    return "files";
  }

  @Override
  public List<Column> ownColumns() {
    return List.of(
        FileRows.number("file_size"),
        new Column("modified", DataType.timestampTz(3), true),
        FileRows.text("skipped_because"),
        FileRows.number("row_count"),
        FileRows.number("row_group_count"),
        FileRows.number("column_count"),
        FileRows.number("footer_size"),
        FileRows.text("created_by"),
        FileRows.text("error"));
  }

  @Override
  public void add(SystemFile file, SystemRows rows) throws IOException {
    StoreEntry entry = file.entry();
    String reason = file.catalogued().reason();
    if (entry == null) {
      rows.add(null, null, reason, null, null, null, null, null, null);
      return;
    }
    boolean looks = rows.wants(FIRST_OF_FOOTER);
    ParquetFile footer = looks ? file.footer() : null;
    Long modified = entry.modified() == null ? null : entry.modified().toEpochMilli();
    if (footer == null) {
      String error = looks ? file.problem() : null;
      rows.add(entry.size(), modified, reason, null, null, null, null, null, error);
    } else {
      rows.add(
          entry.size(),
          modified,
          reason,
          footer.rowCount(),
          footer.metadata().rowGroups().size(),
          footer.schema().leaves().size(),
          footer.metadata().byteSize(),
          footer.metadata().createdBy(),
          null);
    }
  }
}
