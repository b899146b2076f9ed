package io.github.parquetjdbc.reader.column;

import io.github.parquetjdbc.reader.encoding.Decoders;
import io.github.parquetjdbc.reader.encoding.Slices;
import io.github.parquetjdbc.reader.encoding.ValueDecoder;
import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.reader.metadata.Encoding;
import io.github.parquetjdbc.reader.metadata.PhysicalType;
import io.github.parquetjdbc.reader.schema.LeafColumn;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;
import java.io.IOException;

/** The ways of BYTE_ARRAY, FIXED_LEN_BYTE_ARRAY and INT96: byte strings, taken as something. */
final class SliceTarget implements ValueTarget<Slices> {

  /** INT96: nanoseconds of the day, then the Julian day. */
  private static final int INT96_BYTES = 12;

  /** What byte strings are made into. */
  interface Form {
    /** As {@link ValueTarget#vector}. */
    Vector vector(Slices slices, int count, Validity valid, int rows, FilePosition position)
        throws IOException;

    /** As {@link ValueTarget#withCapacity}. */
    Form withCapacity(int capacity);
  }

  private final LeafColumn column;
  private final Slices slices;
  private final Form form;

  SliceTarget(LeafColumn column, int capacity, Form form) {
    this.column = column;
    this.slices = new Slices(capacity);
    this.form = form;
  }

  @Override
  public ValueDecoder<Slices> decoder(Encoding encoding, FilePosition position) throws IOException {
    PhysicalType type = column.physicalType();
    if (type == PhysicalType.BYTE_ARRAY) {
      return Decoders.byteArrays(encoding, position);
    }
    int width = type == PhysicalType.INT96 ? INT96_BYTES : column.typeLength();
    return Decoders.fixedLengthBytes(encoding, width, position);
  }

  @Override
  public Slices array() {
    return slices;
  }

  @Override
  public Vector vector(int count, Validity valid, int rows, FilePosition position)
      throws IOException {
    return form.vector(slices, count, valid, rows, position);
  }

  @Override
  public ValueTarget<Slices> withCapacity(int capacity) {
    return new SliceTarget(column, capacity, form.withCapacity(capacity));
  }
}
