package io.github.parquetjdbc.reader.encoding;

import io.github.parquetjdbc.reader.codec.ByteSlice;
import io.github.parquetjdbc.reader.error.FilePosition;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import org.apache.parquet.bytes.BytesInput;

/** Encoded bytes as decoders get them: in the middle of an array, with anything in the slop. */
final class Encoded {

  static final FilePosition PLACE = FilePosition.of("test");
  private static final int BEFORE = 5;

  private Encoded() {}

  static ByteSlice slice(byte[] bytes, int length) {
    byte[] data = new byte[BEFORE + length + ByteSlice.SLOP];
    Arrays.fill(data, (byte) 0xa7);
    System.arraycopy(bytes, 0, data, BEFORE, length);
    return new ByteSlice(data, BEFORE, BEFORE + length, PLACE);
  }

  static byte[] bytes(BytesInput input) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    input.writeAllTo(bytes);
    return bytes.toByteArray();
  }

  static ByteSlice slice(byte[] bytes) {
    return slice(bytes, bytes.length);
  }
}
