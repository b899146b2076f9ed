package io.github.parquetjdbc.reader.prune;

import io.github.parquetjdbc.reader.metadata.ColumnChunk;
import io.github.parquetjdbc.reader.metadata.ColumnMetaData;
import io.github.parquetjdbc.reader.metadata.RowGroup;
import io.github.parquetjdbc.reader.prune.ScanFilter.Operator;
import io.github.parquetjdbc.reader.schema.FileSchema;
import io.github.parquetjdbc.reader.schema.LeafColumn;
import io.github.parquetjdbc.reader.schema.SchemaNode;
import io.github.parquetjdbc.reader.store.StoredFile;
import java.io.IOException;
import java.util.List;

/**
 * Decides by statistics, and by Bloom filters where those leave open whether a column equals a
 * literal. Reads a header and a block a literal.
 */
public final class BloomPruner {

  private final RowGroupPruner statistics;
  private final FileSchema schema;
  private final StoredFile file;

  /**
   * @param file read from while deciding; closed by whoever opened it
   */
  public BloomPruner(RowGroupPruner statistics, FileSchema schema, StoredFile file) {
    this.statistics = statistics;
    this.schema = schema;
    this.file = file;
  }

  /** What is proven of the condition and the rows of a row group. */
  public MatchDecision decide(ScanFilter filter, RowGroup rowGroup) throws IOException {
    MatchDecision decision = statistics.decide(filter, rowGroup);
    if (decision != MatchDecision.MAYBE) {
      return decision;
    }
    if (filter instanceof ScanFilter.And and) {
      MatchDecision all = MatchDecision.ALWAYS;
      for (int i = 0; i < and.operands().size() && all != MatchDecision.NEVER; i++) {
        all = all.and(decide(and.operands().get(i), rowGroup));
      }
      return all;
    }
    if (filter instanceof ScanFilter.Or or) {
      MatchDecision any = MatchDecision.NEVER;
      for (int i = 0; i < or.operands().size() && any == MatchDecision.NEVER; i++) {
        any = any.or(decide(or.operands().get(i), rowGroup));
      }
      return any;
    }
    if (filter instanceof ScanFilter.In in) {
      return probe(in.column(), in.literals(), rowGroup);
    }
    if (filter instanceof ScanFilter.Comparison comparison
        && comparison.operator() == Operator.EQUAL) {
      return probe(comparison.column(), List.of(comparison.literal()), rowGroup);
    }
    return MatchDecision.MAYBE;
  }

  private MatchDecision probe(String name, List<Object> literals, RowGroup rowGroup)
      throws IOException {
    FileSchema.Column column = schema.column(name);
    if (column == null || !(column.node() instanceof SchemaNode.Primitive primitive)) {
      return MatchDecision.MAYBE;
    }
    LeafColumn leaf = primitive.leaf();
    BloomFilter bloom = open(rowGroup.column(leaf.index()), leaf);
    if (bloom == null) {
      return MatchDecision.MAYBE;
    }
    for (Object literal : literals) {
      List<byte[]> forms = PhysicalForms.of(literal, leaf);
      if (forms.isEmpty()) {
        return MatchDecision.MAYBE;
      }
      for (byte[] form : forms) {
        if (bloom.mayContain(form)) {
          return MatchDecision.MAYBE;
        }
      }
    }
    return MatchDecision.NEVER;
  }

  private BloomFilter open(ColumnChunk chunk, LeafColumn leaf) throws IOException {
    ColumnMetaData metaData = chunk.metaData();
    boolean usable =
        metaData != null
            && chunk.filePath() == null
            && chunk.encryption() == ColumnChunk.Encryption.PLAIN
            && metaData.type() == leaf.physicalType()
            && leaf.maxRepetitionLevel() == 0;
    return usable
        ? BloomFilter.open(file, metaData.bloomFilterOffset(), metaData.bloomFilterLength())
        : null;
  }
}
