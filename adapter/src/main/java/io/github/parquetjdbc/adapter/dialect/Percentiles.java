package io.github.parquetjdbc.adapter.dialect;

import org.apache.calcite.sql.SqlAggFunction;
import org.apache.calcite.sql.SqlBasicCall;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlFunctionCategory;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.fun.SqlBasicAggFunction;
import org.apache.calcite.sql.fun.SqlStdOperatorTable;
import org.apache.calcite.sql.type.OperandTypes;
import org.apache.calcite.sql.type.ReturnTypes;
import org.apache.calcite.sql.type.SqlTypeTransforms;
import org.apache.calcite.sql.util.SqlBasicVisitor;
import org.apache.calcite.util.Optionality;

/** Percentiles whose type is not the standard operators', which the parser puts in. */
public final class Percentiles extends SqlBasicVisitor<Void> {

  /**
   * PERCENTILE_CONT in DOUBLE, as in PostgreSQL: Calcite gives it the type of the values, between
   * which there is nothing where they are whole numbers.
   */
  private static final SqlAggFunction CONTINUOUS =
      SqlBasicAggFunction.create(
              SqlKind.PERCENTILE_CONT,
              ReturnTypes.DOUBLE.andThen(SqlTypeTransforms.FORCE_NULLABLE),
              OperandTypes.UNIT_INTERVAL_NUMERIC_LITERAL)
          .withFunctionType(SqlFunctionCategory.SYSTEM)
          .withGroupOrder(Optionality.MANDATORY)
          .withPercentile(true)
          .withAllowsFraming(false);

  private Percentiles() {}

  /** Exchanges the operators within the statement, in place. */
  public static void exchange(SqlNode statement) {
    statement.accept(new Percentiles());
  }

  @Override
  public Void visit(SqlCall call) {
    if (call instanceof SqlBasicCall basic
        && basic.getOperator() == SqlStdOperatorTable.PERCENTILE_CONT) {
      basic.setOperator(CONTINUOUS);
    }
    return super.visit(call);
  }
}
