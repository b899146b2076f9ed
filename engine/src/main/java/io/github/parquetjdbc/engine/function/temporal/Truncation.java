package io.github.parquetjdbc.engine.function.temporal;

import io.github.parquetjdbc.engine.function.bind.Binding;
import io.github.parquetjdbc.engine.function.bind.Rows;
import io.github.parquetjdbc.engine.function.bind.ScalarFunction;
import io.github.parquetjdbc.engine.function.bind.Signature;
import io.github.parquetjdbc.vector.TypeId;
import io.github.parquetjdbc.vector.Vector;

/** A moment cut off to a unit, or brought up to the next; and LAST_DAY. */
final class Truncation implements ScalarFunction {

  /** Where to. */
  enum Direction {
    FLOOR,
    CEIL,
    /** The last day of the unit. */
    LAST_DAY
  }

  private final TimeUnit unit;
  private final Direction direction;
  private final MomentLane lane;
  private final MomentResult result;

  Truncation(TimeUnit unit, Direction direction, Signature signature, Binding binding) {
    this.unit = unit;
    this.direction = direction;
    this.lane = new MomentLane(signature.argument(0), binding.context().timeZone());
    this.result =
        new MomentResult(signature.type(), binding.context().timeZone(), binding.output());
  }

  @Override
  public Vector apply(Vector[] arguments, Rows rows) {
    lane.load(arguments[0]);
    result.start(rows.length());
    for (int i = 0; i < rows.count(); i++) {
      int row = rows.row(i);
      if (!rows.isNull(row) && !put(row)) {
        throw TemporalErrors.outOfRange(result.type());
      }
    }
    return result.finish(rows.length(), rows.validity());
  }

  private boolean put(int row) {
    if (!lane.isKnown(row)) {
      return false;
    }
    long day = lane.days()[row];
    long nano = lane.nanos()[row];
    if (!unit.isOfDate()) {
      return putTime(row, day, nano);
    }
    long first = unit.floor(day);
    return switch (direction) {
      case FLOOR -> result.put(row, first, 0);
      case CEIL -> result.put(row, first == day && nano == 0 ? day : unit.next(first), 0);
      case LAST_DAY -> result.put(row, unit.next(first) - 1, 0);
    };
  }

  private boolean putTime(int row, long day, long nano) {
    long floor = nano - nano % unit.nanos();
    long target = direction == Direction.CEIL && floor != nano ? floor + unit.nanos() : floor;
    if (target < MomentLane.NANOS_PER_DAY) {
      return result.put(row, day, target);
    }
    return result.put(row, result.type().id() == TypeId.TIME ? 0 : day + 1, 0);
  }
}
