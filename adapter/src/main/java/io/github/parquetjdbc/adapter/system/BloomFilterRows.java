package io.github.parquetjdbc.adapter.system;

import io.github.parquetjdbc.engine.plan.Column;
import io.github.parquetjdbc.reader.ParquetFile;
import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.reader.error.MalformedFileException;
import io.github.parquetjdbc.reader.metadata.BloomFilterHeader;
import io.github.parquetjdbc.reader.metadata.ColumnChunk;
import io.github.parquetjdbc.reader.store.StoredFile;
import java.io.IOException;
import java.util.List;

/** Bloom filters of column chunks, as their headers describe them. */
final class BloomFilterRows extends FileRows.OfFooter {

  private static final int MAX_HEADER = 256;

  @Override
  public String name() {
    return "bloom_filters";
  }

  @Override
  public List<Column> ownColumns() {
    return List.of(
        FileRows.number("row_group"),
        FileRows.number("column_index"),
        FileRows.text("column_path"),
        FileRows.number("file_offset"),
        FileRows.number("header_size"),
        FileRows.number("bitset_size"),
        FileRows.flag("usable"));
  }

  @Override
  void add(SystemFile file, ParquetFile footer, SystemRows rows) throws IOException {
    ChunkWalk.of(
        file,
        footer,
        (group, leaf, chunk, bytes, place) -> {
          long offset = chunk.metaData().bloomFilterOffset();
          if (offset != ColumnChunk.NONE) {
            BloomFilterHeader header = header(bytes, offset, place);
            rows.add(
                group.ordinal(),
                leaf.index(),
                leaf.dottedPath(),
                offset,
                header == null ? null : header.headerLength(),
                header == null ? null : header.byteCount(),
                header != null && isKnown(header));
          }
        });
  }

  private static boolean isKnown(BloomFilterHeader header) {
    return header.algorithm() == BloomFilterHeader.Choice.DEFINED
        && header.hash() == BloomFilterHeader.Choice.DEFINED
        && header.compression() == BloomFilterHeader.Choice.DEFINED;
  }

  /** {@code null} where there is none at that place. */
  private static BloomFilterHeader header(StoredFile file, long offset, FilePosition place)
      throws IOException {
    if (offset < 0 || offset >= file.size()) {
      return null;
    }
    byte[] start = new byte[(int) Math.min(MAX_HEADER, file.size() - offset)];
    file.read(offset, start, 0, start.length);
    try {
      return BloomFilterHeader.read(start, place.at(offset));
    } catch (MalformedFileException e) {
      return null;
    }
  }
}
