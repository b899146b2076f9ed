package io.github.parquetjdbc.adapter;

import io.github.parquetjdbc.adapter.lower.TypeBridge;
import io.github.parquetjdbc.vector.DataType;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.apache.calcite.rel.type.RelDataTypeFactory;
import org.apache.calcite.runtime.CalciteContextException;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlDynamicParam;
import org.apache.calcite.sql.SqlLiteral;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlOrderBy;
import org.apache.calcite.sql.fun.SqlStdOperatorTable;
import org.apache.calcite.sql.parser.SqlParserPos;
import org.apache.calcite.sql.type.SqlTypeUtil;
import org.apache.calcite.sql.util.SqlBasicVisitor;
import org.apache.calcite.sql.util.SqlShuttle;
import org.apache.calcite.sql.validate.SqlValidator;

/** The parameters of a statement as parsed: where they stand, and what is bound to them. */
final class StatementParameters {

  private final SqlNode statement;
  private final Map<Integer, SqlDynamicParam> parameters = new TreeMap<>();
  private final Set<Integer> rowCounts = new HashSet<>();

  StatementParameters(SqlNode statement) {
    this.statement = statement;
    statement.accept(new Finder());
  }

  private final class Finder extends SqlBasicVisitor<Void> {

    /** A sub-query may be reached by many ways after validation. */
    private final Set<SqlNode> seen = Collections.newSetFromMap(new IdentityHashMap<>());

    @Override
    public Void visit(SqlCall call) {
      if (!seen.add(call)) {
        return null;
      }
      if (call instanceof SqlOrderBy orderBy) {
        rowCount(orderBy.offset);
        rowCount(orderBy.fetch);
      }
      return super.visit(call);
    }

    private void rowCount(SqlNode node) {
      if (node instanceof SqlDynamicParam parameter) {
        rowCounts.add(parameter.getIndex());
      }
    }

    @Override
    public Void visit(SqlDynamicParam parameter) {
      parameters.put(parameter.getIndex(), parameter);
      return null;
    }
  }

  /** Numbers of the parameters in LIMIT and OFFSET. */
  Set<Integer> rowCounts() {
    return rowCounts;
  }

  /**
   * Numbers of the parameters that validation finds no type for and says so: those within the place
   * it complains of; none where the complaint is another one.
   */
  Set<Integer> untyped(CalciteContextException complaint) {
    String message = String.valueOf(complaint.getMessage());
    Set<Integer> untyped = new HashSet<>();
    if (message.contains("Illegal use of dynamic parameter") || message.contains("<UNKNOWN>")) {
      SqlParserPos place =
          new SqlParserPos(
              complaint.getPosLine(),
              complaint.getPosColumn(),
              complaint.getEndPosLine(),
              complaint.getEndPosColumn());
      for (SqlDynamicParam parameter : parameters.values()) {
        if (place.overlaps(parameter.getParserPosition())) {
          untyped.add(parameter.getIndex());
        }
      }
    }
    return untyped;
  }

  /** The statement with row counts as constants, and a cast around each parameter with a type. */
  SqlNode bound(ParameterBindings bindings, RelDataTypeFactory factory) {
    if (bindings.equals(ParameterBindings.NONE)) {
      return statement;
    }
    return statement.accept(
        new SqlShuttle() {
          @Override
          public SqlNode visit(SqlDynamicParam parameter) {
            Long count = bindings.rowCounts().get(parameter.getIndex());
            if (count != null) {
              return SqlLiteral.createExactNumeric(count.toString(), parameter.getParserPosition());
            }
            DataType type = bindings.types().get(parameter.getIndex());
            return type == null || rowCounts.contains(parameter.getIndex())
                ? parameter
                : cast(parameter, type, factory);
          }
        });
  }

  private static SqlNode cast(
      SqlDynamicParam parameter, DataType type, RelDataTypeFactory factory) {
    return SqlStdOperatorTable.CAST.createCall(
        parameter.getParserPosition(),
        parameter,
        SqlTypeUtil.convertTypeToSpec(TypeBridge.toRelType(type, true, factory)));
  }

  /**
   * In order, with the types that validation found.
   *
   * @param guessed numbers of those whose type is a guess
   */
  List<QueryParameter> of(SqlValidator validator, Collection<Integer> guessed) {
    List<QueryParameter> result = new ArrayList<>();
    for (SqlDynamicParam parameter : parameters.values()) {
      int number = parameter.getIndex();
      if (rowCounts.contains(number)) {
        result.add(new QueryParameter(DataType.BIGINT, QueryParameter.Role.ROW_COUNT));
        continue;
      }
      DataType type = TypeBridge.toDataType(validator.getValidatedNodeType(parameter));
      QueryParameter.Role role =
          guessed.contains(number) ? QueryParameter.Role.UNTYPED : QueryParameter.Role.TYPED;
      result.add(new QueryParameter(type, role));
    }
    return result;
  }
}
