package io.github.parquetjdbc.reader;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.function.BiConsumer;
import org.apache.parquet.format.ColumnChunk;
import org.apache.parquet.format.ColumnIndex;
import org.apache.parquet.format.FileMetaData;
import org.apache.parquet.format.OffsetIndex;
import org.apache.parquet.format.RowGroup;
import org.apache.parquet.format.Util;

/** Files with other page indexes than parquet-java wrote. */
final class PageIndexRewriter {

  private static final int TAIL = 8;

  private PageIndexRewriter() {}

  /**
   * The file, with changed indexes after its pages.
   *
   * @param change may change both indexes of a column
   */
  static byte[] rewrite(byte[] file, BiConsumer<OffsetIndex, ColumnIndex> change)
      throws IOException {
    int end = file.length - TAIL;
    int footerLength = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN).getInt(end);
    FileMetaData footer =
        Util.readFileMetaData(new ByteArrayInputStream(file, end - footerLength, footerLength));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.write(file, 0, end - footerLength);
    for (RowGroup rowGroup : footer.getRow_groups()) {
      for (ColumnChunk chunk : rowGroup.getColumns()) {
        OffsetIndex offsets = Util.readOffsetIndex(at(file, chunk.getOffset_index_offset()));
        ColumnIndex bounds = Util.readColumnIndex(at(file, chunk.getColumn_index_offset()));
        change.accept(offsets, bounds);
        int start = out.size();
        Util.writeOffsetIndex(offsets, out);
        chunk.setOffset_index_offset(start);
        chunk.setOffset_index_length(out.size() - start);
        start = out.size();
        Util.writeColumnIndex(bounds, out);
        chunk.setColumn_index_offset(start);
        chunk.setColumn_index_length(out.size() - start);
      }
    }
    int start = out.size();
    Util.writeFileMetaData(footer, out);
    byte[] length = new byte[Integer.BYTES];
    ByteBuffer.wrap(length).order(ByteOrder.LITTLE_ENDIAN).putInt(out.size() - start);
    out.write(length);
    out.write("PAR1".getBytes(StandardCharsets.US_ASCII));
    return out.toByteArray();
  }

  private static ByteArrayInputStream at(byte[] file, long position) {
    return new ByteArrayInputStream(Arrays.copyOfRange(file, (int) position, file.length));
  }
}
