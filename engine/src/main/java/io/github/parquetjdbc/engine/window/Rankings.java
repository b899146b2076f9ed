package io.github.parquetjdbc.engine.window;

import io.github.parquetjdbc.engine.context.QueryError;
import io.github.parquetjdbc.engine.context.QueryException;
import io.github.parquetjdbc.engine.plan.WindowCall;
import io.github.parquetjdbc.engine.rows.ColumnStore;
import io.github.parquetjdbc.engine.rows.LongStore;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.DoubleVector;
import io.github.parquetjdbc.vector.IntVector;
import io.github.parquetjdbc.vector.LongVector;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;
import io.github.parquetjdbc.vector.VectorKind;
import java.util.Set;

/** Functions that follow from a row's place among its partition and its peers. */
final class Rankings {

  static final Set<String> NAMES =
      Set.of("row_number", "rank", "dense_rank", "ntile", "percent_rank", "cume_dist");

  private final Span span;

  Rankings(Span span) {
    this.span = span;
  }

  WindowColumn of(WindowCall call) {
    return switch (call.name()) {
      case "row_number" -> numbers(call.type(), i -> i - span.partitionStart(i) + 1);
      case "rank" -> numbers(call.type(), this::rank);
      case "dense_rank" -> denseRanks(call.type());
      case "ntile" -> tiles(call);
      case "percent_rank" -> shares(call.type(), this::percentRank);
      case "cume_dist" -> shares(call.type(), this::cumulativeShare);
      default -> throw new IllegalArgumentException(call.name());
    };
  }

  private interface Number {
    long of(int row);
  }

  private interface Share {
    double of(int row);
  }

  private long rank(int row) {
    return span.peerStart(row) - span.partitionStart(row) + 1;
  }

  private int rows(int row) {
    return span.partitionEnd(row) - span.partitionStart(row);
  }

  private double percentRank(int row) {
    return rows(row) == 1 ? 0 : (double) (rank(row) - 1) / (rows(row) - 1);
  }

  private double cumulativeShare(int row) {
    return (double) (span.peerEnd(row) - span.partitionStart(row)) / rows(row);
  }

  private WindowColumn denseRanks(DataType type) {
    long[] ranks = new long[span.size()];
    for (int i = 0; i < ranks.length; i++) {
      boolean first = span.partitionStart(i) == i;
      ranks[i] = first ? 1 : ranks[i - 1] + (span.peerStart(i) == i ? 1 : 0);
    }
    return numbers(type, i -> ranks[i]);
  }

  /** The first tiles have a row more, where rows cannot be dealt out evenly. */
  private WindowColumn tiles(WindowCall call) {
    ColumnStore counts = span.store().column(call.arguments().get(0));
    Validity[] nulls = new Validity[1];
    long[] tiles = new long[span.size()];
    for (int i = 0; i < tiles.length; i++) {
      int first = span.row(span.partitionStart(i));
      if (counts.isNull(first)) {
        nulls[0] = nulls[0] == null ? Validity.allValid(tiles.length) : nulls[0];
        nulls[0].setNull(i);
        continue;
      }
      long count = ((LongStore) counts).values()[first];
      if (count <= 0) {
        throw new QueryException(
            QueryError.INVALID_ARGUMENT, "NTILE needs a number of tiles above 0, not " + count);
      }
      long small = rows(i) / count;
      long larger = rows(i) % count;
      long place = i - span.partitionStart(i);
      long split = larger * (small + 1);
      tiles[i] = place < split ? place / (small + 1) + 1 : larger + (place - split) / small + 1;
    }
    return (from, count) -> {
      Validity validity = null;
      for (int i = 0; nulls[0] != null && i < count; i++) {
        if (!nulls[0].isValid(from + i)) {
          validity = validity == null ? Validity.allValid(count) : validity;
          validity.setNull(i);
        }
      }
      return integers(call.type(), i -> tiles[i], from, count, validity);
    };
  }

  private static WindowColumn numbers(DataType type, Number number) {
    return (from, count) -> integers(type, number, from, count, null);
  }

  private static Vector integers(
      DataType type, Number number, int from, int count, Validity validity) {
    if (type.kind() == VectorKind.INT) {
      int[] values = new int[count];
      for (int i = 0; i < count; i++) {
        values[i] = (int) number.of(from + i);
      }
      return new IntVector(type, values, count, validity);
    }
    long[] values = new long[count];
    for (int i = 0; i < count; i++) {
      values[i] = number.of(from + i);
    }
    return new LongVector(type, values, count, validity);
  }

  private static WindowColumn shares(DataType type, Share share) {
    return (from, count) -> {
      double[] values = new double[count];
      for (int i = 0; i < count; i++) {
        values[i] = share.of(from + i);
      }
      return new DoubleVector(type, values, count, null);
    };
  }
}
