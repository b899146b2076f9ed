package io.github.parquetjdbc.adapter.table;

import io.github.parquetjdbc.engine.plan.Column;
import io.github.parquetjdbc.reader.prune.ScanFilter;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.TypeId;
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
    String constant = ConstantPruning.column(filter);
    if (constant != null && file.position(constant) != null) {
      return null;
    }
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
    return compare(comparison.column(), comparison.operator(), comparison.literal());
  }

  private ScanFilter compare(String column, ScanFilter.Operator operator, Object literal) {
    Column own = file.find(column);
    if (own == null) {
      return NEVER;
    }
    DataType wide = tableType(column);
    if (wide == null) {
      return null;
    }
    if (wide.equals(own.type()) || own.type().id() == TypeId.REAL && wide.id() == TypeId.DOUBLE) {
      return new ScanFilter.Comparison(column, operator, literal);
    }
    NarrowedLiteral narrowed = NarrowedLiteral.of(own.type(), wide);
    return narrowed == null ? null : narrowed.compare(column, operator, literal);
  }

  /** Of the values that the file cannot have none is asked for. */
  private ScanFilter in(ScanFilter.In in) {
    List<Object> literals = new ArrayList<>();
    for (Object value : in.literals()) {
      ScanFilter single = compare(in.column(), ScanFilter.Operator.EQUAL, value);
      if (single == null) {
        return null;
      }
      if (single != NEVER) {
        literals.add(((ScanFilter.Comparison) single).literal());
      }
    }
    return literals.isEmpty() ? NEVER : new ScanFilter.In(in.column(), literals);
  }

  private DataType tableType(String name) {
    for (Column column : tableColumns) {
      if (column.name().equals(name)) {
        return column.type();
      }
    }
    return null;
  }
}
