package io.github.parquetjdbc.adapter.lower;

/** Valid SQL that cannot be run yet. */
public final class UnsupportedSqlException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /**
   * @param feature what is not there, as a noun phrase
   */
  public UnsupportedSqlException(String feature) {
    super(feature + " not supported");
  }
}
