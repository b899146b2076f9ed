package io.github.parquetjdbc.reader.metadata;

import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.reader.error.MalformedFileException;
import io.github.parquetjdbc.reader.thrift.CompactReader;
import io.github.parquetjdbc.reader.thrift.ThriftType;
import java.util.ArrayList;
import java.util.List;

/**
 * What the data pages of a column chunk hold (parquet.thrift, ColumnIndex), as the writer says.
 * Nothing is checked but that it is such a structure: the arrays should have an entry a page.
 *
 * @param nullPages which pages hold NULLs only; their bounds say nothing
 * @param minValues lower bounds by the column's order, as PLAIN values without length prefix
 * @param maxValues upper bounds, likewise
 * @param nullCounts NULLs of each page, or {@code null} if absent
 * @param nanCounts NaNs of each page, or {@code null} if absent
 */
public record ColumnIndex(
    boolean[] nullPages,
    List<byte[]> minValues,
    List<byte[]> maxValues,
    long[] nullCounts,
    long[] nanCounts) {

  public ColumnIndex {
    minValues = List.copyOf(minValues);
    maxValues = List.copyOf(maxValues);
  }

  /**
   * Decodes an index.
   *
   * @param bytes that begin with it
   * @param place where in the file byte 0 is
   */
  public static ColumnIndex read(byte[] bytes, FilePosition place) throws MalformedFileException {
    CompactReader in = new CompactReader(bytes, 0, bytes.length, place);
    boolean[] nullPages = {};
    List<byte[]> minValues = List.of();
    List<byte[]> maxValues = List.of();
    long[] nullCounts = null;
    long[] nanCounts = null;
    in.beginStruct();
    while (in.nextField()) {
      switch (in.fieldId()) {
        case 1 -> nullPages = in.readBooleans();
        case 2 -> minValues = binaries(in);
        case 3 -> maxValues = binaries(in);
        case 5 -> nullCounts = in.readLongs();
        case 8 -> nanCounts = in.readLongs();
        // The order of the bounds: pages are few enough to look at each. Histograms of levels:
        // what they could prove, conditions on nested columns, is not asked for.
        default -> in.skip();
      }
    }
    return new ColumnIndex(nullPages, minValues, maxValues, nullCounts, nanCounts);
  }

  private static List<byte[]> binaries(CompactReader in) throws MalformedFileException {
    int size = in.beginList(ThriftType.BINARY);
    List<byte[]> values = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      values.add(in.readBinary());
    }
    return values;
  }
}
