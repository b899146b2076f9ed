package io.github.parquetjdbc.engine.function.temporal;

import io.github.parquetjdbc.engine.function.bind.Binding;
import io.github.parquetjdbc.engine.function.bind.Output;
import io.github.parquetjdbc.engine.function.bind.Rows;
import io.github.parquetjdbc.engine.function.bind.ScalarFunction;
import io.github.parquetjdbc.engine.function.bind.Signature;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.Vector;
import java.time.LocalDate;

/**
 * DATEDIFF: how many beginnings of a unit are passed from the first moment to the second, negative
 * if the second is earlier. Weeks begin on Monday.
 */
final class Boundaries implements ScalarFunction {

  /** 1970-01-01 was a Thursday: days from the Monday before. */
  private static final int THURSDAY = 3;

  private final TimeUnit unit;
  private final DataType type;
  private final Output output;
  private final MomentLane from;
  private final MomentLane to;

  Boundaries(TimeUnit unit, Signature signature, Binding binding) {
    this.unit = unit;
    this.type = signature.type();
    this.output = binding.output();
    this.from = new MomentLane(signature.argument(0), binding.context().timeZone());
    this.to = new MomentLane(signature.argument(1), binding.context().timeZone());
  }

  @Override
  public Vector apply(Vector[] arguments, Rows rows) {
    from.load(arguments[0]);
    to.load(arguments[1]);
    long[] out = output.longs(rows.length());
    for (int i = 0; i < rows.count(); i++) {
      int row = rows.row(i);
      if (!rows.isNull(row)) {
        if (!from.isKnown(row) || !to.isKnown(row)) {
          throw TemporalErrors.beyondCalendar();
        }
        out[row] = between(row);
      }
    }
    return WholeResult.of(type, out, rows, output);
  }

  private long between(int row) {
    long start = from.days()[row];
    long end = to.days()[row];
    if (unit.isOfDate()) {
      return ordinal(end) - ordinal(start);
    }
    long unitsPerDay = MomentLane.NANOS_PER_DAY / unit.nanos();
    if (Math.abs(end - start) >= Long.MAX_VALUE / unitsPerDay - 1) {
      throw TemporalErrors.outOfRange(type);
    }
    return (end - start) * unitsPerDay
        + to.nanos()[row] / unit.nanos()
        - from.nanos()[row] / unit.nanos();
  }

  /** The number of the unit that has the day in it. */
  private long ordinal(long day) {
    return switch (unit) {
      case DAY -> day;
      case WEEK -> Math.floorDiv(day + THURSDAY, 7L);
      default -> ofYears(LocalDate.ofEpochDay(day));
    };
  }

  private long ofYears(LocalDate date) {
    long year = date.getYear();
    return switch (unit) {
      case MONTH -> year * 12 + date.getMonthValue();
      case QUARTER -> year * 4 + (date.getMonthValue() - 1) / 3;
      case DECADE -> Math.floorDiv(year, 10L);
      case CENTURY -> Math.floorDiv(year - 1, 100L);
      case MILLENNIUM -> Math.floorDiv(year - 1, 1000L);
      default -> year;
    };
  }
}
