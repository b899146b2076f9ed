package io.github.parquetjdbc.reader.column;

import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.reader.error.UnsupportedFeatureException;
import io.github.parquetjdbc.reader.metadata.LogicalType;
import io.github.parquetjdbc.reader.metadata.PhysicalType;
import io.github.parquetjdbc.reader.schema.LeafColumn;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.VectorKind;
import java.io.IOException;

/** The table of ways from physical types to kinds of vectors. */
final class ValueTargets {

  private static final long UNSIGNED_INT = 0xffff_ffffL;
  private static final int HALF_BYTES = 2;
  private static final int INTERVAL_BYTES = 12;

  private ValueTargets() {}

  /**
   * A new target.
   *
   * @param capacity values that its arrays hold
   * @throws UnsupportedFeatureException where the column's types do not go together
   */
  static ValueTarget<?> of(LeafColumn column, int capacity, FilePosition position)
      throws IOException {
    DataType type = column.type();
    ValueTarget<?> target =
        switch (column.physicalType()) {
          case BOOLEAN ->
              type.kind() == VectorKind.BOOLEAN
                  ? new FixedWidthTargets.Booleans(type, capacity)
                  : null;
          case INT32 -> ints(column, capacity);
          case INT64 -> longs(column, capacity);
          case FLOAT, DOUBLE ->
              type.kind() == VectorKind.DOUBLE
                  ? new FixedWidthTargets.Doubles(type, column.physicalType(), capacity)
                  : null;
          case INT96, BYTE_ARRAY, FIXED_LEN_BYTE_ARRAY -> slices(column, capacity);
        };
    if (target == null) {
      throw new UnsupportedFeatureException(position, column.physicalType() + " values as " + type);
    }
    return target;
  }

  private static ValueTarget<?> ints(LeafColumn column, int capacity) {
    DataType type = column.type();
    return switch (type.kind()) {
      case INT -> new FixedWidthTargets.Ints(type, capacity, unsignedMask(column));
      case LONG, INT128 ->
          new FixedWidthTargets.IntsAsLongs(type, capacity, isUnsigned(column) ? UNSIGNED_INT : -1);
      case BOOLEAN, DOUBLE, BYTES, LIST, STRUCT, MAP -> null;
    };
  }

  private static ValueTarget<?> longs(LeafColumn column, int capacity) {
    DataType type = column.type();
    return switch (type.kind()) {
      case LONG -> new FixedWidthTargets.Longs(type, capacity);
      case INT128 ->
          isUnsigned(column)
              ? new FixedWidthTargets.UnsignedLongs(type, capacity)
              : new FixedWidthTargets.Longs(type, capacity);
      case INT, BOOLEAN, DOUBLE, BYTES, LIST, STRUCT, MAP -> null;
    };
  }

  private static ValueTarget<?> slices(LeafColumn column, int capacity) {
    DataType type = column.type();
    SliceTarget.Form form =
        switch (type.kind()) {
          case BYTES -> isInterval(column) ? interval(column) : new SliceForms.Bytes(type);
          case LONG -> new SliceForms.Longs(type, new long[capacity]);
          case INT128 ->
              column.physicalType() == PhysicalType.INT96
                  ? new SliceForms.Int96Timestamps(type, new long[capacity], new long[capacity])
                  : new SliceForms.Int128s(type, new long[capacity], new long[capacity]);
          case DOUBLE ->
              column.typeLength() == HALF_BYTES
                  ? new SliceForms.Halves(type, new double[capacity])
                  : null;
          case BOOLEAN, INT, LIST, STRUCT, MAP -> null;
        };
    return form == null ? null : new SliceTarget(column, capacity, form);
  }

  private static SliceTarget.Form interval(LeafColumn column) {
    return column.typeLength() == INTERVAL_BYTES ? new SliceForms.Intervals(column.type()) : null;
  }

  private static boolean isInterval(LeafColumn column) {
    return column.logicalType() != null && column.logicalType().kind() == LogicalType.Kind.INTERVAL;
  }

  private static boolean isUnsigned(LeafColumn column) {
    return column.logicalType() instanceof LogicalType.Int integer && !integer.signed();
  }

  /** The bits of an unsigned integer of less than 32 bits, else all. */
  private static int unsignedMask(LeafColumn column) {
    boolean small =
        column.logicalType() instanceof LogicalType.Int integer
            && !integer.signed()
            && integer.bits() < Integer.SIZE;
    return small ? (1 << ((LogicalType.Int) column.logicalType()).bits()) - 1 : -1;
  }
}
