package io.github.parquetjdbc.adapter;

import io.github.parquetjdbc.vector.DataType;

/**
 * A parameter of a statement.
 *
 * @param type that its values have unless {@link PreparedQuery#retyped} says otherwise
 */
public record QueryParameter(DataType type, Role role) {

  /** What decides a parameter's type. */
  public enum Role {
    /** The expression it stands in. */
    TYPED,
    /** Nothing but its value; the type is a guess. */
    UNTYPED,
    /** Nothing: it counts the rows of LIMIT or OFFSET, and is a BIGINT. */
    ROW_COUNT
  }
}
