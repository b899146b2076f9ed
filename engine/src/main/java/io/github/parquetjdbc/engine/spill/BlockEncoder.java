package io.github.parquetjdbc.engine.spill;

import io.github.parquetjdbc.engine.context.QueryError;
import io.github.parquetjdbc.engine.context.QueryException;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.BooleanVector;
import io.github.parquetjdbc.vector.BytesVector;
import io.github.parquetjdbc.vector.ConstantVector;
import io.github.parquetjdbc.vector.DictionaryVector;
import io.github.parquetjdbc.vector.DoubleVector;
import io.github.parquetjdbc.vector.Int128Vector;
import io.github.parquetjdbc.vector.IntVector;
import io.github.parquetjdbc.vector.ListVector;
import io.github.parquetjdbc.vector.LongVector;
import io.github.parquetjdbc.vector.MapVector;
import io.github.parquetjdbc.vector.StructVector;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * Writes the vectors of one batch as bytes, little-endian.
 *
 * <pre>
 * block  = rows:4 vector*
 * vector = length:4 flags:1 [validity: 8 bytes for each 64 rows] values
 * flags  = 1 where there is a validity, 2 where INT128 has upper halves
 * values = BOOLEAN 1, INT 4, LONG and DOUBLE 8 bytes a row; INT128 8, then 8 upper if flagged
 *        | BYTES: lengths, 4 bytes a row, then the bytes
 *        | LIST: offsets, 4 bytes each and one more, then the elements as a vector
 *        | MAP: offsets, then keys and values as vectors
 *        | STRUCT: a vector a field
 * </pre>
 */
final class BlockEncoder {

  static final int VALIDITY = 1;
  static final int UPPER_HALVES = 2;

  private static final int FIRST_CAPACITY = 1 << 16;

  private ByteBuffer out = ByteBuffer.allocate(FIRST_CAPACITY).order(ByteOrder.LITTLE_ENDIAN);

  /** The block, ready to be read. */
  ByteBuffer encode(Batch batch) {
    reserve(Integer.BYTES);
    out.putInt(batch.length());
    for (Vector column : batch.columns()) {
      write(column);
    }
    return out.flip();
  }

  private void reserve(long bytes) {
    long needed = out.position() + bytes;
    if (needed > out.capacity()) {
      if (needed > Integer.MAX_VALUE - 16) {
        throw new QueryException(
            QueryError.OUT_OF_MEMORY, "one batch of rows holds " + needed + " bytes");
      }
      int capacity = (int) Math.min(Integer.MAX_VALUE - 16, Math.max(needed, 2L * out.capacity()));
      out = ByteBuffer.allocate(capacity).order(ByteOrder.LITTLE_ENDIAN).put(out.flip());
    }
  }

  private void write(Vector vector) {
    if (vector instanceof ConstantVector || vector instanceof DictionaryVector) {
      throw new IllegalArgumentException("not a flat vector: " + vector.getClass());
    }
    int length = vector.length();
    Validity validity = vector.validity();
    boolean wide = vector instanceof Int128Vector int128 && !int128.isNarrow();
    int words = validity == null ? 0 : Validity.wordCount(length);
    reserve(Integer.BYTES + 1 + (long) words * Long.BYTES);
    out.putInt(length);
    out.put((byte) ((validity == null ? 0 : VALIDITY) | (wide ? UPPER_HALVES : 0)));
    if (validity != null) {
      putLongs(validity.words(), words);
    }
    switch (vector.kind()) {
      case BOOLEAN -> {
        reserve(length);
        out.put(((BooleanVector) vector).values(), 0, length);
      }
      case INT -> writeInts(((IntVector) vector).values(), length);
      case LONG -> writeLongs(((LongVector) vector).values(), length);
      case DOUBLE -> writeDoubles(((DoubleVector) vector).values(), length);
      case INT128 -> {
        writeLongs(((Int128Vector) vector).low(), length);
        if (wide) {
          writeLongs(((Int128Vector) vector).high(), length);
        }
      }
      case BYTES -> writeBytes((BytesVector) vector);
      case LIST -> {
        writeInts(((ListVector) vector).offsets(), length + 1);
        write(((ListVector) vector).elements());
      }
      case MAP -> {
        writeInts(((MapVector) vector).offsets(), length + 1);
        write(((MapVector) vector).keys());
        write(((MapVector) vector).values());
      }
      case STRUCT -> ((StructVector) vector).children().forEach(this::write);
    }
  }

  private void writeInts(int[] values, int count) {
    reserve((long) count * Integer.BYTES);
    out.asIntBuffer().put(values, 0, count);
    out.position(out.position() + count * Integer.BYTES);
  }

  private void writeLongs(long[] values, int count) {
    reserve((long) count * Long.BYTES);
    putLongs(values, count);
  }

  private void putLongs(long[] values, int count) {
    out.asLongBuffer().put(values, 0, count);
    out.position(out.position() + count * Long.BYTES);
  }

  private void writeDoubles(double[] values, int count) {
    reserve((long) count * Double.BYTES);
    out.asDoubleBuffer().put(values, 0, count);
    out.position(out.position() + count * Double.BYTES);
  }

  private void writeBytes(BytesVector vector) {
    writeInts(vector.lengths(), vector.length());
    long total = 0;
    for (int i = 0; i < vector.length(); i++) {
      total += vector.lengths()[i];
    }
    reserve(total);
    for (int i = 0; i < vector.length(); i++) {
      out.put(vector.data(), vector.offsets()[i], vector.lengths()[i]);
    }
  }
}
