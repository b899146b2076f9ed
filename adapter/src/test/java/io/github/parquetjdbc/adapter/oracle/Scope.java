package io.github.parquetjdbc.adapter.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;

/** The columns that an expression may use. */
record Scope(List<Column> columns) {

  /** A column as it is written in a query. */
  record Column(String text, ColumnKind kind) {}

  static Scope of(RandomTable table, String alias) {
    List<Column> columns = new ArrayList<>();
    for (RandomTable.Column column : table.columns()) {
      columns.add(new Column(alias + "." + column.name(), column.kind()));
    }
    return new Scope(columns);
  }

  Scope and(Scope other) {
    List<Column> both = new ArrayList<>(columns);
    both.addAll(other.columns);
    return new Scope(both);
  }

  Column any(Random random) {
    return columns.get(random.nextInt(columns.size()));
  }

  /** {@code null} where there is none. */
  Column any(Random random, Predicate<ColumnKind> wanted) {
    List<Column> matching = columns.stream().filter(column -> wanted.test(column.kind())).toList();
    return matching.isEmpty() ? null : matching.get(random.nextInt(matching.size()));
  }
}
