package io.github.parquetjdbc.engine.window;

import io.github.parquetjdbc.engine.context.QueryError;
import io.github.parquetjdbc.engine.context.QueryException;
import io.github.parquetjdbc.engine.plan.WindowCall;
import io.github.parquetjdbc.engine.rows.LongStore;
import io.github.parquetjdbc.engine.rows.RowNumbers;
import io.github.parquetjdbc.engine.rows.RowStore;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.Vector;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/** Functions whose result is a column's value in another row. */
final class OtherRows {

  static final Set<String> NAMES = Set.of("lag", "lead", "first_value", "last_value", "nth_value");

  private final Span span;
  private final WindowCall call;
  private final PresentRows present;

  OtherRows(Span span, WindowCall call) {
    this.span = span;
    this.call = call;
    present = new PresentRows(span, call.arguments().get(0), call.nulls());
  }

  /** Whether the function looks at frames. */
  static boolean needsFrame(String name) {
    return NAMES.contains(name) && !name.equals("lag") && !name.equals("lead");
  }

  /**
   * @param frames {@code null} for LAG and LEAD
   */
  WindowColumn column(FrameBounds frames) {
    int[] sources = new int[span.size()];
    for (int i = 0; i < sources.length; i++) {
      sources[i] =
          switch (call.name()) {
            case "lag" -> shifted(i, -offset(i));
            case "lead" -> shifted(i, offset(i));
            case "first_value" -> nth(frames, i, 1);
            case "last_value" -> last(frames, i);
            case "nth_value" -> nth(frames, i, nth(i));
            default -> throw new IllegalArgumentException(call.name());
          };
    }
    int column = call.arguments().get(0);
    return call.arguments().size() > 2
        ? withDefaults(sources)
        : (from, count) -> span.gatherPadded(column, sources, from, count);
  }

  /** A null offset, as a null result, is {@code Long.MIN_VALUE}. */
  private long offset(int row) {
    if (call.arguments().size() < 2) {
      return 1;
    }
    LongStore offsets = (LongStore) span.store().column(call.arguments().get(1));
    return offsets.isNull(span.row(row)) ? Long.MIN_VALUE : offsets.values()[span.row(row)];
  }

  private int shifted(int row, long offset) {
    if (offset == 0) {
      return row;
    }
    if (offset == Long.MIN_VALUE) {
      return NULL;
    }
    // Behind the row itself, whether it counts or not; before it, it never does.
    long index = present.before(offset > 0 ? row + 1 : row) + (offset > 0 ? offset - 1 : offset);
    return index < present.before(span.partitionStart(row))
            || index >= present.before(span.partitionEnd(row))
        ? MISSING
        : present.row((int) index);
  }

  /** No row: null, or the default. */
  private static final int MISSING = -1;

  /** Null, whatever the default. */
  private static final int NULL = -2;

  private long nth(int row) {
    LongStore numbers = (LongStore) span.store().column(call.arguments().get(1));
    if (numbers.isNull(span.row(row))) {
      return Long.MAX_VALUE;
    }
    long number = numbers.values()[span.row(row)];
    if (number <= 0) {
      throw new QueryException(
          QueryError.INVALID_ARGUMENT, "NTH_VALUE needs a number above 0, not " + number);
    }
    return number;
  }

  /** Row {@code n}, from 1, of the rows of a frame that count. */
  private int nth(FrameBounds frames, int row, long n) {
    long left = n;
    int first = present.before(frames.start(row));
    int hole = present.before(frames.holeStart(row));
    if (left <= hole - first) {
      return present.row((int) (first + left - 1));
    }
    left -= hole - first;
    if (keepsPresent(frames, row) && --left == 0) {
      return row;
    }
    int next = present.before(frames.holeEnd(row));
    int end = present.before(frames.end(row));
    return left <= end - next ? present.row((int) (next + left - 1)) : MISSING;
  }

  private int last(FrameBounds frames, int row) {
    int end = present.before(frames.end(row));
    if (end > present.before(frames.holeEnd(row))) {
      return present.row(end - 1);
    }
    if (keepsPresent(frames, row)) {
      return row;
    }
    int hole = present.before(frames.holeStart(row));
    return hole > present.before(frames.start(row)) ? present.row(hole - 1) : MISSING;
  }

  private boolean keepsPresent(FrameBounds frames, int row) {
    return frames.keepsRow(row) && present.before(row + 1) > present.before(row);
  }

  /** Values and, behind them, defaults in one store, so that either is found by a number. */
  private WindowColumn withDefaults(int[] sources) {
    int size = span.size();
    RowStore both = new RowStore(List.of(call.type()));
    for (int column : List.of(call.arguments().get(0), call.arguments().get(2))) {
      for (int from = 0; from < size; from += Batch.MAX_LENGTH) {
        int count = Math.min(Batch.MAX_LENGTH, size - from);
        Vector[] vectors = {span.gather(column, from, count)};
        both.append(vectors, RowNumbers.all(count), 0, count);
      }
    }
    for (int i = 0; i < size; i++) {
      sources[i] = sources[i] == MISSING ? size + i : sources[i];
    }
    return (from, count) ->
        both.gatherPadded(0, Arrays.copyOfRange(sources, from, from + count), count);
  }
}
