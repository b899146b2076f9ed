package io.github.parquetjdbc.engine.window;

import io.github.parquetjdbc.engine.data.RowOrder;
import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.engine.plan.SortKey;
import io.github.parquetjdbc.engine.plan.WindowCall;
import io.github.parquetjdbc.engine.plan.WindowCall.Nulls;
import io.github.parquetjdbc.engine.plan.WindowFrame;
import io.github.parquetjdbc.engine.plan.WindowFrame.Bound;
import io.github.parquetjdbc.engine.plan.WindowFrame.BoundKind;
import io.github.parquetjdbc.engine.plan.WindowFrame.Unit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;

/**
 * Window calls by their definition: for each row, every other row of its partition is asked whether
 * it is in the frame.
 */
final class RowWiseWindows {

  private final PlanNode.Window node;
  private final Comparator<List<Object>> byPartition;
  private final Comparator<List<Object>> byOrder;

  /** The rows of the partition at hand, sorted. */
  private List<List<Object>> rows;

  /** For each row how many groups of peers there are up to its own. */
  private long[] groups;

  RowWiseWindows(PlanNode.Window node) {
    this.node = node;
    byPartition =
        comparator(
            node.partition().stream()
                .map(c -> new SortKey(c, SortKey.Direction.ASCENDING, SortKey.NullOrder.LAST))
                .toList());
    byOrder = comparator(node.order());
  }

  private static Comparator<List<Object>> comparator(List<SortKey> keys) {
    return (left, right) -> {
      int order = 0;
      for (int i = 0; i < keys.size() && order == 0; i++) {
        SortKey key = keys.get(i);
        order = compare(left.get(key.column()), right.get(key.column()), key);
      }
      return order;
    };
  }

  private static int compare(Object left, Object right, SortKey key) {
    if (left == null || right == null) {
      int nullSide = key.nulls() == SortKey.NullOrder.FIRST ? -1 : 1;
      return left == right ? 0 : left == null ? nullSide : -nullSide;
    }
    int order = RowOrder.compare(left, right);
    return key.direction() == SortKey.Direction.ASCENDING ? order : -order;
  }

  /** The node's output for the input's rows. */
  List<List<Object>> of(List<List<Object>> input) {
    List<List<Object>> sorted = new ArrayList<>(input);
    sorted.sort(byPartition.thenComparing(byOrder));
    List<List<Object>> output = new ArrayList<>();
    for (int from = 0; from < sorted.size(); from += rows.size()) {
      int to = from + 1;
      while (to < sorted.size() && byPartition.compare(sorted.get(from), sorted.get(to)) == 0) {
        to++;
      }
      rows = sorted.subList(from, to);
      groups = groups();
      for (int row = 0; row < rows.size(); row++) {
        List<Object> cells = new ArrayList<>(rows.get(row));
        for (WindowCall call : node.calls()) {
          cells.add(value(call, row));
        }
        output.add(cells);
      }
    }
    return output;
  }

  private long[] groups() {
    long[] numbers = new long[rows.size()];
    numbers[0] = 1;
    for (int i = 1; i < numbers.length; i++) {
      boolean peers = byOrder.compare(rows.get(i - 1), rows.get(i)) == 0;
      numbers[i] = numbers[i - 1] + (peers ? 0 : 1);
    }
    return numbers;
  }

  private Object cell(WindowCall call, int argument, int row) {
    return rows.get(row).get(call.arguments().get(argument));
  }

  private long before(int row) {
    return Arrays.stream(groups).filter(group -> group < groups[row]).count();
  }

  private Object value(WindowCall call, int row) {
    int size = rows.size();
    return switch (call.name()) {
      case "row_number" -> row + 1L;
      case "rank" -> before(row) + 1;
      case "dense_rank" -> groups[row];
      case "percent_rank" -> size == 1 ? 0.0 : (double) before(row) / (size - 1);
      case "cume_dist" ->
          (double) Arrays.stream(groups).filter(group -> group <= groups[row]).count() / size;
      case "ntile" -> tile((Long) cell(call, 0, row), row);
      case "lag" -> shifted(call, row, -1);
      case "lead" -> shifted(call, row, 1);
      default -> ofFrame(call, row);
    };
  }

  private long tile(long tiles, int row) {
    int first = 0;
    for (long tile = 1; ; tile++) {
      first += (int) (rows.size() / tiles + (tile <= rows.size() % tiles ? 1 : 0));
      if (row < first) {
        return tile;
      }
    }
  }

  private Object shifted(WindowCall call, int row, int step) {
    long left = (Long) cell(call, 1, row);
    int at = row;
    while (left > 0) {
      at += step;
      if (at < 0 || at >= rows.size()) {
        return cell(call, 2, row);
      }
      left -= call.nulls() == Nulls.IGNORED && cell(call, 0, at) == null ? 0 : 1;
    }
    return cell(call, 0, at);
  }

  private Object ofFrame(WindowCall call, int row) {
    List<Object> values = new ArrayList<>();
    for (int other = 0; other < rows.size(); other++) {
      if (isInFrame(call.frame(), row, other)) {
        values.add(cell(call, 0, other));
      }
    }
    boolean offsets = call.name().endsWith("_value");
    if (!offsets || call.nulls() == Nulls.IGNORED) {
      values.removeIf(Objects::isNull);
    }
    int last = values.size() - 1;
    return switch (call.name()) {
      case "first_value" -> last < 0 ? null : values.get(0);
      case "last_value" -> last < 0 ? null : values.get(last);
      case "nth_value" -> {
        long index = (Long) cell(call, 1, row) - 1;
        yield index > last ? null : values.get((int) index);
      }
      case "count" -> (long) values.size();
      case "min" -> values.stream().min(RowOrder::compare).orElse(null);
      case "max" -> values.stream().max(RowOrder::compare).orElse(null);
      case "sum" ->
          last < 0 ? null : values.stream().mapToLong(v -> ((Number) v).longValue()).sum();
      default -> throw new IllegalArgumentException(call.name());
    };
  }

  private boolean isInFrame(WindowFrame frame, int row, int other) {
    boolean peers = groups[row] == groups[other];
    boolean excluded =
        switch (frame.exclusion()) {
          case NO_OTHERS -> false;
          case CURRENT_ROW -> other == row;
          case GROUP -> peers;
          case TIES -> peers && other != row;
        };
    return !excluded
        && distance(frame.unit(), frame.start(), row, other) >= 0
        && distance(frame.unit(), frame.end(), row, other) <= 0;
  }

  /** Below 0 where the other row is before the bound, above where it is behind. */
  private long distance(Unit unit, Bound bound, int row, int other) {
    if (bound.kind() == BoundKind.UNBOUNDED_PRECEDING) {
      return 1;
    }
    if (bound.kind() == BoundKind.UNBOUNDED_FOLLOWING) {
      return -1;
    }
    List<Object> own = rows.get(row);
    boolean offset = bound.kind() != BoundKind.CURRENT_ROW;
    if (unit == Unit.RANGE) {
      SortKey key = node.order().get(0);
      return !offset || own.get(key.column()) == null
          ? groups[other] - groups[row]
          : compare(rows.get(other).get(key.column()), own.get(bound.column()), key);
    }
    long steps = offset ? Math.min(rows.size(), (Long) own.get(bound.column())) : 0;
    long signed = bound.kind() == BoundKind.PRECEDING ? -steps : steps;
    return unit == Unit.ROWS ? other - row - signed : groups[other] - groups[row] - signed;
  }
}
