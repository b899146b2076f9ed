package io.github.parquetjdbc.adapter.dialect;

import java.util.Properties;
import org.apache.calcite.avatica.util.Casing;
import org.apache.calcite.avatica.util.Quoting;
import org.apache.calcite.config.CalciteConnectionConfig;
import org.apache.calcite.config.CalciteConnectionConfigImpl;
import org.apache.calcite.config.CalciteConnectionProperty;
import org.apache.calcite.config.NullCollation;
import org.apache.calcite.rel.type.RelDataTypeSystem;
import org.apache.calcite.sql.SqlOperatorTable;
import org.apache.calcite.sql.parser.SqlParser;
import org.apache.calcite.sql.parser.babel.SqlBabelParserImpl;
import org.apache.calcite.sql.validate.SqlValidator;

/** All of Calcite's settings that make the dialect, in one place. Immutable, shared. */
public final class Dialect {

  private static final int MAX_IDENTIFIER_LENGTH = 4096;

  private final SqlOperatorTable operators = DialectOperators.create();

  public SqlOperatorTable operators() {
    return operators;
  }

  public RelDataTypeSystem typeSystem() {
    return DialectTypeSystem.INSTANCE;
  }

  public SqlParser.Config parser() {
    return SqlParser.config()
        .withParserFactory(SqlBabelParserImpl.FACTORY)
        .withConformance(DialectConformance.INSTANCE)
        .withCaseSensitive(false)
        .withUnquotedCasing(Casing.UNCHANGED)
        .withQuotedCasing(Casing.UNCHANGED)
        .withQuoting(Quoting.DOUBLE_QUOTE)
        .withIdentifierMaxLength(MAX_IDENTIFIER_LENGTH);
  }

  /**
   * COALESCE and NULLIF stay what they are: Calcite's rewriting to CASE marks values not null that
   * are null.
   */
  public SqlValidator.Config validator() {
    return SqlValidator.Config.DEFAULT
        .withConformance(DialectConformance.INSTANCE)
        .withDefaultNullCollation(NullCollation.HIGH)
        .withIdentifierExpansion(true)
        .withTypeCoercionEnabled(true)
        .withTypeCoercionFactory(DateArithmetic::new)
        .withCallRewrite(false);
  }

  /** What Calcite's catalogue reader asks for, set here rather than by a connection. */
  public CalciteConnectionConfig catalogue() {
    Properties properties = new Properties();
    properties.setProperty(CalciteConnectionProperty.CASE_SENSITIVE.camelName(), "false");
    return new CalciteConnectionConfigImpl(properties);
  }
}
