package io.github.parquetjdbc.adapter;

import io.github.parquetjdbc.adapter.dialect.SeedColumn;
import java.util.ArrayList;
import java.util.List;
import org.apache.calcite.sql.SqlBasicCall;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlNodeList;
import org.apache.calcite.sql.SqlSelect;
import org.apache.calcite.sql.SqlWith;
import org.apache.calcite.sql.SqlWithItem;
import org.apache.calcite.sql.fun.SqlStdOperatorTable;
import org.apache.calcite.sql.parser.SqlParserPos;
import org.apache.calcite.sql.util.SqlBasicVisitor;

/**
 * The first parts of recursive queries, which say what types their columns have: they are {@link
 * SeedColumn}s. A second part of wider type is refused, as PostgreSQL does: each round would widen
 * it again.
 */
final class RecursiveSeeds extends SqlBasicVisitor<Void> {

  private interface Work {
    void on(SqlWithItem item, SqlCall union);
  }

  private final Work work;

  private RecursiveSeeds(Work work) {
    this.work = work;
  }

  /** Marks the columns within the statement, in place, before it is validated. */
  static void mark(SqlNode statement) {
    statement.accept(
        new RecursiveSeeds((item, union) -> union.setOperand(0, marked(item, union.operand(0)))));
  }

  /**
   * Looks whether validation had to widen a marked column.
   *
   * @throws SqlException TYPE_MISMATCH, naming the column
   */
  static void check(SqlNode validated) {
    validated.accept(new RecursiveSeeds((item, union) -> checkSelect(item, union.operand(0))));
  }

  @Override
  public Void visit(SqlCall call) {
    if (call instanceof SqlWith with) {
      for (SqlNode node : with.withList) {
        SqlWithItem item = (SqlWithItem) node;
        SqlNode query = item.query;
        while (query instanceof SqlWith inner) {
          query = inner.body;
        }
        if (item.recursive.booleanValue() && query.getKind() == SqlKind.UNION) {
          work.on(item, (SqlCall) query);
        }
      }
    }
    return super.visit(call);
  }

  /** Each column by itself; where a star hides them, all of them by the names of the query. */
  private static SqlNode marked(SqlWithItem item, SqlNode seed) {
    if (seed instanceof SqlSelect select) {
      SqlNodeList list = select.getSelectList();
      if (list.stream().noneMatch(RecursiveSeeds::isStar)) {
        select.setSelectList(marked(list));
        return select;
      }
    } else if (seed.getKind() == SqlKind.VALUES) {
      markRows((SqlCall) seed);
      return seed;
    }
    return item.columnList == null ? seed : selected(item.columnList, seed);
  }

  private static boolean isStar(SqlNode node) {
    return node instanceof SqlIdentifier identifier && identifier.isStar();
  }

  private static SqlNodeList marked(SqlNodeList list) {
    List<SqlNode> items = new ArrayList<>();
    for (SqlNode item : list) {
      if (item.getKind() == SqlKind.AS) {
        SqlCall alias = (SqlCall) item;
        alias.setOperand(0, column(alias.operand(0)));
        items.add(alias);
      } else if (item instanceof SqlIdentifier identifier) {
        String name = identifier.names.get(identifier.names.size() - 1);
        items.add(named(column(item), new SqlIdentifier(name, item.getParserPosition())));
      } else {
        items.add(column(item));
      }
    }
    return new SqlNodeList(items, list.getParserPosition());
  }

  private static SqlNode column(SqlNode value) {
    return SeedColumn.INSTANCE.createCall(value.getParserPosition(), value);
  }

  private static SqlNode named(SqlNode value, SqlNode name) {
    return SqlStdOperatorTable.AS.createCall(value.getParserPosition(), value, name);
  }

  private static void markRows(SqlCall values) {
    for (SqlNode row : values.getOperandList()) {
      SqlCall cells = (SqlCall) row;
      for (int i = 0; i < cells.operandCount(); i++) {
        cells.setOperand(i, column(cells.operand(i)));
      }
    }
  }

  private static SqlNode selected(SqlNodeList names, SqlNode seed) {
    SqlParserPos position = seed.getParserPosition();
    List<SqlNode> alias = new ArrayList<>(List.of(seed, new SqlIdentifier("$seed", position)));
    List<SqlNode> items = new ArrayList<>();
    for (SqlNode name : names) {
      alias.add(name.clone(name.getParserPosition()));
      items.add(named(column(name), name.clone(name.getParserPosition())));
    }
    SqlNode from = new SqlBasicCall(SqlStdOperatorTable.AS, alias, position);
    return new SqlSelect(
        position,
        null,
        new SqlNodeList(items, position),
        from,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null);
  }

  private static void checkSelect(SqlWithItem item, SqlNode seed) {
    if (!(seed instanceof SqlSelect select)) {
      return;
    }
    for (SqlNode column : select.getSelectList()) {
      SqlNode value = column.getKind() == SqlKind.AS ? ((SqlCall) column).operand(0) : column;
      if (value.getKind() == SqlKind.CAST
          && ((SqlCall) value).operand(0) instanceof SqlCall call
          && call.getOperator() == SeedColumn.INSTANCE) {
        int number = select.getSelectList().indexOf(column) + 1;
        throw new SqlException(
            SqlException.Kind.TYPE_MISMATCH,
            "column "
                + number
                + " of the recursive query "
                + item.name
                + " has a wider type in its second part than in its first; cast one of them");
      }
    }
  }
}
