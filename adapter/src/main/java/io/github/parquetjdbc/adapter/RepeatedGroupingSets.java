package io.github.parquetjdbc.adapter;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlNodeList;
import org.apache.calcite.sql.SqlSelect;
import org.apache.calcite.sql.util.SqlBasicVisitor;

/**
 * Refuses GROUP BY clauses in which one grouping set comes twice, as in ROLLUP(a, a): Calcite drops
 * the second, and with it rows of the answer.
 */
final class RepeatedGroupingSets extends SqlBasicVisitor<Void> {

  /** More sets than these are not looked at: no statement that a person wrote has as many. */
  private static final int MAX_SETS = 1 << 12;

  private RepeatedGroupingSets() {}

  static void check(SqlNode statement) {
    statement.accept(new RepeatedGroupingSets());
  }

  @Override
  public Void visit(SqlCall call) {
    if (call instanceof SqlSelect select && select.getGroup() != null) {
      List<Set<String>> sets = product(select.getGroup());
      if (new HashSet<>(sets).size() < sets.size()) {
        throw new SqlException(
            SqlException.Kind.UNSUPPORTED, "a grouping set that is given twice is not supported");
      }
    }
    return super.visit(call);
  }

  /** Each combination of a set of every item. */
  private static List<Set<String>> product(Iterable<SqlNode> items) {
    List<Set<String>> sets = List.of(Set.of());
    for (SqlNode item : items) {
      List<Set<String>> combined = new ArrayList<>();
      for (Set<String> left : sets) {
        for (Set<String> right : sets(item)) {
          Set<String> both = new TreeSet<>(left);
          both.addAll(right);
          combined.add(both);
        }
      }
      if (combined.size() > MAX_SETS) {
        throw new SqlException(
            SqlException.Kind.UNSUPPORTED,
            "more than " + MAX_SETS + " grouping sets are not supported");
      }
      sets = combined;
    }
    return sets;
  }

  private static List<Set<String>> sets(SqlNode item) {
    return switch (item.getKind()) {
      case GROUPING_SETS -> {
        List<Set<String>> all = new ArrayList<>();
        for (SqlNode operand : ((SqlCall) item).getOperandList()) {
          all.addAll(sets(operand));
        }
        yield all;
      }
      case ROLLUP -> rollup(((SqlCall) item).getOperandList());
      case CUBE -> cube(((SqlCall) item).getOperandList());
      default -> List.of(columns(item));
    };
  }

  private static List<Set<String>> rollup(List<SqlNode> operands) {
    List<Set<String>> sets = new ArrayList<>(List.of(Set.of()));
    Set<String> prefix = new TreeSet<>();
    for (SqlNode operand : operands) {
      prefix.addAll(columns(operand));
      sets.add(new TreeSet<>(prefix));
    }
    return sets;
  }

  private static List<Set<String>> cube(List<SqlNode> operands) {
    List<Set<String>> sets = List.of(Set.of());
    for (SqlNode operand : operands) {
      List<Set<String>> more = new ArrayList<>(sets);
      for (Set<String> set : sets) {
        Set<String> larger = new TreeSet<>(set);
        larger.addAll(columns(operand));
        more.add(larger);
      }
      sets = more;
      if (sets.size() > MAX_SETS) {
        break;
      }
    }
    return sets;
  }

  private static Set<String> columns(SqlNode item) {
    Set<String> columns = new TreeSet<>();
    if (item instanceof SqlNodeList list) {
      list.forEach(node -> columns.addAll(columns(node)));
    } else if (item.getKind() == SqlKind.ROW) {
      ((SqlCall) item).getOperandList().forEach(node -> columns.addAll(columns(node)));
    } else {
      columns.add(item.toString());
    }
    return columns;
  }
}
