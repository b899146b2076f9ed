package io.github.parquetjdbc.adapter.table;

import io.github.parquetjdbc.engine.plan.Column;
import io.github.parquetjdbc.reader.ParquetFile;
import io.github.parquetjdbc.reader.ReadOptions;
import io.github.parquetjdbc.reader.store.Store;
import io.github.parquetjdbc.reader.store.StoreEntry;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Looks at a few footers, the same ones of the same files: a folder of thousands is not read for
 * its tables' names. Where the others differ after all, queries say so.
 */
record SampledUnion(Store store, FooterCache footers, ReadOptions options) implements FooterUnion {

  private static final int MAX_FOOTERS = 8;

  @Override
  public Verdict judge(List<StoreEntry> files) {
    List<ParquetFile> read = new ArrayList<>();
    int looked = Math.min(MAX_FOOTERS, files.size());
    for (int i = 0; i < looked; i++) {
      int file = looked == 1 ? 0 : (int) ((long) i * (files.size() - 1) / (looked - 1));
      try {
        read.add(footers.footer(store, files.get(file), options));
      } catch (IOException e) {
        // It has no vote; a query that needs the file fails and names it.
        continue;
      }
    }
    if (read.size() < 2) {
      return Verdict.UNKNOWN;
    }
    List<FileColumns> columns = read.stream().map(SampledUnion::columns).toList();
    return haveColumnsInCommon(columns) && canBeUnited(read, columns)
        ? Verdict.UNITES
        : Verdict.DIFFERS;
  }

  private static FileColumns columns(ParquetFile file) {
    List<Column> columns = new ArrayList<>();
    file.schema()
        .columns()
        .forEach(column -> columns.add(new Column(column.name(), column.type(), true)));
    return new FileColumns(file.name(), columns);
  }

  private static boolean haveColumnsInCommon(List<FileColumns> files) {
    Set<String> seen = new HashSet<>();
    for (FileColumns file : files) {
      List<String> names = file.columns().stream().map(Column::name).toList();
      if (!seen.isEmpty() && names.stream().noneMatch(seen::contains)) {
        return false;
      }
      seen.addAll(names);
    }
    return true;
  }

  /** Whoever queries a footer that contradicts itself hears of it. */
  private boolean canBeUnited(List<ParquetFile> read, List<FileColumns> columns) {
    try {
      ColumnUnion.of(ValuelessColumns.untyped(read, columns, options));
      return true;
    } catch (IOException e) {
      return false;
    }
  }
}
