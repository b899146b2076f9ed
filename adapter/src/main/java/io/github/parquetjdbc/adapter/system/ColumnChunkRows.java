package io.github.parquetjdbc.adapter.system;

import io.github.parquetjdbc.engine.plan.Column;
import io.github.parquetjdbc.reader.ParquetFile;
import io.github.parquetjdbc.reader.metadata.ColumnChunk;
import io.github.parquetjdbc.reader.metadata.ColumnMetaData;
import io.github.parquetjdbc.reader.metadata.RowGroup;
import io.github.parquetjdbc.reader.metadata.Statistics;
import io.github.parquetjdbc.reader.prune.RowGroupPruner;
import io.github.parquetjdbc.reader.prune.ValueBounds;
import io.github.parquetjdbc.reader.schema.LeafColumn;
import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;

/** Column chunks: where they are, how they are stored, and what their statistics say. */
final class ColumnChunkRows extends FileRows.OfFooter {

  @Override
  public String name() {
    return "column_chunks";
  }

  @Override
  public List<Column> ownColumns() {
    return List.of(
        FileRows.number("row_group"),
        FileRows.number("column_index"),
        FileRows.text("column_path"),
        FileRows.text("physical_type"),
        FileRows.text("codec"),
        FileRows.text("encodings"),
        FileRows.number("value_count"),
        FileRows.number("null_count"),
        FileRows.number("distinct_count"),
        FileRows.text("min_value"),
        FileRows.text("max_value"),
        FileRows.number("uncompressed_size"),
        FileRows.number("compressed_size"),
        FileRows.number("dictionary_page_offset"),
        FileRows.number("data_page_offset"),
        FileRows.flag("has_page_index"),
        FileRows.flag("has_bloom_filter"),
        FileRows.flag("encrypted"));
  }

  @Override
  void add(SystemFile file, ParquetFile footer, SystemRows rows) throws IOException {
    RowGroupPruner statistics = new RowGroupPruner(footer.metadata(), footer.schema());
    for (RowGroup group : footer.metadata().rowGroups()) {
      for (LeafColumn leaf : footer.schema().leaves()) {
        add(group, leaf, statistics, rows);
      }
    }
  }

  private static void add(
      RowGroup group, LeafColumn leaf, RowGroupPruner statistics, SystemRows rows)
      throws IOException {
    ColumnChunk chunk = group.column(leaf.index());
    ColumnMetaData meta = chunk.metaData();
    boolean encrypted = chunk.encryption() == ColumnChunk.Encryption.ENCRYPTED;
    boolean indexed = chunk.offsetIndexOffset() != ColumnChunk.NONE;
    if (meta == null) {
      rows.add(
          group.ordinal(),
          leaf.index(),
          leaf.dottedPath(),
          leaf.physicalType(),
          null,
          null,
          null,
          null,
          null,
          null,
          null,
          null,
          null,
          null,
          null,
          indexed,
          null,
          encrypted);
      return;
    }
    ValueBounds bounds = statistics.bounds(leaf.dottedPath(), group);
    Statistics counts = meta.statistics();
    rows.add(
        group.ordinal(),
        leaf.index(),
        leaf.dottedPath(),
        meta.type(),
        meta.codec(),
        meta.encodings().stream().map(Enum::name).collect(Collectors.joining(", ")),
        meta.valueCount(),
        counts == null ? null : known(counts.nullCount()),
        counts == null ? null : known(counts.distinctCount()),
        BoundText.of(bounds.least(), leaf.type()),
        BoundText.of(bounds.greatest(), leaf.type()),
        meta.uncompressedSize(),
        meta.compressedSize(),
        known(meta.dictionaryPageOffset()),
        meta.dataPageOffset(),
        indexed,
        meta.bloomFilterOffset() != ColumnChunk.NONE,
        encrypted);
  }

  /** {@code null} for what the file does not say. */
  static Long known(long value) {
    return value < 0 ? null : value;
  }
}
