package io.github.parquetjdbc.adapter.table;

import io.github.parquetjdbc.reader.prune.ScanFilter;
import java.util.Arrays;

/** Conditions on a column that has one value in all rows of a file. */
public final class ConstantPruning {

  private ConstantPruning() {}

  /**
   * Whether the condition may be true of the value; yes where they cannot be compared.
   *
   * @param condition about one column
   * @param value in the form of a literal, or {@code null}
   */
  public static boolean canHold(ScanFilter condition, Object value) {
    if (condition instanceof ScanFilter.IsNull) {
      return value == null;
    }
    if (value == null) {
      return false;
    }
    if (condition instanceof ScanFilter.In in) {
      return in.literals().stream()
          .anyMatch(literal -> holds(ScanFilter.Operator.EQUAL, value, literal));
    }
    return !(condition instanceof ScanFilter.Comparison comparison)
        || holds(comparison.operator(), value, comparison.literal());
  }

  /** The column that a condition is about, {@code null} for those about several. */
  public static String column(ScanFilter filter) {
    if (filter instanceof ScanFilter.Comparison comparison) {
      return comparison.column();
    }
    if (filter instanceof ScanFilter.In in) {
      return in.column();
    }
    if (filter instanceof ScanFilter.IsNull isNull) {
      return isNull.column();
    }
    return filter instanceof ScanFilter.IsNotNull isNotNull ? isNotNull.column() : null;
  }

  private static boolean holds(ScanFilter.Operator operator, Object value, Object literal) {
    int order;
    if (value instanceof byte[] left && literal instanceof byte[] right) {
      order = Arrays.compareUnsigned(left, right);
    } else if (value instanceof Integer left && literal instanceof Integer right) {
      order = left.compareTo(right);
    } else if (value instanceof Long left && literal instanceof Long right) {
      order = left.compareTo(right);
    } else if (value instanceof Boolean left && literal instanceof Boolean right) {
      order = left.compareTo(right);
    } else {
      return true;
    }
    return switch (operator) {
      case EQUAL -> order == 0;
      case NOT_EQUAL -> order != 0;
      case LESS -> order < 0;
      case LESS_OR_EQUAL -> order <= 0;
      case GREATER -> order > 0;
      case GREATER_OR_EQUAL -> order >= 0;
    };
  }
}
