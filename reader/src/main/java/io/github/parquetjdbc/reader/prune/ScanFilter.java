package io.github.parquetjdbc.reader.prune;

import java.util.List;

/**
 * A condition on the values of top-level columns that decides what need not be read: parts of a
 * file in which it can be true for no row are left out. A condition that is null is not true.
 *
 * <p>Literals are in the form of the column's type: Boolean; Integer for TINYINT to INTEGER and
 * DATE; Long for BIGINT, TIME and TIMESTAMP up to microseconds; BigInteger for finer TIMESTAMPs;
 * Double for REAL and DOUBLE; BigDecimal for DECIMAL; byte[] for VARCHAR (UTF-8), VARBINARY, BINARY
 * and UUID. They are never null.
 */
public sealed interface ScanFilter {

  /** How a column compares to a literal. */
  enum Operator {
    EQUAL,
    NOT_EQUAL,
    LESS,
    LESS_OR_EQUAL,
    GREATER,
    GREATER_OR_EQUAL
  }

  /** The column that the condition is on, or {@code null} for those put together of others. */
  default String column() {
    return null;
  }

  record Comparison(String column, Operator operator, Object literal) implements ScanFilter {}

  /** The column equals one of the literals. */
  record In(String column, List<Object> literals) implements ScanFilter {
    public In {
      literals = List.copyOf(literals);
    }
  }

  record IsNull(String column) implements ScanFilter {}

  record IsNotNull(String column) implements ScanFilter {}

  /** All of two or more. */
  record And(List<ScanFilter> operands) implements ScanFilter {
    public And {
      operands = List.copyOf(operands);
    }
  }

  /** One of two or more. */
  record Or(List<ScanFilter> operands) implements ScanFilter {
    public Or {
      operands = List.copyOf(operands);
    }
  }
}
