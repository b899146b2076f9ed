package io.github.parquetjdbc.driver.base;

import java.sql.SQLException;

/** The role "read once, forwards". */
abstract class ForwardOnlyResultSet extends ReadOnlyResultSet {

  @Override
  public final int getType() throws SQLException {
    checkOpen();
    return TYPE_FORWARD_ONLY;
  }

  @Override
  public final int getFetchDirection() throws SQLException {
    checkOpen();
    return FETCH_FORWARD;
  }

  @Override
  public final void setFetchDirection(int direction) throws SQLException {
    checkOpen();
    if (direction != FETCH_FORWARD) {
      throw refusal();
    }
  }

  @Override
  public boolean previous() throws SQLException {
    throw refusal();
  }

  @Override
  public boolean first() throws SQLException {
    throw refusal();
  }

  @Override
  public boolean last() throws SQLException {
    throw refusal();
  }

  @Override
  public void beforeFirst() throws SQLException {
    throw refusal();
  }

  @Override
  public void afterLast() throws SQLException {
    throw refusal();
  }

  @Override
  public boolean absolute(int row) throws SQLException {
    throw refusal();
  }

  @Override
  public boolean relative(int rows) throws SQLException {
    throw refusal();
  }

  @Override
  public boolean isLast() throws SQLException {
    throw refusal();
  }

  private SQLException refusal() throws SQLException {
    checkOpen();
    return SqlErrors.refused("any way through a result set but forwards");
  }
}
