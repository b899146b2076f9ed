package io.github.parquetjdbc.engine.function.compare;

import io.github.parquetjdbc.engine.function.bind.Rows;
import io.github.parquetjdbc.engine.function.bind.ScalarFunction;
import io.github.parquetjdbc.vector.BooleanVector;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.Vector;

/** IS [NOT] DISTINCT FROM: a comparison for which null is a value. */
public final class Distinctness implements ScalarFunction {

  private final ScalarFunction comparison;
  private final byte ofTwoNulls;

  private Distinctness(ScalarFunction comparison, byte ofTwoNulls) {
    this.comparison = comparison;
    this.ofTwoNulls = ofTwoNulls;
  }

  /**
   * @param notEqual the {@code <>} of the argument types
   */
  public static ScalarFunction distinct(ScalarFunction notEqual) {
    return new Distinctness(notEqual, (byte) 0);
  }

  /**
   * @param equal the {@code =} of the argument types
   */
  public static ScalarFunction notDistinct(ScalarFunction equal) {
    return new Distinctness(equal, (byte) 1);
  }

  @Override
  public boolean isStrict() {
    return false;
  }

  @Override
  public Vector apply(Vector[] arguments, Rows rows) {
    Vector left = arguments[0];
    Vector right = arguments[1];
    int length = rows.length();
    BooleanVector compared = (BooleanVector) comparison.apply(arguments, rows);
    byte[] mask = compared.values();
    if (left.validity() != null || right.validity() != null) {
      byte ofOneNull = (byte) (ofTwoNulls ^ 1);
      for (int row = 0; row < length; row++) {
        if (left.isNull(row) || right.isNull(row)) {
          mask[row] = left.isNull(row) && right.isNull(row) ? ofTwoNulls : ofOneNull;
        }
      }
    }
    return new BooleanVector(DataType.BOOLEAN, mask, length, null);
  }
}
