package io.github.parquetjdbc.engine.function.temporal;

import io.github.parquetjdbc.engine.function.bind.Binding;
import io.github.parquetjdbc.engine.function.bind.Output;
import io.github.parquetjdbc.engine.function.bind.Rows;
import io.github.parquetjdbc.engine.function.bind.ScalarFunction;
import io.github.parquetjdbc.engine.function.bind.Signature;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.DoubleVector;
import io.github.parquetjdbc.vector.IntVector;
import io.github.parquetjdbc.vector.LongVector;
import io.github.parquetjdbc.vector.Vector;
import io.github.parquetjdbc.vector.VectorKind;

/** EXTRACT of one field; of an instant, as the session's wall clock shows it. */
final class Extract implements ScalarFunction {

  private final DateField field;
  private final DataType type;
  private final Output output;
  private final MomentLane lane;

  /**
   * @param signature one moment to an integer or a DOUBLE
   */
  Extract(DateField field, Signature signature, Binding binding) {
    this.field = field;
    this.type = signature.type();
    this.output = binding.output();
    this.lane =
        new MomentLane(
            signature.argument(0),
            field == DateField.EPOCH ? java.time.ZoneOffset.UTC : binding.context().timeZone());
  }

  @Override
  public Vector apply(Vector[] arguments, Rows rows) {
    lane.load(arguments[0]);
    int length = rows.length();
    if (type.kind() == VectorKind.DOUBLE) {
      return new DoubleVector(type, doubles(rows), length, rows.validity());
    }
    long[] values = longs(rows);
    if (type.kind() == VectorKind.LONG) {
      return new LongVector(type, values, length, rows.validity());
    }
    int[] ints = output.ints(length);
    for (int i = 0; i < length; i++) {
      ints[i] = (int) values[i];
    }
    return new IntVector(type, ints, length, rows.validity());
  }

  private long[] longs(Rows rows) {
    long[] out = output.longs(rows.length());
    for (int i = 0; i < rows.count(); i++) {
      int row = rows.row(i);
      if (!rows.isNull(row)) {
        out[row] = value(row);
      }
    }
    return out;
  }

  private double[] doubles(Rows rows) {
    double[] out = output.doubles(rows.length());
    for (int i = 0; i < rows.count(); i++) {
      int row = rows.row(i);
      if (!rows.isNull(row)) {
        out[row] = value(row) + field.fraction(lane.nanos()[row]);
      }
    }
    return out;
  }

  private long value(int row) {
    if (!lane.isKnown(row)) {
      throw TemporalErrors.beyondCalendar();
    }
    return field.of(lane.days()[row], lane.nanos()[row]);
  }
}
