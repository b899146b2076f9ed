package io.github.parquetjdbc.adapter;

import io.github.parquetjdbc.adapter.table.Catalogue;
import io.github.parquetjdbc.adapter.table.ListedCatalogue;
import io.github.parquetjdbc.adapter.table.RefusedPathException;
import io.github.parquetjdbc.adapter.table.Table;
import io.github.parquetjdbc.engine.plan.Column;
import java.io.IOException;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.util.SqlBasicVisitor;

/** "Did you mean": the existing name that is closest to one that was not found. */
final class Suggestions {

  private final Catalogue catalogue;
  private final String defaultSchema;

  Suggestions(Catalogue catalogue, String defaultSchema) {
    this.catalogue = catalogue;
    this.defaultSchema = defaultSchema;
  }

  /** A sentence to append for an unknown table or schema, or the empty string. */
  String forTable(String name) throws IOException {
    if (hasNoTables()) {
      return "; the location has no tables";
    }
    Map<String, String> names = new TreeMap<>();
    for (String schema : catalogue.schemas()) {
      for (String table : catalogue.tables(schema)) {
        names.putIfAbsent(table, quoted(schema) + "." + quoted(table));
      }
    }
    catalogue.tables(defaultSchema).forEach(table -> names.put(table, quoted(table)));
    catalogue.schemas().forEach(schema -> names.putIfAbsent(schema, quoted(schema)));
    return sentence(name, names);
  }

  /** But those that every location has. */
  private boolean hasNoTables() throws IOException {
    for (String schema : catalogue.schemas()) {
      if (!schema.equals(ListedCatalogue.SYSTEM_SCHEMA) && !catalogue.tables(schema).isEmpty()) {
        return false;
      }
    }
    return true;
  }

  /** The same for an unknown column of the tables that the statement names. */
  String forColumn(String name, SqlNode statement) throws IOException {
    Map<String, String> columns = new TreeMap<>();
    for (Table table : tables(statement)) {
      for (Column column : table.columns()) {
        columns.put(column.name(), quoted(column.name()));
      }
    }
    return sentence(name, columns);
  }

  private Collection<Table> tables(SqlNode statement) throws IOException {
    Set<SqlIdentifier> identifiers = new LinkedHashSet<>();
    statement.accept(
        new SqlBasicVisitor<Void>() {
          @Override
          public Void visit(SqlIdentifier id) {
            identifiers.add(id);
            return null;
          }
        });
    Set<Table> tables = new LinkedHashSet<>();
    for (SqlIdentifier id : identifiers) {
      Table table = id.isStar() ? null : table(id.names);
      if (table != null) {
        tables.add(table);
      }
    }
    return tables;
  }

  /** Not all identifiers are tables, and some could be no path of one. */
  private Table table(List<String> names) throws IOException {
    String schema = names.size() == 2 ? names.get(0) : defaultSchema;
    try {
      return catalogue.table(schema, names.get(names.size() - 1));
    } catch (RefusedPathException e) {
      return null;
    }
  }

  private static String quoted(String name) {
    return '"' + name + '"';
  }

  /**
   * @param candidates as they are to be shown, by what the name may have been meant to be
   */
  private static String sentence(String name, Map<String, String> candidates) {
    String best = null;
    int bestDistance = Math.max(2, name.length() / 3) + 1;
    for (String candidate : candidates.keySet()) {
      int distance = distance(name.toLowerCase(Locale.ROOT), candidate.toLowerCase(Locale.ROOT));
      if (distance < bestDistance) {
        best = candidate;
        bestDistance = distance;
      }
    }
    return best == null ? "" : "; did you mean " + candidates.get(best) + "?";
  }

  /** Levenshtein's distance. */
  static int distance(String a, String b) {
    int[] previous = new int[b.length() + 1];
    for (int j = 0; j < previous.length; j++) {
      previous[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int[] row = new int[b.length() + 1];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int change = previous[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        row[j] = Math.min(change, Math.min(previous[j], row[j - 1]) + 1);
      }
      previous = row;
    }
    return previous[b.length()];
  }
}
