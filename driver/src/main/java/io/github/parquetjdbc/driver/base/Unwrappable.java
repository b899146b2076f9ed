package io.github.parquetjdbc.driver.base;

import java.sql.SQLException;
import java.sql.Wrapper;

/** The role "wraps nothing but itself". */
public interface Unwrappable extends Wrapper {

  @Override
  default <T> T unwrap(Class<T> type) throws SQLException {
    if (!isWrapperFor(type)) {
      throw SqlErrors.invalidArgument("not a wrapper for " + type);
    }
    return type.cast(this);
  }

  @Override
  default boolean isWrapperFor(Class<?> type) throws SQLException {
    return type != null && type.isInstance(this);
  }
}
