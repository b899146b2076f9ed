package io.github.parquetjdbc.adapter.system;

import io.github.parquetjdbc.adapter.table.CataloguedFile;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Collects the rows of one file, as values in the form of literals. */
final class SystemRows {

  private final CataloguedFile file;
  private final Set<Integer> wanted;
  private final List<Object[]> rows = new ArrayList<>();

  /**
   * @param wanted columns of the table that somebody will look at
   */
  SystemRows(CataloguedFile file, Set<Integer> wanted) {
    this.file = file;
    this.wanted = wanted;
  }

  /** Whether a column from {@code first} on, of the table's own, will be looked at. */
  boolean wants(int first) {
    return wanted.stream().anyMatch(column -> column >= FileRows.OF_FILE.size() + first);
  }

  /**
   * @param own values of the table's own columns
   */
  void add(Object... own) {
    int shared = FileRows.OF_FILE.size();
    Object[] row = new Object[shared + own.length];
    row[0] = file.schema();
    row[1] = file.table();
    row[2] = file.path();
    System.arraycopy(own, 0, row, shared, own.length);
    rows.add(row);
  }

  List<Object[]> rows() {
    return rows;
  }
}
