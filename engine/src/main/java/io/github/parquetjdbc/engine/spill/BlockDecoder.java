package io.github.parquetjdbc.engine.spill;

import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.BooleanVector;
import io.github.parquetjdbc.vector.BytesVector;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.DoubleVector;
import io.github.parquetjdbc.vector.Int128Vector;
import io.github.parquetjdbc.vector.IntVector;
import io.github.parquetjdbc.vector.ListVector;
import io.github.parquetjdbc.vector.LongVector;
import io.github.parquetjdbc.vector.MapVector;
import io.github.parquetjdbc.vector.StructVector;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;

/** Reads what a {@link BlockEncoder} wrote, and nothing beyond the block's end. */
final class BlockDecoder {

  private final ByteBuffer in;

  /**
   * @param block a heap buffer; the vectors made of it refer to its bytes
   */
  BlockDecoder(ByteBuffer block) {
    in = block.order(ByteOrder.LITTLE_ENDIAN);
  }

  Batch decode(List<DataType> types) throws IOException {
    int rows = size();
    Vector[] columns = new Vector[types.size()];
    for (int i = 0; i < columns.length; i++) {
      columns[i] = vector(types.get(i));
      check(columns[i].length() == rows);
    }
    check(!in.hasRemaining());
    return Batch.of(rows, columns);
  }

  private static void check(boolean holds) throws IOException {
    if (!holds) {
      throw new IOException("a temporary file is not what was written");
    }
  }

  private int size() throws IOException {
    check(in.remaining() >= Integer.BYTES);
    int size = in.getInt();
    check(size >= 0);
    return size;
  }

  private Vector vector(DataType type) throws IOException {
    int length = size();
    check(in.hasRemaining());
    int flags = in.get();
    Validity validity =
        (flags & BlockEncoder.VALIDITY) == 0
            ? null
            : new Validity(longs(Validity.wordCount(length)));
    return switch (type.kind()) {
      case BOOLEAN -> new BooleanVector(type, bytes(length), length, validity);
      case INT -> new IntVector(type, ints(length), length, validity);
      case LONG -> new LongVector(type, longs(length), length, validity);
      case DOUBLE -> new DoubleVector(type, doubles(length), length, validity);
      case INT128 -> {
        long[] low = longs(length);
        yield (flags & BlockEncoder.UPPER_HALVES) == 0
            ? Int128Vector.narrow(type, low, length, validity)
            : new Int128Vector(type, longs(length), low, length, validity);
      }
      case BYTES -> slices(type, length, validity);
      case LIST -> {
        int[] offsets = ints(length + 1L);
        Vector elements = vector(type.element().type());
        check(offsets, elements.length());
        yield new ListVector(type, offsets, elements, length, validity);
      }
      case MAP -> {
        int[] offsets = ints(length + 1L);
        Vector keys = vector(type.fields().get(0).type());
        Vector values = vector(type.fields().get(1).type());
        check(offsets, keys.length());
        check(keys.length() == values.length());
        yield new MapVector(type, offsets, keys, values, length, validity);
      }
      case STRUCT -> {
        List<Vector> children = new ArrayList<>();
        for (DataType.Field field : type.fields()) {
          Vector child = vector(field.type());
          check(child.length() == length);
          children.add(child);
        }
        yield new StructVector(type, children, length, validity);
      }
    };
  }

  private static void check(int[] offsets, int end) throws IOException {
    int last = 0;
    for (int offset : offsets) {
      check(offset >= last);
      last = offset;
    }
    check(last <= end);
  }

  private void need(long bytes) throws IOException {
    check(bytes <= in.remaining());
  }

  private byte[] bytes(int count) throws IOException {
    need(count);
    byte[] values = new byte[count];
    in.get(values);
    return values;
  }

  private int[] ints(long count) throws IOException {
    need(count * Integer.BYTES);
    int[] values = new int[(int) count];
    in.asIntBuffer().get(values);
    in.position(in.position() + values.length * Integer.BYTES);
    return values;
  }

  private long[] longs(int count) throws IOException {
    need((long) count * Long.BYTES);
    long[] values = new long[count];
    in.asLongBuffer().get(values);
    in.position(in.position() + count * Long.BYTES);
    return values;
  }

  private double[] doubles(int count) throws IOException {
    need((long) count * Double.BYTES);
    double[] values = new double[count];
    in.asDoubleBuffer().get(values);
    in.position(in.position() + count * Double.BYTES);
    return values;
  }

  /** Slices of the block itself. */
  private BytesVector slices(DataType type, int length, Validity validity) throws IOException {
    int[] lengths = ints(length);
    int[] offsets = new int[length];
    long end = in.position();
    for (int i = 0; i < length; i++) {
      check(lengths[i] >= 0);
      offsets[i] = (int) end;
      end += lengths[i];
      check(end <= in.limit());
    }
    in.position((int) end);
    return new BytesVector(type, in.array(), offsets, lengths, length, validity);
  }
}
