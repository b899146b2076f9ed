package io.github.parquetjdbc.engine.expression;

import io.github.parquetjdbc.engine.function.bind.Lane;
import io.github.parquetjdbc.engine.function.compare.ComparisonFamily;
import io.github.parquetjdbc.engine.function.compare.LongRange;
import io.github.parquetjdbc.engine.function.compare.Operator;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.RowFilter;
import io.github.parquetjdbc.vector.Vector;
import io.github.parquetjdbc.vector.VectorKind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Builds filters: AND as one filter after another, comparisons of one column with constants (which
 * cannot fail, so their order does not matter) joined into one range.
 */
final class FilterCompiler {

  private final EvaluatorTree tree;

  FilterCompiler(EvaluatorTree tree) {
    this.tree = tree;
  }

  RowFilter compile(Expression condition) {
    List<Expression> conjuncts = new ArrayList<>();
    flatten(condition, conjuncts);
    List<RowFilter> filters = new ArrayList<>();
    for (List<Expression> group : groups(conjuncts)) {
      filters.add(group.size() == 1 ? leaf(group.get(0)) : joined(group));
    }
    return filters.size() == 1 ? filters.get(0) : new ConjunctionFilter(filters);
  }

  private static void flatten(Expression condition, List<Expression> conjuncts) {
    if (condition instanceof Expression.Form form && form.kind() == FormKind.AND) {
      form.arguments().forEach(argument -> flatten(argument, conjuncts));
    } else {
      conjuncts.add(condition);
    }
  }

  /** Bounds of one column come together, at the place of the first. */
  private static List<List<Expression>> groups(List<Expression> conjuncts) {
    Map<Object, List<Expression>> groups = new LinkedHashMap<>();
    for (int i = 0; i < conjuncts.size(); i++) {
      Expression conjunct = conjuncts.get(i);
      Object key = isBound(conjunct) ? column((Expression.Call) conjunct).index() : "other " + i;
      groups.computeIfAbsent(key, k -> new ArrayList<>()).add(conjunct);
    }
    return List.copyOf(groups.values());
  }

  /** Whether a conjunct is a column compared with a constant, on either side. */
  private static boolean isBound(Expression conjunct) {
    return conjunct instanceof Expression.Call call
        && call.arguments().size() == 2
        && Operator.of(call.name()) != null
        && call.arguments().stream().anyMatch(Expression.Column.class::isInstance)
        && call.arguments().stream().anyMatch(EvaluatorTree::isConstant);
  }

  private static Expression.Column column(Expression.Call bound) {
    Expression first = bound.arguments().get(0);
    return (Expression.Column)
        (first instanceof Expression.Column ? first : bound.arguments().get(1));
  }

  private RowFilter leaf(Expression condition) {
    Expression.Column column = ColumnUse.onlyColumn(condition);
    if (condition instanceof Expression.Column
        || ColumnUse.of(condition).size() != 1
        || ColumnUse.differsByRow(condition)
        || column.type().isNested()) {
      return new MaskFilter(tree.compile(condition));
    }
    return perEntry(column, condition, new MaskFilter(tree.byRow().compile(condition)));
  }

  private RowFilter joined(List<Expression> bounds) {
    Expression.Column column = column((Expression.Call) bounds.get(0));
    LongRange range = range(bounds);
    RowFilter byRow;
    if (range != null) {
      byRow = new RangeFilter(column.index(), range);
    } else {
      List<RowFilter> filters = new ArrayList<>();
      for (Expression bound : bounds) {
        filters.add(new MaskFilter(tree.byRow().compile(bound)));
      }
      byRow = new ConjunctionFilter(filters);
    }
    Expression all = new Expression.Form(FormKind.AND, bounds, DataType.BOOLEAN);
    return perEntry(column, all, byRow);
  }

  private RowFilter perEntry(Expression.Column column, Expression condition, RowFilter byRow) {
    return tree.usesEntries()
        ? new PerEntryFilter(column.index(), byRow, tree.entryResults(condition, column))
        : byRow;
  }

  /** The range that all bounds of a column of integers make, or {@code null}. */
  private LongRange range(List<Expression> bounds) {
    LongRange range = range((Expression.Call) bounds.get(0));
    for (Expression bound : bounds.subList(1, bounds.size())) {
      LongRange next = range((Expression.Call) bound);
      if (range == null || next == null) {
        return null;
      }
      range = range.and(next);
    }
    return range;
  }

  private LongRange range(Expression.Call bound) {
    Expression first = bound.arguments().get(0);
    Expression second = bound.arguments().get(1);
    if (!ComparisonFamily.comparable(first.type(), second.type())) {
      return null;
    }
    Operator operator = Operator.of(bound.name());
    return first instanceof Expression.Column
        ? range(operator, second)
        : range(operator.swapped(), first);
  }

  private LongRange range(Operator operator, Expression constant) {
    VectorKind kind = constant.type().kind();
    if (kind != VectorKind.INT && kind != VectorKind.LONG) {
      return null;
    }
    Vector value = tree.constant(constant);
    if (value.isNull(0)) {
      return null;
    }
    long bound = new Lane().longs(value)[0];
    return kind == VectorKind.INT
        ? LongRange.of(operator, bound, Integer.MIN_VALUE, Integer.MAX_VALUE)
        : LongRange.of(operator, bound, Long.MIN_VALUE, Long.MAX_VALUE);
  }
}
