package io.github.parquetjdbc.engine.expression;

import io.github.parquetjdbc.vector.DataType;
import java.util.List;

/**
 * A scalar expression over the columns of one input, fully typed: whoever builds it has chosen the
 * types and put in the casts. Immutable; shared by tasks.
 */
public sealed interface Expression {

  DataType type();

  /** Column {@code index} of the input. */
  record Column(int index, DataType type) implements Expression {}

  /**
   * A constant.
   *
   * @param value {@code null} for NULL, else by the type: Boolean; Integer for TINYINT to INTEGER
   *     and DATE; Long for BIGINT, TIME, intervals and TIMESTAMP up to microseconds; BigInteger for
   *     finer TIMESTAMPs; Double for REAL and DOUBLE; BigDecimal for DECIMAL; byte[] for the rest
   *     (VARCHAR as UTF-8)
   */
  record Literal(Object value, DataType type) implements Expression {}

  /** The value bound to the statement's parameter {@code index}, from 0, when it runs. */
  record Parameter(int index, DataType type) implements Expression {}

  /** AND, OR, CASE and others whose arguments are not simply all evaluated first. */
  record Form(FormKind kind, List<Expression> arguments, DataType type) implements Expression {
    public Form {
      arguments = List.copyOf(arguments);
    }
  }

  /** A conversion of the argument to {@code type}. */
  record Cast(Expression argument, CastMode mode, DataType type) implements Expression {}

  /**
   * A field of a struct; null where the struct is.
   *
   * @param index of the struct type's fields
   */
  record Field(Expression struct, int index, DataType type) implements Expression {}

  /**
   * A function of the catalogue, found by the name and the argument types.
   *
   * @param name lower case, as the catalogue lists it: {@code "="}, {@code "+"}, {@code "upper"}
   */
  record Call(String name, List<Expression> arguments, DataType type) implements Expression {
    public Call {
      arguments = List.copyOf(arguments);
    }
  }
}
