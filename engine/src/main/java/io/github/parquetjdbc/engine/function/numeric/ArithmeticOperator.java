package io.github.parquetjdbc.engine.function.numeric;

/** The five operators of numbers. */
enum ArithmeticOperator {
  ADD("+"),
  SUBTRACT("-"),
  MULTIPLY("*"),
  DIVIDE("/"),
  REMAINDER("%");

  private final String symbol;

  ArithmeticOperator(String symbol) {
    this.symbol = symbol;
  }

  String symbol() {
    return symbol;
  }

  /** The operator of that symbol (or MOD), or {@code null}. */
  static ArithmeticOperator of(String name) {
    for (ArithmeticOperator operator : values()) {
      if (operator.symbol.equals(name)) {
        return operator;
      }
    }
    return name.equals("mod") ? REMAINDER : null;
  }
}
