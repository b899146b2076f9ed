package io.github.parquetjdbc.adapter.dialect;

import org.apache.calcite.sql.validate.SqlConformanceEnum;
import org.apache.calcite.sql.validate.SqlDelegatingConformance;

/** Lenient in what is accepted, strict about overflow. */
final class DialectConformance extends SqlDelegatingConformance {

  static final DialectConformance INSTANCE = new DialectConformance();

  private DialectConformance() {
    super(SqlConformanceEnum.LENIENT);
  }

  @Override
  public boolean checkedArithmetic() {
    return true;
  }
}
