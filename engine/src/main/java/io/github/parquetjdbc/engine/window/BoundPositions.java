package io.github.parquetjdbc.engine.window;

import io.github.parquetjdbc.engine.context.QueryError;
import io.github.parquetjdbc.engine.context.QueryException;
import io.github.parquetjdbc.engine.plan.SortKey;
import io.github.parquetjdbc.engine.plan.WindowFrame.Bound;
import io.github.parquetjdbc.engine.plan.WindowFrame.BoundKind;
import io.github.parquetjdbc.engine.plan.WindowFrame.Unit;
import io.github.parquetjdbc.engine.rows.LongStore;
import io.github.parquetjdbc.engine.rows.RowNumbers;
import io.github.parquetjdbc.engine.rows.RowStore;
import io.github.parquetjdbc.engine.sort.RowComparison;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.Vector;
import java.util.List;

/** Where one bound of the frames of a span's rows lies. */
final class BoundPositions {

  private final Span span;
  private final Unit unit;
  private final Bound bound;
  private final SortKey key;

  BoundPositions(Span span, Unit unit, Bound bound, SortKey key) {
    this.span = span;
    this.unit = unit;
    this.bound = bound;
    this.key = key;
  }

  /** The first row of each frame, were the bound the start. */
  int[] starts() {
    return switch (bound.kind()) {
      case UNBOUNDED_PRECEDING -> each(span::partitionStart);
      case UNBOUNDED_FOLLOWING -> each(span::partitionEnd);
      case CURRENT_ROW -> unit == Unit.ROWS ? each(i -> i) : each(span::peerStart);
      case PRECEDING, FOLLOWING ->
          switch (unit) {
            case ROWS -> each(i -> clipped(i, i + signed(i)));
            case GROUPS -> groups(span::peerStart);
            case RANGE -> reached(Edge.START);
          };
    };
  }

  /** One behind the last row of each frame, were the bound the end. */
  int[] ends() {
    return switch (bound.kind()) {
      case UNBOUNDED_PRECEDING -> each(span::partitionStart);
      case UNBOUNDED_FOLLOWING -> each(span::partitionEnd);
      case CURRENT_ROW -> unit == Unit.ROWS ? each(i -> i + 1) : each(span::peerEnd);
      case PRECEDING, FOLLOWING ->
          switch (unit) {
            case ROWS -> each(i -> clipped(i, i + signed(i) + 1));
            case GROUPS -> groups(span::peerEnd);
            case RANGE -> reached(Edge.END);
          };
    };
  }

  private interface Position {
    int of(int row);
  }

  private enum Edge {
    START,
    END
  }

  private int[] each(Position position) {
    int[] positions = new int[span.size()];
    for (int i = 0; i < positions.length; i++) {
      positions[i] = position.of(i);
    }
    return positions;
  }

  private int clipped(int row, long position) {
    return (int) Math.max(span.partitionStart(row), Math.min(span.partitionEnd(row), position));
  }

  /** How far the bound is from the row, never more than there are rows. */
  private int signed(int row) {
    LongStore offsets = (LongStore) span.store().column(bound.column());
    if (offsets.isNull(span.row(row)) || offsets.values()[span.row(row)] < 0) {
      throw badOffset();
    }
    int offset = (int) Math.min(span.size() + 1L, offsets.values()[span.row(row)]);
    return bound.kind() == BoundKind.PRECEDING ? -offset : offset;
  }

  private static QueryException badOffset() {
    return new QueryException(QueryError.INVALID_ARGUMENT, "a frame's offset is null or negative");
  }

  /** The edge of the group of peers that is so many groups away. */
  private int[] groups(Position edge) {
    int[] firstRows = new int[span.size() + 1];
    int[] groups = new int[span.size()];
    int count = 0;
    for (int i = 0; i < groups.length; i++) {
      if (span.peerStart(i) == i) {
        firstRows[count++] = i;
      }
      groups[i] = count - 1;
    }
    int total = count;
    return each(
        i -> {
          int first = groups[span.partitionStart(i)];
          int last = groups[span.partitionEnd(i) - 1];
          long group = (long) groups[i] + signed(i);
          if (group < first || group >= total) {
            return group < first ? span.partitionStart(i) : span.partitionEnd(i);
          }
          return group > last ? span.partitionEnd(i) : edge.of(firstRows[(int) group]);
        });
  }

  /**
   * The first row whose key is not before, or the first whose key is behind, the one reached to.
   * Rows whose own key is null reach their peers.
   */
  private int[] reached(Edge edge) {
    int size = span.size();
    RowStore keys = new RowStore(List.of(span.store().column(key.column()).type()));
    append(keys, key.column());
    append(keys, bound.column());
    SortKey only = new SortKey(0, key.direction(), key.nulls());
    RowComparison comparison = new RowComparison(keys, List.of(only));
    int[] positions = new int[size];
    for (int i = 0; i < size; i++) {
      if (span.isNull(key.column(), i)) {
        positions[i] = edge == Edge.START ? span.peerStart(i) : span.peerEnd(i);
      } else {
        checkDirection(comparison, i);
        positions[i] = search(comparison, i, edge == Edge.START ? 0 : 1);
      }
    }
    return positions;
  }

  /** A key reached to that lies the other way, or is null, comes from a bad offset. */
  private void checkDirection(RowComparison comparison, int row) {
    int order = comparison.compare(row, span.size() + row);
    boolean wrongWay = bound.kind() == BoundKind.PRECEDING ? order < 0 : order > 0;
    if (wrongWay || span.isNull(bound.column(), row)) {
      throw badOffset();
    }
  }

  private void append(RowStore keys, int column) {
    for (int from = 0; from < span.size(); from += Batch.MAX_LENGTH) {
      int count = Math.min(Batch.MAX_LENGTH, span.size() - from);
      Vector[] vectors = {span.gather(column, from, count)};
      keys.append(vectors, RowNumbers.all(count), 0, count);
    }
  }

  /** Binary search among the partition's rows with a key. */
  private int search(RowComparison comparison, int row, int limit) {
    int low = span.partitionStart(row);
    int high = span.partitionEnd(row);
    while (low < high && span.isNull(key.column(), low)) {
      low = span.peerEnd(low);
    }
    while (low < high && span.isNull(key.column(), high - 1)) {
      high = span.peerStart(high - 1);
    }
    int reach = span.size() + row;
    while (low < high) {
      int middle = low + high >>> 1;
      if (comparison.compare(middle, reach) < limit) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
}
