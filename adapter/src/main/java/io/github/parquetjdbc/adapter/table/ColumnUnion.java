package io.github.parquetjdbc.adapter.table;

import io.github.parquetjdbc.engine.plan.Column;
import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.reader.error.UnsupportedFeatureException;
import io.github.parquetjdbc.vector.DataType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The columns of a table of many files: united by name, in the order in which they first occur. */
final class ColumnUnion {

  /** A column on its way: its type so far and where it was seen. */
  private record Seen(DataType type, boolean nullable, int files, String firstFile) {

    Seen and(Column column, DataType common) {
      return new Seen(common, nullable || column.nullable(), files + 1, firstFile);
    }
  }

  private ColumnUnion() {}

  /**
   * @return columns that are null in the files that lack them
   * @throws UnsupportedFeatureException where two files have types that no type holds both of
   */
  static List<Column> of(List<FileColumns> files) throws UnsupportedFeatureException {
    Map<String, Seen> seen = new LinkedHashMap<>();
    for (FileColumns file : files) {
      for (Column column : file.columns()) {
        Seen before = seen.get(column.name());
        Seen now =
            before == null
                ? new Seen(column.type(), column.nullable(), 1, file.file())
                : before.and(column, common(before, column, file.file()));
        seen.put(column.name(), now);
      }
    }
    List<Column> columns = new ArrayList<>(seen.size());
    seen.forEach(
        (name, column) -> {
          boolean everywhere = column.files() == files.size();
          columns.add(new Column(name, column.type(), column.nullable() || !everywhere));
        });
    return columns;
  }

  private static DataType common(Seen before, Column column, String file)
      throws UnsupportedFeatureException {
    DataType common = CommonType.of(before.type(), column.type());
    if (common == null) {
      throw new UnsupportedFeatureException(
          FilePosition.of(file).withColumn(column.name()),
          "its type "
              + column.type()
              + " cannot be united with "
              + before.type()
              + ", the column's type in file "
              + before.firstFile());
    }
    return common;
  }
}
