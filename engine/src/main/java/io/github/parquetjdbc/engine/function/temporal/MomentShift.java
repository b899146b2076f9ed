package io.github.parquetjdbc.engine.function.temporal;

import io.github.parquetjdbc.engine.function.bind.Binding;
import io.github.parquetjdbc.engine.function.bind.Lane;
import io.github.parquetjdbc.engine.function.bind.Rows;
import io.github.parquetjdbc.engine.function.bind.ScalarFunction;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.TypeId;
import io.github.parquetjdbc.vector.Vector;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZoneOffset;

/**
 * A moment plus or minus an interval or a number of days. Months keep the day of the month, or take
 * the month's last where it is shorter; a time of day goes around the clock. Months of an instant
 * are those of the session's wall clock.
 */
final class MomentShift implements ScalarFunction {

  private static final long MILLIS_PER_DAY = 86_400_000L;
  private static final long MAX_MONTHS = 12_000_000_000L;
  private static final long MAX_DAYS = 1L << 40;

  private final TypeId shift;
  private final int momentIndex;
  private final int sign;
  private final MomentLane moments;
  private final Lane shifts = new Lane();
  private final MomentResult result;

  /**
   * @param shift INTERVAL_YEAR, INTERVAL_DAY, or BIGINT for days
   * @param momentIndex which argument is the moment: 0 or 1
   * @param sign 1 or -1
   */
  MomentShift(
      DataType moment, TypeId shift, int momentIndex, int sign, DataType type, Binding binding) {
    this.shift = shift;
    this.momentIndex = momentIndex;
    this.sign = sign;
    ZoneId zone = shift == TypeId.INTERVAL_YEAR ? binding.context().timeZone() : ZoneOffset.UTC;
    this.moments = new MomentLane(moment, zone);
    this.result = new MomentResult(type, zone, binding.output());
  }

  @Override
  public Vector apply(Vector[] arguments, Rows rows) {
    moments.load(arguments[momentIndex]);
    long[] amounts = shifts.longs(arguments[1 - momentIndex]);
    result.start(rows.length());
    for (int i = 0; i < rows.count(); i++) {
      int row = rows.row(i);
      if (!rows.isNull(row) && !put(row, amounts[row])) {
        throw TemporalErrors.outOfRange(result.type());
      }
    }
    return result.finish(rows.length(), rows.validity());
  }

  private boolean put(int row, long amount) {
    if (!moments.isKnown(row) || amount == Long.MIN_VALUE) {
      return false;
    }
    long day = moments.days()[row];
    long nano = moments.nanos()[row];
    long by = sign * amount;
    return switch (shift) {
      case INTERVAL_YEAR ->
          Math.abs(by) <= MAX_MONTHS
              && plusMonthsIsKnown(day, by)
              && result.put(row, LocalDate.ofEpochDay(day).plusMonths(by).toEpochDay(), nano);
      case INTERVAL_DAY -> putMillis(row, day, nano, by);
      default -> Math.abs(by) <= MAX_DAYS && result.put(row, day + by, nano);
    };
  }

  /** A month is 31 days at most. */
  private static boolean plusMonthsIsKnown(long day, long months) {
    return MomentLane.isKnownDay(day + months * 31);
  }

  private boolean putMillis(int row, long day, long nano, long millis) {
    long days = Math.floorDiv(millis, MILLIS_PER_DAY);
    long nanos = nano + Math.floorMod(millis, MILLIS_PER_DAY) * 1_000_000L;
    return result.put(
        row,
        result.type().id() == TypeId.TIME ? 0 : day + days + nanos / MomentLane.NANOS_PER_DAY,
        nanos % MomentLane.NANOS_PER_DAY);
  }
}
