package io.github.parquetjdbc.adapter.table;

import io.github.parquetjdbc.engine.run.Workers;
import io.github.parquetjdbc.reader.ReadOptions;
import io.github.parquetjdbc.reader.store.Store;

/**
 * Makes tables of files.
 *
 * @param footers shared by all tables
 * @param reading how files are read
 * @param tables how they become tables
 * @param workers read footers of many files at a time
 */
public record TableSource(
    Store store, FooterCache footers, ReadOptions reading, TableOptions tables, Workers workers) {

  Table table(TableFiles files) {
    return new ParquetTable(files, this);
  }

  FooterUnion union() {
    return new SampledUnion(store, footers, reading);
  }
}
