package io.github.parquetjdbc.engine.function.cast;

import io.github.parquetjdbc.engine.function.bind.Lane;
import io.github.parquetjdbc.engine.function.bind.Output;
import io.github.parquetjdbc.engine.function.bind.Rows;
import io.github.parquetjdbc.engine.function.bind.ScalarFunction;
import io.github.parquetjdbc.engine.function.exact.ExactLane;
import io.github.parquetjdbc.vector.BooleanVector;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.IntVector;
import io.github.parquetjdbc.vector.Vector;

/** BOOLEAN to INTEGER, 0 or 1, and back, where all but 0 is true. */
final class BooleanCast {

  private BooleanCast() {}

  static ScalarFunction toInteger(Output output) {
    return new ScalarFunction() {
      private final Lane lane = new Lane();

      @Override
      public Vector apply(Vector[] arguments, Rows rows) {
        byte[] values = lane.booleans(arguments[0]);
        int[] out = output.ints(rows.length());
        for (int i = 0; i < rows.length(); i++) {
          out[i] = values[i];
        }
        return new IntVector(DataType.INTEGER, out, rows.length(), rows.validity());
      }
    };
  }

  static ScalarFunction ofInteger(DataType from, Output output) {
    return new ScalarFunction() {
      private final ExactLane lane = new ExactLane(from);

      @Override
      public Vector apply(Vector[] arguments, Rows rows) {
        lane.load(arguments[0]);
        long[] values = lane.longs();
        byte[] out = output.booleans(rows.length());
        for (int i = 0; i < rows.length(); i++) {
          out[i] = values[i] == 0 ? (byte) 0 : 1;
        }
        return new BooleanVector(DataType.BOOLEAN, out, rows.length(), rows.validity());
      }
    };
  }
}
