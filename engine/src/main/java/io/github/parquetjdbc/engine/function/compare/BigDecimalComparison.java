package io.github.parquetjdbc.engine.function.compare;

import io.github.parquetjdbc.engine.function.bind.Lane;
import io.github.parquetjdbc.engine.function.bind.Output;
import io.github.parquetjdbc.engine.function.bind.Rows;
import io.github.parquetjdbc.engine.function.bind.ScalarFunction;
import io.github.parquetjdbc.vector.BooleanVector;
import io.github.parquetjdbc.vector.BytesVector;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.Vector;
import java.math.BigInteger;

/** Comparison of DECIMALs beyond 38 digits: numbers in bytes, whose order is not that of bytes. */
final class BigDecimalComparison implements ScalarFunction {

  private final Operator operator;
  private final Output output;
  private final Lane left = new Lane();
  private final Lane right = new Lane();

  BigDecimalComparison(Operator operator, Output output) {
    this.operator = operator;
    this.output = output;
  }

  @Override
  public Vector apply(Vector[] arguments, Rows rows) {
    byte[] mask = output.booleans(rows.length());
    BytesVector a = left.bytes(arguments[0]);
    BytesVector b = right.bytes(arguments[1]);
    for (int i = 0; i < rows.count(); i++) {
      int row = rows.row(i);
      boolean accepted =
          !a.isNull(row)
              && !b.isNull(row)
              && operator.accepts(
                  new BigInteger(a.copy(row)).compareTo(new BigInteger(b.copy(row))));
      mask[row] = accepted ? (byte) 1 : 0;
    }
    return new BooleanVector(DataType.BOOLEAN, mask, rows.length(), rows.validity());
  }
}
