package io.github.parquetjdbc.adapter.table;

import io.github.parquetjdbc.engine.plan.Column;
import io.github.parquetjdbc.reader.ParquetFile;
import io.github.parquetjdbc.reader.ReadOptions;
import io.github.parquetjdbc.reader.prune.ExactFacts;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.TypeId;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Columns that have no value in a file, as far as its footer says so exactly. Writers that see only
 * NULLs guess a type, often INTEGER; where other files' type cannot be united with it, the file is
 * taken for one that lacks the column, which comes to the same rows.
 */
final class ValuelessColumns {

  private ValuelessColumns() {}

  /**
   * The files' columns, of type NULL where they have no value and stand in the way of a union.
   *
   * @param footers of the files, in the same order
   */
  static List<FileColumns> untyped(
      List<ParquetFile> footers, List<FileColumns> files, ReadOptions options) throws IOException {
    Set<String> conflicts = conflicts(files);
    if (conflicts.isEmpty() || options.statistics() == ReadOptions.StatisticsUse.IGNORE) {
      return files;
    }
    Set<String> typed = new HashSet<>();
    for (int i = 0; i < files.size(); i++) {
      for (Column column : files.get(i).columns()) {
        if (conflicts.contains(column.name()) && hasValues(footers.get(i), column)) {
          typed.add(column.name());
        }
      }
    }
    List<FileColumns> untyped = new ArrayList<>(files.size());
    for (int i = 0; i < files.size(); i++) {
      List<Column> columns = new ArrayList<>();
      for (Column column : files.get(i).columns()) {
        // One that has no value anywhere is of the first file's type.
        boolean keeps =
            !conflicts.contains(column.name())
                || typed.contains(column.name()) && hasValues(footers.get(i), column)
                || typed.add(column.name());
        columns.add(keeps ? column : new Column(column.name(), DataType.NULL, true));
      }
      untyped.add(with(columns, files.get(i)));
    }
    return untyped;
  }

  /** The columns of a file without those of type NULL: it lacks them. */
  static FileColumns without(FileColumns file) {
    return with(
        file.columns().stream().filter(column -> column.type().id() != TypeId.NULL).toList(), file);
  }

  private static FileColumns with(List<Column> columns, FileColumns file) {
    return new FileColumns(file.file(), columns, file.constants(), file.positions());
  }

  /** Names of columns whose types cannot be united. */
  private static Set<String> conflicts(List<FileColumns> files) {
    Map<String, DataType> types = new HashMap<>();
    Set<String> conflicts = new HashSet<>();
    for (FileColumns file : files) {
      for (Column column : file.columns()) {
        DataType before = types.get(column.name());
        DataType common = before == null ? column.type() : CommonType.of(before, column.type());
        if (common == null) {
          conflicts.add(column.name());
        } else {
          types.put(column.name(), common);
        }
      }
    }
    return conflicts;
  }

  private static boolean hasValues(ParquetFile footer, Column column) throws IOException {
    ExactFacts facts = ExactFacts.of(footer.metadata(), footer.schema(), column.name());
    return facts == null || facts.values() > 0;
  }
}
