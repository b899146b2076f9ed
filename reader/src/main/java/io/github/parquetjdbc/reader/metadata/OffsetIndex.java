package io.github.parquetjdbc.reader.metadata;

import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.reader.error.MalformedFileException;
import io.github.parquetjdbc.reader.thrift.CompactReader;
import io.github.parquetjdbc.reader.thrift.ThriftType;
import java.util.Arrays;

/**
 * Where the data pages of a column chunk are (parquet.thrift, OffsetIndex), as the writer says.
 * Nothing is checked but that it is such a structure. All arrays have an entry a page.
 *
 * @param offsets positions of the pages' headers in the file
 * @param sizes bytes of the pages with their headers
 * @param firstRows number of each page's first row in the row group
 */
public record OffsetIndex(long[] offsets, int[] sizes, long[] firstRows) {

  private static final int FIRST_CAPACITY = 64;

  /**
   * Decodes an index.
   *
   * @param bytes that begin with it
   * @param place where in the file byte 0 is
   */
  public static OffsetIndex read(byte[] bytes, FilePosition place) throws MalformedFileException {
    CompactReader in = new CompactReader(bytes, 0, bytes.length, place);
    OffsetIndex index = new OffsetIndex(new long[0], new int[0], new long[0]);
    in.beginStruct();
    while (in.nextField()) {
      // The unencoded sizes of byte arrays help who allocates before decoding; nobody here does.
      if (in.fieldId() == 1) {
        index = locations(in);
      } else {
        in.skip();
      }
    }
    return index;
  }

  private static OffsetIndex locations(CompactReader in) throws MalformedFileException {
    int count = in.beginList(ThriftType.STRUCT);
    // A location takes some bytes: arrays grow with what is there, not with what is claimed.
    int capacity = Math.min(count, FIRST_CAPACITY);
    long[] offsets = new long[capacity];
    int[] sizes = new int[capacity];
    long[] firstRows = new long[capacity];
    for (int i = 0; i < count; i++) {
      if (i == capacity) {
        capacity = Math.min(count, 2 * capacity);
        offsets = Arrays.copyOf(offsets, capacity);
        sizes = Arrays.copyOf(sizes, capacity);
        firstRows = Arrays.copyOf(firstRows, capacity);
      }
      in.beginStruct();
      while (in.nextField()) {
        switch (in.fieldId()) {
          case 1 -> offsets[i] = in.readI64();
          case 2 -> sizes[i] = in.readI32();
          case 3 -> firstRows[i] = in.readI64();
          default -> in.skip();
        }
      }
    }
    return new OffsetIndex(offsets, sizes, firstRows);
  }
}
