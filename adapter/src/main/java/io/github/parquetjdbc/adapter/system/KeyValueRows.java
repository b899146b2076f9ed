package io.github.parquetjdbc.adapter.system;

import io.github.parquetjdbc.engine.plan.Column;
import io.github.parquetjdbc.reader.ParquetFile;
import io.github.parquetjdbc.reader.metadata.KeyValue;
import java.util.List;

/** What writers keep in footers for themselves. */
final class KeyValueRows extends FileRows.OfFooter {

  @Override
  public String name() {
    return "key_value_metadata";
  }

  @Override
  public List<Column> ownColumns() {
    return List.of(FileRows.text("key"), FileRows.text("value"));
  }

  @Override
  void add(SystemFile file, ParquetFile footer, SystemRows rows) {
    for (KeyValue entry : footer.metadata().keyValues()) {
      rows.add(entry.key(), entry.value());
    }
  }
}
