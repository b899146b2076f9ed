package io.github.parquetjdbc.engine.collect;

import io.github.parquetjdbc.engine.context.QueryError;
import io.github.parquetjdbc.engine.context.QueryException;
import io.github.parquetjdbc.engine.rows.DoubleStore;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.DoubleVector;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;
import io.github.parquetjdbc.vector.VectorKind;
import java.util.List;

/** PERCENTILE_CONT: between the two values around the fraction's place, in DOUBLE. */
record ContinuousPercentile(DataType type) implements CollectedFunction {

  static CollectedFunction of(List<DataType> arguments, DataType type) {
    if (arguments.get(0).kind() != VectorKind.DOUBLE || type.kind() != VectorKind.DOUBLE) {
      throw new QueryException(
          QueryError.UNSUPPORTED,
          "PERCENTILE_CONT of " + arguments.get(0) + " is not supported; cast it to DOUBLE");
    }
    return new ContinuousPercentile(type);
  }

  @Override
  public Vector result(CollectedRows rows, int from, int count) {
    double[] values = ((DoubleStore) rows.arguments()[0]).values();
    double[] results = new double[count];
    Validity validity = null;
    for (int i = 0; i < count; i++) {
      int start = Fraction.start(rows, from + i);
      int size = Fraction.end(rows, from + i) - start;
      if (size <= 0) {
        validity = validity == null ? Validity.allValid(count) : validity;
        validity.setNull(i);
      } else {
        double place = Fraction.of(rows, from + i) * (size - 1);
        int below = (int) Math.floor(place);
        double low = values[rows.order()[start + below]];
        double high = values[rows.order()[start + (int) Math.ceil(place)]];
        results[i] = low == high ? low : low + (place - below) * (high - low);
      }
    }
    return new DoubleVector(type, results, count, validity);
  }
}
