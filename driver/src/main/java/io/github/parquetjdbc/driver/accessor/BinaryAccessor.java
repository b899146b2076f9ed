package io.github.parquetjdbc.driver.accessor;

import io.github.parquetjdbc.driver.base.SqlErrors;
import io.github.parquetjdbc.vector.BytesVector;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.Vector;
import java.nio.charset.StandardCharsets;
import java.sql.Blob;
import java.sql.SQLException;

/** VARBINARY and BINARY. Their text is hexadecimal, two lower-case digits a byte. */
final class BinaryAccessor extends Accessor {

  private static final byte[] HEX = "0123456789abcdef".getBytes(StandardCharsets.US_ASCII);

  private BytesVector vector;

  BinaryAccessor(DataType type) {
    super(type);
  }

  @Override
  void bindFlat(Vector newVector) {
    vector = (BytesVector) newVector;
  }

  @Override
  public Object getObject(int row) {
    return getBytes(row);
  }

  @Override
  public byte[] getBytes(int row) {
    return vector.copy(position(row));
  }

  @Override
  public Blob getBlob(int row) {
    return new BinaryBlob(getBytes(row));
  }

  @Override
  public String getString(int row) throws SQLException {
    int position = position(row);
    int offset = vector.offsets()[position];
    int length = vector.lengths()[position];
    if (length > Integer.MAX_VALUE / 2 - 8) {
      throw SqlErrors.outOfRange(length + " bytes", "text");
    }
    byte[] text = new byte[2 * length];
    for (int i = 0; i < length; i++) {
      int value = vector.data()[offset + i];
      text[2 * i] = HEX[value >> 4 & 15];
      text[2 * i + 1] = HEX[value & 15];
    }
    return new String(text, StandardCharsets.ISO_8859_1);
  }
}
