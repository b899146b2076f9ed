package io.github.parquetjdbc.reader.prune;

import io.github.parquetjdbc.reader.metadata.ColumnOrder;
import io.github.parquetjdbc.reader.metadata.LogicalType;
import io.github.parquetjdbc.reader.metadata.PhysicalType;
import io.github.parquetjdbc.reader.metadata.Statistics;
import io.github.parquetjdbc.reader.prune.ColumnFacts.NaNs;
import io.github.parquetjdbc.reader.prune.ColumnFacts.Nulls;
import io.github.parquetjdbc.reader.schema.LeafColumn;

/**
 * What the statistics of a flat column prove, as far as they can be trusted (parquet.thrift,
 * Statistics and ColumnOrder).
 *
 * <ul>
 *   <li>The deprecated bounds count only for types whose order is signed.
 *   <li>What writers are known to have got wrong does not count.
 *   <li>A NaN as a bound says nothing; bounds in the wrong order say nothing.
 *   <li>A count that is absent is unknown, not zero. NaNs are possible unless counted as none.
 *   <li>A bound may be shorter than any value: it bounds, it need not occur.
 * </ul>
 */
final class StatisticsFacts {

  private StatisticsFacts() {}

  /**
   * @param statistics {@code null} if the file gives none
   * @param rowCount values including NULLs
   */
  static ColumnFacts of(
      LeafColumn leaf, Statistics statistics, long rowCount, ColumnOrder order, Writer writer) {
    Nulls nulls = nulls(leaf, statistics, rowCount, writer);
    NaNs nans = nans(leaf, statistics);
    ColumnFacts unbounded = new ColumnFacts(null, null, nulls, nans);
    if (statistics == null || !BoundDecoder.isOrdered(leaf) || !writer.boundsCanBeTrusted(leaf)) {
      return unbounded;
    }
    boolean current = statistics.minValue() != null || statistics.maxValue() != null;
    boolean usable = current ? isUsable(order, leaf) : BoundDecoder.isSigned(leaf);
    if (!usable) {
      return unbounded;
    }
    Object lower =
        BoundDecoder.decode(current ? statistics.minValue() : statistics.deprecatedMin(), leaf);
    Object upper =
        BoundDecoder.decode(current ? statistics.maxValue() : statistics.deprecatedMax(), leaf);
    return bounded(lower, upper, nulls, nans);
  }

  private static ColumnFacts bounded(Object lower, Object upper, Nulls nulls, NaNs nans) {
    if (lower == null && upper == null) {
      return new ColumnFacts(null, null, nulls, nans);
    }
    boolean inverted = lower != null && upper != null && ValueOrder.compare(lower, upper) > 0;
    // Bounds and the claim that there are no values contradict each other: neither is believed.
    if (inverted || nulls == Nulls.ALL_VALUES) {
      return ColumnFacts.NONE;
    }
    return new ColumnFacts(lower, upper, nulls, nans);
  }

  private static boolean isUsable(ColumnOrder order, LeafColumn leaf) {
    return switch (order) {
      case TYPE_DEFINED -> true;
      case IEEE_754_TOTAL_ORDER -> isFloatingPoint(leaf);
      case UNDEFINED -> BoundDecoder.isSigned(leaf);
      case UNKNOWN -> false;
    };
  }

  private static Nulls nulls(LeafColumn leaf, Statistics statistics, long rowCount, Writer writer) {
    if (leaf.maxDefinitionLevel() == 0) {
      return Nulls.NO_VALUE;
    }
    if (statistics == null || statistics.nullCount() == Statistics.UNKNOWN) {
      return Nulls.UNKNOWN;
    }
    long nullCount = statistics.nullCount();
    if (nullCount == 0) {
      return writer.zeroNullCountsCanBeTrusted() ? Nulls.NO_VALUE : Nulls.UNKNOWN;
    }
    if (nullCount == rowCount) {
      return Nulls.ALL_VALUES;
    }
    return nullCount < rowCount ? Nulls.SOME_VALUES : Nulls.UNKNOWN;
  }

  private static NaNs nans(LeafColumn leaf, Statistics statistics) {
    boolean none = !isFloatingPoint(leaf) || statistics != null && statistics.nanCount() == 0;
    return none ? NaNs.IMPOSSIBLE : NaNs.POSSIBLE;
  }

  private static boolean isFloatingPoint(LeafColumn leaf) {
    return leaf.physicalType() == PhysicalType.FLOAT
        || leaf.physicalType() == PhysicalType.DOUBLE
        || leaf.logicalType() != null && leaf.logicalType().kind() == LogicalType.Kind.FLOAT16;
  }
}
