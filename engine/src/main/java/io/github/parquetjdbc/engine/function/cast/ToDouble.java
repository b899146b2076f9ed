package io.github.parquetjdbc.engine.function.cast;

import io.github.parquetjdbc.engine.function.bind.Output;
import io.github.parquetjdbc.engine.function.bind.Rows;
import io.github.parquetjdbc.engine.function.exact.DoubleLane;
import io.github.parquetjdbc.engine.kernel.Arithmetic;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.DoubleVector;
import io.github.parquetjdbc.vector.TypeId;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;
import io.github.parquetjdbc.vector.VectorKind;

/** Any number to REAL or DOUBLE, the nearest; finite numbers beyond the type have no result. */
final class ToDouble extends RowCast {

  private final DataType to;
  private final Output output;
  private final DoubleLane lane = new DoubleLane();
  private boolean fromDouble;
  private double[] values;
  private double[] out;

  ToDouble(DataType to, CastFailures failures, Output output) {
    super(failures);
    this.to = to;
    this.output = output;
  }

  /** To DOUBLE nothing can fail unless a number is beyond it, so rows need not be looked at. */
  @Override
  public Vector apply(Vector[] arguments, Rows rows) {
    int length = rows.length();
    double[] all = lane.doubles(arguments[0]);
    if (to.id() == TypeId.REAL || !Arithmetic.allFinite(all, length)) {
      return super.apply(arguments, rows);
    }
    double[] copy = output.doubles(length);
    System.arraycopy(all, 0, copy, 0, length);
    return new DoubleVector(to, copy, length, rows.validity());
  }

  @Override
  void start(Vector argument, Rows rows) {
    fromDouble = argument.kind() == VectorKind.DOUBLE;
    values = lane.doubles(argument);
    out = output.doubles(rows.length());
  }

  @Override
  boolean convert(int row) {
    double value = values[row];
    out[row] = to.id() == TypeId.REAL ? (float) value : value;
    return Double.isFinite(out[row]) || fromDouble && !Double.isFinite(value);
  }

  @Override
  String show(int row) {
    return Double.toString(values[row]);
  }

  @Override
  Vector result(int length, Validity validity) {
    return new DoubleVector(to, out, length, validity);
  }
}
