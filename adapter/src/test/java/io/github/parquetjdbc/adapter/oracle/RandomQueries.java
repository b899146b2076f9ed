package io.github.parquetjdbc.adapter.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Random queries over random tables, in SQL that all systems read alike. */
final class RandomQueries {

  private static final int DEPTH = 2;

  private final List<RandomTable> tables;
  private final Random random;
  private final RandomExpressions expressions;

  /**
   * A query.
   *
   * @param ordered whether the order of its rows is given by the query
   */
  record Query(String sql, boolean ordered) {

    /** Without joins and sub-queries. */
    boolean isPlain() {
      return !sql.contains("JOIN")
          && !sql.contains("OVER")
          && !sql.contains("ROLLUP")
          && !sql.contains("CUBE")
          && sql.lastIndexOf("SELECT") == 0;
    }
  }

  private record From(String text, Scope scope) {}

  RandomQueries(List<RandomTable> tables, Random random) {
    this.tables = tables;
    this.random = random;
    this.expressions = new RandomExpressions(random, this::subqueryCondition);
  }

  Query next() {
    return switch (random.nextInt(8)) {
      case 6, 7 -> new Query(windows(), false);
      case 0 -> new Query(globalAggregate(), false);
      case 1, 2 -> new Query(groupedAggregate(), false);
      case 3 -> new Query(union(), false);
      default -> rows();
    };
  }

  private String windows() {
    RandomTable table = tables.get(random.nextInt(tables.size()));
    Scope scope = Scope.of(table, "a");
    RandomWindows windows = new RandomWindows(random);
    List<String> items = new ArrayList<>();
    for (Scope.Column column : scope.columns()) {
      items.add(column.text());
    }
    int count = 1 + random.nextInt(3);
    for (int i = 0; i < count; i++) {
      items.add(windows.call(scope) + " AS x" + i);
    }
    From from = new From(" FROM " + table.name() + " a", scope);
    return "SELECT " + String.join(", ", items) + from.text() + where(from);
  }

  private String oneOf(String... choices) {
    return ColumnKind.oneOf(random, choices);
  }

  private Query rows() {
    From from = from();
    int count = 1 + random.nextInt(4);
    List<String> items = new ArrayList<>();
    List<String> order = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      items.add(expressions.value(from.scope(), kind(), DEPTH) + " AS x" + i);
      order.add("x" + i + oneOf("", " DESC") + oneOf(" NULLS FIRST", " NULLS LAST"));
    }
    String distinct = random.nextInt(4) == 0 ? "DISTINCT " : "";
    String sql = "SELECT " + distinct + String.join(", ", items) + from.text() + where(from);
    if (random.nextInt(3) > 0) {
      return new Query(sql, false);
    }
    String limit = random.nextBoolean() ? " LIMIT " + random.nextInt(30) : "";
    String offset = limit.isEmpty() || random.nextBoolean() ? "" : " OFFSET " + random.nextInt(10);
    return new Query(sql + " ORDER BY " + String.join(", ", order) + limit + offset, true);
  }

  private ColumnKind kind() {
    ColumnKind[] kinds = ColumnKind.values();
    return kinds[random.nextInt(kinds.length)];
  }

  private From from() {
    return switch (random.nextInt(7)) {
      case 0, 1 -> join("ta", "tb");
      case 2 -> join("tb", "tc");
      case 3 -> derived();
      default -> {
        RandomTable table = tables.get(random.nextInt(tables.size()));
        yield new From(" FROM " + table.name() + " a", Scope.of(table, "a"));
      }
    };
  }

  private RandomTable table(String name) {
    return tables.stream().filter(table -> table.name().equals(name)).findFirst().orElseThrow();
  }

  private From join(String left, String right) {
    Scope scope = Scope.of(table(left), "a").and(Scope.of(table(right), "b"));
    String kind = oneOf(" JOIN ", " LEFT JOIN ");
    String more =
        random.nextInt(4) == 0
            ? " AND " + new RandomExpressions(random, (own, depth) -> "a.k > 3").condition(scope, 1)
            : "";
    return new From(" FROM " + left + " a" + kind + right + " b ON a.k = b.k" + more, scope);
  }

  private From derived() {
    RandomTable table = tables.get(random.nextInt(tables.size()));
    Scope inner = Scope.of(table, "i");
    List<String> items = new ArrayList<>();
    List<Scope.Column> columns = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      ColumnKind kind = kind();
      items.add(expressions.value(inner, kind, 1) + " AS d" + i);
      columns.add(new Scope.Column("d.d" + i, kind));
    }
    String query =
        "SELECT "
            + String.join(", ", items)
            + " FROM "
            + table.name()
            + " i WHERE "
            + expressions.condition(inner, 1);
    return new From(" FROM (" + query + ") d", new Scope(columns));
  }

  private String where(From from) {
    return random.nextInt(4) == 0 ? "" : " WHERE " + expressions.condition(from.scope(), DEPTH);
  }

  private String globalAggregate() {
    From from = from();
    return "SELECT " + String.join(", ", aggregates(from.scope())) + from.text() + where(from);
  }

  private String groupedAggregate() {
    From from = from();
    List<String> keys = new ArrayList<>();
    int count = 1 + random.nextInt(2);
    for (int i = 0; i < count; i++) {
      Scope.Column column = from.scope().any(random);
      if (!keys.contains(column.text())) {
        keys.add(column.text());
      }
    }
    List<String> items = new ArrayList<>(keys);
    if (random.nextInt(6) > 0) {
      items.addAll(aggregates(from.scope()));
    }
    String having = random.nextInt(4) == 0 ? " HAVING COUNT(*) " + oneOf("> 1", "= 1", "<= 3") : "";
    return "SELECT "
        + String.join(", ", items)
        + from.text()
        + where(from)
        + " GROUP BY "
        + grouping(String.join(", ", keys))
        + having;
  }

  private String grouping(String keys) {
    return random.nextInt(5) == 0 ? oneOf("ROLLUP", "CUBE") + "(" + keys + ")" : keys;
  }

  private List<String> aggregates(Scope scope) {
    List<String> calls = new ArrayList<>();
    int count = 1 + random.nextInt(3);
    for (int i = 0; i < count; i++) {
      calls.add(aggregate(scope) + " AS x" + i);
    }
    return calls;
  }

  private String aggregate(Scope scope) {
    Scope.Column number = scope.any(random, ColumnKind::isNumber);
    String distinct = random.nextInt(4) == 0 ? "DISTINCT " : "";
    Scope.Column any = scope.any(random);
    return switch (random.nextInt(6)) {
      case 0 -> "COUNT(*)";
      case 1 -> "COUNT(" + distinct + any.text() + ")";
      case 2 -> number == null ? "COUNT(*)" : "SUM(" + distinct + number.text() + ")";
      case 3 -> number == null ? "COUNT(*)" : "AVG(" + number.text() + ")";
      default -> {
        boolean ordered = any.kind() != ColumnKind.BOOLEAN;
        yield ordered ? oneOf("MIN(", "MAX(") + any.text() + ")" : "COUNT(*)";
      }
    };
  }

  private String union() {
    ColumnKind kind = kind();
    String kinds =
        oneOf(
            " UNION ALL ", " UNION ", " EXCEPT ", " INTERSECT ", " EXCEPT ALL ", " INTERSECT ALL ");
    return branch(kind) + kinds + branch(kind);
  }

  private String branch(ColumnKind kind) {
    From from = from();
    return "SELECT "
        + expressions.value(from.scope(), kind, 1)
        + " AS x"
        + from.text()
        + where(from);
  }

  private String subqueryCondition(Scope scope, int depth) {
    RandomTable table = tables.get(1 + random.nextInt(tables.size() - 1));
    Scope.Column outer = scope.any(random);
    Scope inner = Scope.of(table, "s");
    Scope.Column own = inner.any(random, kind -> kind == outer.kind());
    String from = " FROM " + table.name() + " s";
    RandomExpressions plain = new RandomExpressions(random, (any, level) -> "s.k > 3");
    String where = random.nextBoolean() ? " WHERE " + plain.condition(inner, 1) : "";
    Scope.Column key = scope.any(random, kind -> kind == ColumnKind.INTEGER);
    if (own == null || random.nextInt(3) == 0) {
      String correlation = key == null ? "" : where.isEmpty() ? " WHERE " : " AND ";
      String link = key == null ? "" : correlation + "s.k = " + key.text();
      return oneOf("EXISTS (SELECT 1", "NOT EXISTS (SELECT 1") + from + where + link + ")";
    }
    if (random.nextInt(3) == 0 && outer.kind() != ColumnKind.BOOLEAN) {
      String aggregate = oneOf("MIN(", "MAX(") + own.text() + ")";
      return outer.text()
          + oneOf(" = ", " < ", " >= ")
          + "(SELECT "
          + aggregate
          + from
          + where
          + ")";
    }
    return outer.text() + oneOf(" IN (", " NOT IN (") + "SELECT " + own.text() + from + where + ")";
  }
}
