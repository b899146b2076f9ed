package io.github.parquetjdbc.adapter.system;

import io.github.parquetjdbc.adapter.table.CataloguedFile;
import io.github.parquetjdbc.adapter.table.ConstantPruning;
import io.github.parquetjdbc.reader.prune.ScanFilter;
import java.nio.charset.StandardCharsets;

/** Whether a condition may be true of a row about a file, by what the file is called. */
final class FileCondition {

  private FileCondition() {}

  /**
   * @param condition or {@code null} for none
   */
  static boolean mayHold(ScanFilter condition, CataloguedFile file) {
    if (condition instanceof ScanFilter.And and) {
      return and.operands().stream().allMatch(operand -> mayHold(operand, file));
    }
    if (condition instanceof ScanFilter.Or or) {
      return or.operands().stream().anyMatch(operand -> mayHold(operand, file));
    }
    String column = condition == null ? null : ConstantPruning.column(condition);
    if (column == null) {
      return true;
    }
    return switch (column) {
      case "table_schema" -> ConstantPruning.canHold(condition, literal(file.schema()));
      case "table_name" -> ConstantPruning.canHold(condition, literal(file.table()));
      case "file_path" -> ConstantPruning.canHold(condition, literal(file.path()));
      default -> true;
    };
  }

  private static Object literal(String text) {
    return text == null ? null : text.getBytes(StandardCharsets.UTF_8);
  }
}
