package io.github.parquetjdbc.driver.accessor;

import io.github.parquetjdbc.vector.BytesVector;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.LittleEndian;
import io.github.parquetjdbc.vector.Vector;
import java.util.UUID;

/** UUID, most significant byte first. */
final class UuidAccessor extends CachedAccessor<UUID> {

  private BytesVector vector;

  UuidAccessor(DataType type) {
    super(type);
  }

  @Override
  void bindFlat(Vector newVector) {
    vector = (BytesVector) newVector;
  }

  @Override
  UUID make(int position) {
    int offset = vector.offsets()[position];
    return new UUID(half(offset), half(offset + Long.BYTES));
  }

  private long half(int offset) {
    return LittleEndian.getLongBigEndian(vector.data(), offset);
  }

  @Override
  UUID[] array(int length) {
    return new UUID[length];
  }

  @Override
  public String getString(int row) {
    return value(row).toString();
  }

  @Override
  public byte[] getBytes(int row) {
    return vector.copy(position(row));
  }

  @Override
  public UUID getUuid(int row) {
    return value(row);
  }
}
