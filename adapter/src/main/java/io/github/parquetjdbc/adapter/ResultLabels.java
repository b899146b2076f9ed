package io.github.parquetjdbc.adapter;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.apache.calcite.sql.SqlBasicTypeNameSpec;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlDataTypeSpec;
import org.apache.calcite.sql.SqlFunction;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlNodeList;
import org.apache.calcite.sql.SqlOrderBy;
import org.apache.calcite.sql.SqlSelect;
import org.apache.calcite.sql.SqlWith;

/**
 * Labels of result columns as people expect them: the alias, the column's own name even where two
 * tables have it, or the name of the function. Validation gives every column a name of its own,
 * {@code name0} or {@code EXPR$1}, since a derived table needs that; a result does not.
 */
final class ResultLabels {

  private static final String MADE_UP = "EXPR$";

  /** Aliases that the statement itself gives: these stay as they are. */
  private final Set<String> aliases = new HashSet<>();

  /**
   * @param statement as parsed: validation puts aliases of its own into it
   */
  ResultLabels(SqlNode statement) {
    SqlSelect select = select(statement);
    if (select != null) {
      for (SqlNode item : select.getSelectList()) {
        if (item.getKind() == SqlKind.AS) {
          aliases.add(alias(item));
        }
      }
    }
  }

  /**
   * @param validated the statement
   * @param names that validation gave its columns
   */
  List<String> of(SqlNode validated, List<String> names) {
    SqlSelect select = select(validated);
    SqlNodeList items = select == null ? SqlNodeList.EMPTY : select.getSelectList();
    List<String> labels = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      String label = items.size() == names.size() ? label(items.get(i)) : names.get(i);
      boolean named = label != null && (aliases.contains(label) || !label.startsWith(MADE_UP));
      labels.add(named ? label : "column" + (i + 1));
    }
    return labels;
  }

  /** The select that names the columns: of a set operation the first one. */
  private static SqlSelect select(SqlNode node) {
    if (node instanceof SqlSelect select) {
      return select;
    }
    if (node instanceof SqlOrderBy orderBy) {
      return select(orderBy.query);
    }
    if (node instanceof SqlWith with) {
      return select(with.body);
    }
    return node instanceof SqlCall call && SqlKind.SET_QUERY.contains(call.getKind())
        ? select(call.operand(0))
        : null;
  }

  private String label(SqlNode item) {
    if (item.getKind() != SqlKind.AS) {
      return ownName(item);
    }
    String alias = alias(item);
    return aliases.contains(alias) ? alias : ownName(((SqlCall) item).operand(0));
  }

  private static String alias(SqlNode as) {
    return ((SqlIdentifier) ((SqlCall) as).operand(1)).getSimple();
  }

  /** What an expression without an alias is called; {@code null} for one without a name. */
  private static String ownName(SqlNode node) {
    if (node instanceof SqlIdentifier column) {
      return column.names.get(column.names.size() - 1);
    }
    if (!(node instanceof SqlCall call)) {
      return null;
    }
    return switch (call.getKind()) {
      case CASE -> "case";
      case CAST, SAFE_CAST -> castName(call);
      case OVER, FILTER, WITHIN_GROUP, WITHIN_DISTINCT, RESPECT_NULLS, IGNORE_NULLS ->
          ownName(call.operand(0));
      case SCALAR_QUERY -> ofScalar(call.operand(0));
      case SELECT -> ofScalar(call);
      default ->
          call.getOperator() instanceof SqlFunction function && isWord(function.getName())
              ? function.getName().toLowerCase(Locale.ROOT)
              : null;
    };
  }

  private static String ofScalar(SqlNode query) {
    SqlSelect select = select(query);
    if (select == null) {
      return null;
    }
    SqlNode item = select.getSelectList().get(0);
    return item.getKind() == SqlKind.AS ? alias(item) : ownName(item);
  }

  private static String castName(SqlCall cast) {
    String name = ownName(cast.operand(0));
    if (name == null
        && cast.operand(1) instanceof SqlDataTypeSpec type
        && type.getTypeNameSpec() instanceof SqlBasicTypeNameSpec basic) {
      return basic.getTypeName().getSimple().toLowerCase(Locale.ROOT);
    }
    return name;
  }

  private static boolean isWord(String name) {
    return !name.isEmpty() && Character.isLetter(name.charAt(0)) && name.indexOf(' ') < 0;
  }
}
