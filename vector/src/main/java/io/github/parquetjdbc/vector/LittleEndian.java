package io.github.parquetjdbc.vector;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Bounds-checked little- and big-endian access to byte arrays, at any alignment. */
public final class LittleEndian {

  private static final VarHandle SHORT =
      MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.LITTLE_ENDIAN);
  private static final VarHandle INT =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
  private static final VarHandle LONG =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
  private static final VarHandle FLOAT =
      MethodHandles.byteArrayViewVarHandle(float[].class, ByteOrder.LITTLE_ENDIAN);
  private static final VarHandle DOUBLE =
      MethodHandles.byteArrayViewVarHandle(double[].class, ByteOrder.LITTLE_ENDIAN);
  private static final VarHandle BIG_LONG =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

  private LittleEndian() {}

  public static short getShort(byte[] bytes, int index) {
    return (short) SHORT.get(bytes, index);
  }

  public static int getInt(byte[] bytes, int index) {
    return (int) INT.get(bytes, index);
  }

  public static long getLong(byte[] bytes, int index) {
    return (long) LONG.get(bytes, index);
  }

  public static float getFloat(byte[] bytes, int index) {
    return (float) FLOAT.get(bytes, index);
  }

  public static double getDouble(byte[] bytes, int index) {
    return (double) DOUBLE.get(bytes, index);
  }

  public static void putInt(byte[] bytes, int index, int value) {
    INT.set(bytes, index, value);
  }

  public static void putLong(byte[] bytes, int index, long value) {
    LONG.set(bytes, index, value);
  }

  /** Eight bytes, the first the most significant. */
  public static long getLongBigEndian(byte[] bytes, int index) {
    return (long) BIG_LONG.get(bytes, index);
  }

  /** Writes eight bytes, the most significant first. */
  public static void putLongBigEndian(byte[] bytes, int index, long value) {
    BIG_LONG.set(bytes, index, value);
  }
}
