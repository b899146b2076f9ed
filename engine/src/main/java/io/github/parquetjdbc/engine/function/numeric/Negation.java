package io.github.parquetjdbc.engine.function.numeric;

import io.github.parquetjdbc.engine.function.bind.Rows;
import io.github.parquetjdbc.engine.function.bind.ScalarFunction;
import io.github.parquetjdbc.vector.ConstantVector;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.DoubleVector;
import io.github.parquetjdbc.vector.IntVector;
import io.github.parquetjdbc.vector.Vector;
import io.github.parquetjdbc.vector.VectorKind;

/** Unary minus, as a product. */
final class Negation implements ScalarFunction {

  private final ScalarFunction product;
  private final Vector minusOne;

  /**
   * @param minusOneType INTEGER or DOUBLE
   */
  Negation(ScalarFunction product, DataType minusOneType) {
    this.product = product;
    this.minusOne =
        minusOneType.kind() == VectorKind.DOUBLE
            ? new DoubleVector(minusOneType, new double[] {-1}, 1, null)
            : new IntVector(minusOneType, new int[] {-1}, 1, null);
  }

  @Override
  public Vector apply(Vector[] arguments, Rows rows) {
    return product.apply(
        new Vector[] {new ConstantVector(minusOne, rows.length()), arguments[0]}, rows);
  }
}
