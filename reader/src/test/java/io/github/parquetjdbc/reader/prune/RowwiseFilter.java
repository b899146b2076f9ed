package io.github.parquetjdbc.reader.prune;

import io.github.parquetjdbc.reader.prune.ScanFilter.Operator;
import java.math.BigDecimal;
import java.util.Arrays;

/** What a condition on a column says of one value; NaNs are compared in both ways in use. */
final class RowwiseFilter {

  /** How NaN compares. */
  private enum NaNRule {
    UNORDERED,
    GREATEST
  }

  private RowwiseFilter() {}

  static boolean canMatch(ScanFilter filter, Object value) {
    return matches(filter, value, NaNRule.UNORDERED) || matches(filter, value, NaNRule.GREATEST);
  }

  static boolean mustMatch(ScanFilter filter, Object value) {
    return matches(filter, value, NaNRule.UNORDERED) && matches(filter, value, NaNRule.GREATEST);
  }

  private static boolean matches(ScanFilter filter, Object value, NaNRule rule) {
    if (filter instanceof ScanFilter.And and) {
      return and.operands().stream().allMatch(operand -> matches(operand, value, rule));
    }
    if (filter instanceof ScanFilter.Or or) {
      return or.operands().stream().anyMatch(operand -> matches(operand, value, rule));
    }
    if (filter instanceof ScanFilter.IsNull) {
      return value == null;
    }
    if (filter instanceof ScanFilter.IsNotNull) {
      return value != null;
    }
    if (value == null) {
      return false;
    }
    if (filter instanceof ScanFilter.In in) {
      return in.literals().stream().anyMatch(l -> holds(value, Operator.EQUAL, l, rule));
    }
    ScanFilter.Comparison comparison = (ScanFilter.Comparison) filter;
    return holds(value, comparison.operator(), comparison.literal(), rule);
  }

  private static boolean holds(Object value, Operator operator, Object literal, NaNRule rule) {
    if (rule == NaNRule.UNORDERED && (isNaN(value) || isNaN(literal))) {
      return operator == Operator.NOT_EQUAL;
    }
    int order = compare(value, literal);
    return switch (operator) {
      case EQUAL -> order == 0;
      case NOT_EQUAL -> order != 0;
      case LESS -> order < 0;
      case LESS_OR_EQUAL -> order <= 0;
      case GREATER -> order > 0;
      case GREATER_OR_EQUAL -> order >= 0;
    };
  }

  private static boolean isNaN(Object value) {
    return value instanceof Double number && number.isNaN();
  }

  private static int compare(Object value, Object literal) {
    if (value instanceof byte[] bytes) {
      return Arrays.compareUnsigned(bytes, (byte[]) literal);
    }
    if (value instanceof Boolean truth) {
      return truth.compareTo((Boolean) literal);
    }
    if (value instanceof Double number) {
      // Adding zero makes the zeros one.
      return Double.compare(number + 0.0, (Double) literal + 0.0);
    }
    return new BigDecimal(value.toString()).compareTo(new BigDecimal(literal.toString()));
  }

  static String text(Object value) {
    return value instanceof byte[] bytes ? Arrays.toString(bytes) : String.valueOf(value);
  }

  static String text(ScanFilter filter) {
    if (filter instanceof ScanFilter.Comparison comparison) {
      return comparison.operator() + " " + text(comparison.literal());
    }
    if (filter instanceof ScanFilter.In in) {
      return "IN " + in.literals().stream().map(RowwiseFilter::text).toList();
    }
    if (filter instanceof ScanFilter.And and) {
      return "AND " + and.operands().stream().map(RowwiseFilter::text).toList();
    }
    if (filter instanceof ScanFilter.Or or) {
      return "OR " + or.operands().stream().map(RowwiseFilter::text).toList();
    }
    return filter.toString();
  }
}
