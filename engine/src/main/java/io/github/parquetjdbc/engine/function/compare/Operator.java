package io.github.parquetjdbc.engine.function.compare;

/** The six comparisons. */
public enum Operator {
  EQUAL("="),
  NOT_EQUAL("<>"),
  LESS("<"),
  LESS_OR_EQUAL("<="),
  GREATER(">"),
  GREATER_OR_EQUAL(">=");

  private final String symbol;

  Operator(String symbol) {
    this.symbol = symbol;
  }

  public String symbol() {
    return symbol;
  }

  /** The operator of that symbol, or {@code null}. */
  public static Operator of(String symbol) {
    for (Operator operator : values()) {
      if (operator.symbol.equals(symbol)) {
        return operator;
      }
    }
    return null;
  }

  /** The operator that says of {@code b, a} what this one says of {@code a, b}. */
  public Operator swapped() {
    return switch (this) {
      case EQUAL, NOT_EQUAL -> this;
      case LESS -> GREATER;
      case LESS_OR_EQUAL -> GREATER_OR_EQUAL;
      case GREATER -> LESS;
      case GREATER_OR_EQUAL -> LESS_OR_EQUAL;
    };
  }

  /** Whether the operator says yes to values whose order is {@code sign} (-1, 0 or 1). */
  public boolean accepts(int sign) {
    return switch (this) {
      case EQUAL -> sign == 0;
      case NOT_EQUAL -> sign != 0;
      case LESS -> sign < 0;
      case LESS_OR_EQUAL -> sign <= 0;
      case GREATER -> sign > 0;
      case GREATER_OR_EQUAL -> sign >= 0;
    };
  }
}
