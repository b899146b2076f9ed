package io.github.parquetjdbc.reader.prune;

import io.github.parquetjdbc.reader.error.MalformedFileException;
import io.github.parquetjdbc.reader.metadata.ColumnChunk;
import io.github.parquetjdbc.reader.metadata.FileMetaData;
import io.github.parquetjdbc.reader.metadata.RowGroup;
import io.github.parquetjdbc.reader.metadata.Statistics;
import io.github.parquetjdbc.reader.schema.FileSchema;
import io.github.parquetjdbc.reader.schema.LeafColumn;
import io.github.parquetjdbc.reader.schema.SchemaNode;
import java.io.IOException;
import java.util.List;

/**
 * Decides by the statistics of the footer whether a row group can hold rows that a condition is
 * true for. Immutable.
 *
 * <p>Nothing is proven of columns that the file does not have: what stands in for them is not the
 * reader's business. Nor of nested ones.
 */
public final class RowGroupPruner implements Pruner {

  private final FileMetaData metadata;
  private final FileSchema schema;
  private final Writer writer;

  public RowGroupPruner(FileMetaData metadata, FileSchema schema) {
    this.metadata = metadata;
    this.schema = schema;
    this.writer = Writer.of(metadata.createdBy());
  }

  /**
   * What is proven of the condition and the rows of a row group.
   *
   * @throws MalformedFileException if the description of a column of the condition makes no sense
   */
  @Override
  public MatchDecision decide(ScanFilter filter, RowGroup rowGroup) throws IOException {
    return rowGroup.rowCount() == 0 ? MatchDecision.NEVER : evaluate(filter, rowGroup);
  }

  private MatchDecision evaluate(ScanFilter filter, RowGroup rowGroup) throws IOException {
    if (filter instanceof ScanFilter.And and) {
      return all(and.operands(), rowGroup);
    }
    if (filter instanceof ScanFilter.Or or) {
      return any(or.operands(), rowGroup);
    }
    return FactMatcher.decide(filter, facts(filter.column(), rowGroup));
  }

  private MatchDecision all(List<ScanFilter> operands, RowGroup rowGroup) throws IOException {
    MatchDecision decision = MatchDecision.ALWAYS;
    for (ScanFilter operand : operands) {
      decision = decision.and(evaluate(operand, rowGroup));
      if (decision == MatchDecision.NEVER) {
        break;
      }
    }
    return decision;
  }

  private MatchDecision any(List<ScanFilter> operands, RowGroup rowGroup) throws IOException {
    MatchDecision decision = MatchDecision.NEVER;
    for (ScanFilter operand : operands) {
      decision = decision.or(evaluate(operand, rowGroup));
      if (decision == MatchDecision.ALWAYS) {
        break;
      }
    }
    return decision;
  }

  /**
   * What the footer says of a top-level column's values, as far as it can be trusted.
   *
   * @throws MalformedFileException if the description of the column makes no sense
   */
  public ValueBounds bounds(String column, RowGroup rowGroup) throws IOException {
    ColumnFacts facts = facts(column, rowGroup);
    if (facts == ColumnFacts.NONE) {
      return ValueBounds.UNKNOWN;
    }
    Statistics statistics = rowGroup.column(leaf(column).index()).metaData().statistics();
    long distinct = statistics == null ? Statistics.UNKNOWN : statistics.distinctCount();
    return new ValueBounds(facts.lower(), facts.upper(), distinct);
  }

  /** The leaf of a top-level column without fields, or {@code null}. */
  LeafColumn leaf(String name) {
    FileSchema.Column column = schema.column(name);
    boolean flat =
        column != null
            && column.node() instanceof SchemaNode.Primitive primitive
            && primitive.leaf().maxRepetitionLevel() == 0;
    return flat ? ((SchemaNode.Primitive) column.node()).leaf() : null;
  }

  ColumnFacts facts(String name, RowGroup rowGroup) throws IOException {
    LeafColumn leaf = leaf(name);
    if (leaf == null) {
      return ColumnFacts.NONE;
    }
    ColumnChunk chunk = rowGroup.column(leaf.index());
    if (chunk.metaData() == null || chunk.metaData().type() != leaf.physicalType()) {
      return ColumnFacts.NONE;
    }
    Statistics statistics = chunk.metaData().statistics();
    return facts(leaf, statistics, rowGroup.rowCount());
  }

  /** What statistics of some rows of a flat column prove. */
  ColumnFacts facts(LeafColumn leaf, Statistics statistics, long rowCount) {
    return StatisticsFacts.of(
        leaf, statistics, rowCount, metadata.columnOrder(leaf.index()), writer);
  }
}
