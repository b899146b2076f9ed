package io.github.parquetjdbc.adapter.table;

import io.github.parquetjdbc.engine.plan.Column;
import io.github.parquetjdbc.reader.prune.ScanFilter;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.TypeId;
import io.github.parquetjdbc.vector.VectorKind;
import java.util.ArrayList;
import java.util.List;

/**
 * A table's pruning condition in the terms of one file, whose columns may be missing (then they are
 * null) or of a narrower type. What cannot be said about the file becomes {@code null}: no
 * condition.
 */
final class FilePruning {

  /** The condition that no row fulfils. */
  static final ScanFilter NEVER = new ScanFilter.Or(List.of());

  private final FileColumns file;
  private final List<Column> tableColumns;

  FilePruning(FileColumns file, List<Column> tableColumns) {
    this.file = file;
    this.tableColumns = tableColumns;
  }

  /**
   * @param filter over the table's columns, or {@code null}
   * @return {@link #NEVER}, or a condition for the reader, or {@code null}
   */
  ScanFilter translate(ScanFilter filter) {
    if (filter instanceof ScanFilter.And and) {
      return and(and.operands());
    }
    if (filter instanceof ScanFilter.Or or) {
      return or(or.operands());
    }
    String constant = column(filter);
    if (constant != null && file.constants().containsKey(constant)) {
      return ConstantPruning.canHold(filter, file.constants().get(constant)) ? null : NEVER;
    }
    if (filter instanceof ScanFilter.Comparison comparison) {
      return comparison(comparison);
    }
    if (filter instanceof ScanFilter.In in) {
      return in(in);
    }
    if (filter instanceof ScanFilter.IsNull isNull) {
      return file.find(isNull.column()) == null ? null : filter;
    }
    if (filter instanceof ScanFilter.IsNotNull isNotNull) {
      return file.find(isNotNull.column()) == null ? NEVER : filter;
    }
    return null;
  }

  /** The column that a condition is about, {@code null} for those about several. */
  private static String column(ScanFilter filter) {
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

  private ScanFilter and(List<ScanFilter> operands) {
    List<ScanFilter> kept = new ArrayList<>();
    for (ScanFilter operand : operands) {
      ScanFilter translated = translate(operand);
      if (translated == NEVER) {
        return NEVER;
      }
      if (translated != null) {
        kept.add(translated);
      }
    }
    if (kept.isEmpty()) {
      return null;
    }
    return kept.size() == 1 ? kept.get(0) : new ScanFilter.And(kept);
  }

  private ScanFilter or(List<ScanFilter> operands) {
    List<ScanFilter> kept = new ArrayList<>();
    for (ScanFilter operand : operands) {
      ScanFilter translated = translate(operand);
      if (translated == null) {
        return null;
      }
      if (translated != NEVER) {
        kept.add(translated);
      }
    }
    if (kept.isEmpty()) {
      return NEVER;
    }
    return kept.size() == 1 ? kept.get(0) : new ScanFilter.Or(kept);
  }

  private ScanFilter comparison(ScanFilter.Comparison comparison) {
    Column own = file.find(comparison.column());
    if (own == null) {
      return NEVER;
    }
    if (!isComparable(own)) {
      return null;
    }
    Object literal = literal(comparison.literal(), own.type());
    if (literal != null) {
      return new ScanFilter.Comparison(comparison.column(), comparison.operator(), literal);
    }
    return comparison.operator() == ScanFilter.Operator.EQUAL ? NEVER : null;
  }

  private ScanFilter in(ScanFilter.In in) {
    Column own = file.find(in.column());
    if (own == null) {
      return NEVER;
    }
    if (!isComparable(own)) {
      return null;
    }
    List<Object> literals = new ArrayList<>();
    for (Object value : in.literals()) {
      Object literal = literal(value, own.type());
      if (literal != null) {
        literals.add(literal);
      }
    }
    return literals.isEmpty() ? NEVER : new ScanFilter.In(in.column(), literals);
  }

  /** Whether literals of the table's type can be said in the file's, or lie outside it. */
  private boolean isComparable(Column own) {
    for (Column column : tableColumns) {
      if (column.name().equals(own.name())) {
        DataType wide = column.type();
        return wide.equals(own.type())
            || own.type().id() == TypeId.REAL && wide.id() == TypeId.DOUBLE
            || isInteger(own.type()) && isInteger(wide);
      }
    }
    return false;
  }

  private static boolean isInteger(DataType type) {
    return switch (type.id()) {
      case TINYINT, SMALLINT, INTEGER, BIGINT -> true;
      default -> false;
    };
  }

  /** {@code null} where the file's type has no such value. */
  private static Object literal(Object value, DataType type) {
    if (value instanceof Long number && type.kind() == VectorKind.INT) {
      return number == number.intValue() ? (Object) number.intValue() : null;
    }
    return value;
  }
}
