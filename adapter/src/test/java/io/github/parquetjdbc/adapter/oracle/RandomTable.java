package io.github.parquetjdbc.adapter.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * A table of random rows, as SQL text.
 *
 * @param rows values as SQL literals
 */
record RandomTable(String name, List<Column> columns, List<List<String>> rows) {

  private static final int ROWS_OF_AN_INSERT = 500;

  /** A column of a random table. */
  record Column(String name, ColumnKind kind) {}

  /** A column {@code k} to join by, and others of all kinds. */
  static RandomTable of(String name, int rowCount, Random random) {
    List<Column> columns = new ArrayList<>();
    columns.add(new Column("k", ColumnKind.INTEGER));
    for (ColumnKind kind : ColumnKind.values()) {
      int count = kind == ColumnKind.INTEGER || kind == ColumnKind.VARCHAR ? 2 : 1;
      for (int i = 0; i < count; i++) {
        if (random.nextInt(5) > 0) {
          columns.add(new Column("c" + columns.size(), kind));
        }
      }
    }
    int[] nullShare = columns.stream().mapToInt(column -> nullShare(random)).toArray();
    List<List<String>> rows = new ArrayList<>();
    for (int row = 0; row < rowCount; row++) {
      List<String> values = new ArrayList<>();
      for (int i = 0; i < nullShare.length; i++) {
        boolean isNull = random.nextInt(100) < nullShare[i];
        values.add(isNull ? "NULL" : value(columns.get(i), random));
      }
      rows.add(values);
    }
    return new RandomTable(name, columns, rows);
  }

  private static int nullShare(Random random) {
    int[] shares = {0, 0, 10, 10, 50, 100};
    return shares[random.nextInt(shares.length)];
  }

  private static String value(Column column, Random random) {
    return column.name().equals("k")
        ? String.valueOf(random.nextInt(12))
        : column.kind().literal(random);
  }

  String createStatement() {
    List<String> parts = new ArrayList<>();
    for (Column column : columns) {
      parts.add(column.name() + " " + column.kind().sqlType());
    }
    return "CREATE TABLE " + name + " (" + String.join(", ", parts) + ")";
  }

  List<String> insertStatements() {
    List<String> statements = new ArrayList<>();
    for (int start = 0; start < rows.size(); start += ROWS_OF_AN_INSERT) {
      List<String> tuples = new ArrayList<>();
      for (List<String> row :
          rows.subList(start, Math.min(rows.size(), start + ROWS_OF_AN_INSERT))) {
        tuples.add("(" + String.join(", ", row) + ")");
      }
      statements.add("INSERT INTO " + name + " VALUES " + String.join(", ", tuples));
    }
    return statements;
  }
}
