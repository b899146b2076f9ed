package io.github.parquetjdbc.adapter.system;

import io.github.parquetjdbc.engine.plan.Column;
import io.github.parquetjdbc.reader.ParquetFile;
import io.github.parquetjdbc.reader.metadata.PageHeader;
import io.github.parquetjdbc.reader.page.PageHeaders;
import io.github.parquetjdbc.reader.schema.ColumnChunkCheck;
import io.github.parquetjdbc.reader.store.ByteRange;
import java.io.IOException;
import java.util.List;

/** Pages as their headers describe them; the pages themselves are not read. */
final class PageRows extends FileRows.OfFooter {

  @Override
  public String name() {
    return "pages";
  }

  @Override
  public List<Column> ownColumns() {
    return List.of(
        FileRows.number("row_group"),
        FileRows.number("column_index"),
        FileRows.text("column_path"),
        FileRows.number("page"),
        FileRows.text("page_type"),
        FileRows.text("encoding"),
        FileRows.number("value_count"),
        FileRows.number("null_count"),
        FileRows.number("file_offset"),
        FileRows.number("header_size"),
        FileRows.number("compressed_size"),
        FileRows.number("uncompressed_size"),
        FileRows.flag("has_checksum"));
  }

  @Override
  void add(SystemFile file, ParquetFile footer, SystemRows rows) throws IOException {
    ChunkWalk.of(
        file,
        footer,
        (group, leaf, chunk, bytes, place) -> {
          ByteRange range = ColumnChunkCheck.pages(chunk, leaf, bytes.size(), place);
          int number = 0;
          PageHeaders headers = new PageHeaders(bytes, range, place);
          for (PageHeader header = headers.next(); header != null; header = headers.next()) {
            rows.add(
                group.ordinal(),
                leaf.index(),
                leaf.dottedPath(),
                number++,
                header.type(),
                encoding(header),
                valueCount(header),
                header.dataPageV2() == null ? null : header.dataPageV2().nullCount(),
                headers.position(),
                header.headerLength(),
                header.compressedSize(),
                header.uncompressedSize(),
                header.crc().isPresent());
          }
        });
  }

  private static Object encoding(PageHeader header) {
    if (header.dataPage() != null) {
      return header.dataPage().encoding();
    }
    if (header.dictionaryPage() != null) {
      return header.dictionaryPage().encoding();
    }
    return header.dataPageV2() == null ? null : header.dataPageV2().encoding();
  }

  private static Object valueCount(PageHeader header) {
    if (header.dataPage() != null) {
      return header.dataPage().valueCount();
    }
    if (header.dictionaryPage() != null) {
      return header.dictionaryPage().valueCount();
    }
    return header.dataPageV2() == null ? null : header.dataPageV2().valueCount();
  }
}
