package io.github.parquetjdbc.engine.aggregate;

import io.github.parquetjdbc.vector.DataType;
import java.util.List;

/**
 * One thing that an aggregate keeps for each group. Equal parts over equal arguments are kept once,
 * whatever functions they belong to.
 *
 * @param kind what is kept
 * @param intake which rows it is given
 * @param arguments the arguments it looks at, as numbers in the function's list; those of VALID are
 *     all to be non-null; the first is what is added
 */
public record Part(Kind kind, Intake intake, List<Integer> arguments) {

  /** Which rows a part is given. */
  public enum Intake {
    ALL,
    /** Those without a null argument. */
    VALID,
    /** Those with a null argument (there is one). */
    NULL
  }

  /** What is kept. */
  public enum Kind {
    ROWS,
    INTEGER_SUM,
    BIG_SUM,
    DOUBLE_SUM,
    LEAST,
    GREATEST,
    MOMENTS
  }

  static final Part ALL_ROWS = new Part(Kind.ROWS, Intake.ALL, List.of());
  static final Part NULLS = new Part(Kind.ROWS, Intake.NULL, List.of(0));

  static Part of(Kind kind) {
    return new Part(kind, Intake.VALID, List.of(0));
  }

  /** Whether the order in which rows and parts come may show in the result. */
  public boolean dependsOnOrder() {
    return kind == Kind.DOUBLE_SUM || kind == Kind.MOMENTS;
  }

  /**
   * @param type of the first argument; {@code null} if there is none
   */
  public Accumulator newAccumulator(DataType type) {
    return switch (kind) {
      case ROWS -> new RowCount();
      case INTEGER_SUM -> new IntegerSum();
      case BIG_SUM -> new BigSum();
      case DOUBLE_SUM -> new DoubleSum();
      case LEAST -> extreme(Extreme.LEAST, type);
      case GREATEST -> extreme(Extreme.GREATEST, type);
      case MOMENTS -> new Moments(type);
    };
  }

  private static Accumulator extreme(Extreme extreme, DataType type) {
    return switch (type.kind()) {
      case INT128 -> new Int128Extreme(extreme);
      case BYTES -> new BytesExtreme(extreme, type);
      default -> new LongExtreme(extreme);
    };
  }
}
