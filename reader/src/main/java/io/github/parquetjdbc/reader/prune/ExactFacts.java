package io.github.parquetjdbc.reader.prune;

import io.github.parquetjdbc.reader.error.DecryptionException;
import io.github.parquetjdbc.reader.metadata.ColumnChunk;
import io.github.parquetjdbc.reader.metadata.ColumnOrder;
import io.github.parquetjdbc.reader.metadata.FileMetaData;
import io.github.parquetjdbc.reader.metadata.RowGroup;
import io.github.parquetjdbc.reader.metadata.Statistics;
import io.github.parquetjdbc.reader.metadata.Statistics.Exactness;
import io.github.parquetjdbc.reader.schema.FileSchema;
import io.github.parquetjdbc.reader.schema.LeafColumn;
import io.github.parquetjdbc.reader.schema.SchemaNode;
import java.io.IOException;
import java.math.BigDecimal;

/**
 * What footers say exactly of a flat column's values, so that a query for it need not read them.
 *
 * <p>Statistics bound values: for integers (and dates, times and decimals kept as such) writers
 * give bounds that occur, unless they say otherwise. For texts they may be cut, for floating point
 * they leave out NaN, so there they are not taken.
 *
 * @param rows including NULLs
 * @param values those that are not NULL
 * @param least BigDecimal, for dates and times in the column's unit; {@code null} where there is no
 *     value, or it is not known
 * @param greatest likewise
 * @param bounded whether the bounds are known, which they are where there is no value
 */
public record ExactFacts(long rows, long values, Object least, Object greatest, boolean bounded) {

  /** Of no rows. */
  public static final ExactFacts EMPTY = new ExactFacts(0, 0, null, null, true);

  /** Of rows with one value. */
  public static ExactFacts ofConstant(long rows, Object value) {
    if (value == null || rows == 0) {
      return new ExactFacts(rows, 0, null, null, true);
    }
    Object bound = ValueOrder.likeBound(value, BigDecimal.ZERO);
    return new ExactFacts(rows, rows, bound, bound, bound != null);
  }

  /**
   * Of a top-level column in all row groups of a file.
   *
   * @return {@code null} where the number of values is not known
   * @throws IOException where the description of the column makes no sense
   */
  public static ExactFacts of(FileMetaData metadata, FileSchema schema, String column)
      throws IOException {
    FileSchema.Column found = schema.column(column);
    if (found == null || !(found.node() instanceof SchemaNode.Primitive primitive)) {
      return null;
    }
    ExactFacts facts = EMPTY;
    for (RowGroup group : metadata.rowGroups()) {
      ExactFacts more = of(metadata, primitive.leaf(), group);
      if (more == null) {
        return null;
      }
      facts = facts.and(more);
    }
    return facts;
  }

  private static ExactFacts of(FileMetaData metadata, LeafColumn leaf, RowGroup group)
      throws IOException {
    long rows = group.rowCount();
    ColumnChunk chunk;
    try {
      chunk = group.column(leaf.index());
    } catch (DecryptionException e) {
      return null;
    }
    if (chunk.metaData() == null
        || chunk.metaData().type() != leaf.physicalType()
        || chunk.metaData().valueCount() != rows) {
      return null;
    }
    Writer writer = Writer.of(metadata.createdBy());
    Statistics statistics = chunk.metaData().statistics();
    long nulls = nulls(leaf, statistics, writer);
    if (nulls < 0 || nulls > rows) {
      return null;
    }
    ExactFacts unbounded = new ExactFacts(rows, rows - nulls, null, null, nulls == rows);
    ColumnOrder order = metadata.columnOrder(leaf.index());
    ColumnFacts facts = StatisticsFacts.of(leaf, statistics, rows, order, writer);
    return nulls < rows && occur(leaf, statistics) && facts.lower() != null && facts.upper() != null
        ? new ExactFacts(rows, rows - nulls, facts.lower(), facts.upper(), true)
        : unbounded;
  }

  /** -1 where they are not known. */
  private static long nulls(LeafColumn leaf, Statistics statistics, Writer writer) {
    if (leaf.maxDefinitionLevel() == 0) {
      return 0;
    }
    boolean trusted =
        statistics != null && (statistics.nullCount() > 0 || writer.zeroNullCountsCanBeTrusted());
    return trusted ? statistics.nullCount() : -1;
  }

  private static boolean occur(LeafColumn leaf, Statistics statistics) {
    boolean whole =
        switch (leaf.physicalType()) {
          case INT32, INT64 -> true;
          case BOOLEAN, INT96, FLOAT, DOUBLE, BYTE_ARRAY, FIXED_LEN_BYTE_ARRAY -> false;
        };
    return whole
        && statistics != null
        && statistics.minExactness() != Exactness.TRUNCATED
        && statistics.maxExactness() != Exactness.TRUNCATED;
  }

  /** Of these rows and others. */
  public ExactFacts and(ExactFacts other) {
    boolean both = bounded && other.bounded;
    return new ExactFacts(
        rows + other.rows,
        values + other.values,
        both ? first(least, other.least, 1) : null,
        both ? first(greatest, other.greatest, -1) : null,
        both);
  }

  /**
   * @param sign 1 for the lesser one, -1 for the greater one
   */
  private static Object first(Object left, Object right, int sign) {
    if (left == null || right == null) {
      return left == null ? right : left;
    }
    return sign * ValueOrder.compare(left, right) <= 0 ? left : right;
  }
}
