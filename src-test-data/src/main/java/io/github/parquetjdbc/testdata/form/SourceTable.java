package io.github.parquetjdbc.testdata.form;

import java.util.Arrays;
import java.util.List;

/** Rows before any writer saw them; a value is null or what its column's form takes. */
public record SourceTable(List<Field> fields, List<Object[]> rows) {
  /** Rows {@code from} (inclusive) to {@code to} (exclusive). */
  public SourceTable slice(int from, int to) {
    return new SourceTable(fields, rows.subList(from, to));
  }

  /** The same rows with some of the columns. */
  public SourceTable select(String... names) {
    List<String> all = fields.stream().map(Field::name).toList();
    int[] places = Arrays.stream(names).mapToInt(all::indexOf).toArray();
    return new SourceTable(
        Arrays.stream(places).mapToObj(fields::get).toList(),
        rows.stream()
            .map(row -> Arrays.stream(places).mapToObj(place -> row[place]).toArray())
            .toList());
  }

  /** Appends {@code "columns": [names], "rows": [[value...]...]}, a row a line. */
  public void appendJson(StringBuilder target) {
    target.append("\"columns\": [");
    for (int c = 0; c < fields.size(); c++) {
      target.append(c == 0 ? "" : ",");
      JsonText.append(target, fields.get(c).name());
    }
    target.append("],\n\"rows\": [");
    String separator = "\n";
    for (Object[] row : rows) {
      target.append(separator);
      separator = ",\n";
      appendRow(target, row);
    }
    target.append("\n]");
  }

  private void appendRow(StringBuilder target, Object[] row) {
    target.append('[');
    for (int c = 0; c < row.length; c++) {
      target.append(c == 0 ? "" : ",");
      if (row[c] == null) {
        target.append("null");
      } else {
        fields.get(c).form().json(target, row[c]);
      }
    }
    target.append(']');
  }
}
