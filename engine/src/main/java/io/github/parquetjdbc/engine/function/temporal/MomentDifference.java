package io.github.parquetjdbc.engine.function.temporal;

import io.github.parquetjdbc.engine.function.bind.Binding;
import io.github.parquetjdbc.engine.function.bind.Output;
import io.github.parquetjdbc.engine.function.bind.Rows;
import io.github.parquetjdbc.engine.function.bind.ScalarFunction;
import io.github.parquetjdbc.engine.function.bind.Signature;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.IntVector;
import io.github.parquetjdbc.vector.LongVector;
import io.github.parquetjdbc.vector.TypeId;
import io.github.parquetjdbc.vector.Vector;
import io.github.parquetjdbc.vector.VectorKind;
import java.time.LocalDate;
import java.time.ZoneOffset;

/**
 * The time from one moment to another: milliseconds for INTERVAL_DAY (finer parts are cut off),
 * whole months for INTERVAL_YEAR, whole days for an integer.
 */
final class MomentDifference implements ScalarFunction {

  private static final long MILLIS_PER_DAY = 86_400_000L;
  private static final long MAX_DAYS = Long.MAX_VALUE / MILLIS_PER_DAY - 1;

  private final DataType type;
  private final Output output;
  private final MomentLane left;
  private final MomentLane right;

  MomentDifference(Signature signature, Binding binding) {
    this.type = signature.type();
    this.output = binding.output();
    this.left = new MomentLane(signature.argument(0), ZoneOffset.UTC);
    this.right = new MomentLane(signature.argument(1), ZoneOffset.UTC);
  }

  @Override
  public Vector apply(Vector[] arguments, Rows rows) {
    left.load(arguments[0]);
    right.load(arguments[1]);
    int length = rows.length();
    long[] out = output.longs(length);
    for (int i = 0; i < rows.count(); i++) {
      int row = rows.row(i);
      if (!rows.isNull(row)) {
        out[row] = difference(row);
      }
    }
    if (type.kind() == VectorKind.LONG) {
      return new LongVector(type, out, length, rows.validity());
    }
    int[] ints = output.ints(length);
    for (int i = 0; i < length; i++) {
      ints[i] = (int) out[i];
    }
    return new IntVector(type, ints, length, rows.validity());
  }

  private long difference(int row) {
    if (!left.isKnown(row) || !right.isKnown(row)) {
      throw TemporalErrors.beyondCalendar();
    }
    long days = left.days()[row] - right.days()[row];
    long nanos = left.nanos()[row] - right.nanos()[row];
    if (type.id() == TypeId.INTERVAL_YEAR) {
      return months(left.days()[row], left.nanos()[row], right.days()[row], right.nanos()[row]);
    }
    if (type.id() == TypeId.INTERVAL_DAY) {
      if (Math.abs(days) > MAX_DAYS) {
        throw TemporalErrors.outOfRange(type);
      }
      return days * MILLIS_PER_DAY + millis(days, nanos);
    }
    if (type.kind() == VectorKind.INT && days + 1 != (int) (days + 1)) {
      throw TemporalErrors.outOfRange(type);
    }
    return days > 0 && nanos < 0 ? days - 1 : days < 0 && nanos > 0 ? days + 1 : days;
  }

  /** Whole milliseconds of the difference of times, cut off towards zero of the whole. */
  private static long millis(long days, long nanos) {
    if (days > 0) {
      return Math.floorDiv(nanos, 1_000_000L);
    }
    return days < 0 ? -Math.floorDiv(-nanos, 1_000_000L) : nanos / 1_000_000L;
  }

  private static long months(long day, long nano, long fromDay, long fromNano) {
    LocalDate to = LocalDate.ofEpochDay(day);
    LocalDate from = LocalDate.ofEpochDay(fromDay);
    long months =
        (to.getYear() - (long) from.getYear()) * 12 + to.getMonthValue() - from.getMonthValue();
    int order = Integer.compare(to.getDayOfMonth(), from.getDayOfMonth());
    if (order == 0) {
      order = Long.compare(nano, fromNano);
    }
    return months > 0 && order < 0 ? months - 1 : months < 0 && order > 0 ? months + 1 : months;
  }
}
