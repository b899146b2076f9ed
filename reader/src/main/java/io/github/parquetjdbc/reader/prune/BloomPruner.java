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
 * Decides by Bloom filters whether a column can equal a literal. Reads a header and a block a
 * literal.
 */
public final class BloomPruner extends LayeredPruner {

  private final FileSchema schema;
  private final StoredFile file;

  /**
   * @param cheaper asked first
   * @param file read from while deciding; closed by whoever opened it
   */
  public BloomPruner(Pruner cheaper, FileSchema schema, StoredFile file) {
    super(cheaper);
    this.schema = schema;
    this.file = file;
  }

  @Override
  MatchDecision own(ScanFilter condition, RowGroup rowGroup) throws IOException {
    if (condition instanceof ScanFilter.In in) {
      return probe(in.column(), in.literals(), rowGroup);
    }
    if (condition instanceof ScanFilter.Comparison comparison
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
