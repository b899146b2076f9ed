package io.github.parquetjdbc.engine.function.compare;

import io.github.parquetjdbc.engine.function.bind.Lane;
import io.github.parquetjdbc.engine.function.bind.Output;
import io.github.parquetjdbc.engine.function.bind.Rows;
import io.github.parquetjdbc.engine.function.bind.ScalarFunction;
import io.github.parquetjdbc.engine.kernel.Gather;
import io.github.parquetjdbc.engine.kernel.Masks;
import io.github.parquetjdbc.vector.BooleanVector;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;

/** IS [NOT] NULL, TRUE and FALSE: never null. */
public final class StateTest implements ScalarFunction {

  /** What is asked. */
  public enum State {
    NULL,
    NOT_NULL,
    TRUE,
    NOT_TRUE,
    FALSE,
    NOT_FALSE
  }

  private final State state;
  private final Output output;
  private final Lane lane = new Lane();

  public StateTest(State state, Output output) {
    this.state = state;
    this.output = output;
  }

  @Override
  public boolean isStrict() {
    return false;
  }

  @Override
  public Vector apply(Vector[] arguments, Rows rows) {
    Vector argument = arguments[0];
    byte[] mask = output.booleans(rows.length());
    switch (state) {
      case NULL -> nulls(argument.validity(), 0, mask, rows.length());
      case NOT_NULL -> nulls(argument.validity(), 1, mask, rows.length());
      case TRUE -> truth(argument, 1, 0, mask);
      case NOT_TRUE -> truth(argument, 1, 1, mask);
      case FALSE -> truth(argument, 0, 0, mask);
      case NOT_FALSE -> truth(argument, 0, 1, mask);
    }
    return new BooleanVector(DataType.BOOLEAN, mask, rows.length(), null);
  }

  private static void nulls(Validity validity, int bit, byte[] mask, int length) {
    if (validity == null) {
      Gather.fill((byte) bit, mask, length);
    } else {
      Masks.ofBits(validity.words(), bit, mask, length);
    }
  }

  /** Whether the argument is {@code wanted} (0 or 1) and not null, exclusive-or {@code flip}. */
  private void truth(Vector argument, int wanted, int flip, byte[] mask) {
    byte[] values = lane.booleans(argument);
    int length = argument.length();
    if (wanted == 1) {
      System.arraycopy(values, 0, mask, 0, length);
    } else {
      Masks.not(values, mask, length);
    }
    if (argument.validity() != null) {
      Masks.andBits(mask, argument.validity().words(), mask, length);
    }
    if (flip == 1) {
      Masks.not(mask, mask, length);
    }
  }
}
