package io.github.parquetjdbc.adapter.schema;

import java.util.concurrent.atomic.AtomicBoolean;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlJoin;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.util.SqlBasicVisitor;

/** Which columns tables have for a statement. */
public enum ColumnScope {
  /** Those that * stands for. */
  COLUMNS,
  /** These, and behind them the pseudo-columns. */
  WITH_PSEUDO_COLUMNS;

  private static final String PSEUDO = "$";

  /** What a statement may ask for: columns that it does not name stay out of its way. */
  public static ColumnScope of(SqlNode statement) {
    AtomicBoolean mentioned = new AtomicBoolean();
    statement.accept(
        new SqlBasicVisitor<Void>() {
          @Override
          public Void visit(SqlIdentifier id) {
            if (!id.names.isEmpty() && id.names.get(id.names.size() - 1).startsWith(PSEUDO)) {
              mentioned.set(true);
            }
            return null;
          }
        });
    return mentioned.get() ? WITH_PSEUDO_COLUMNS : COLUMNS;
  }

  /** Whether a statement has a NATURAL JOIN, to which pseudo-columns would be columns in common. */
  public static boolean hasNaturalJoin(SqlNode statement) {
    AtomicBoolean natural = new AtomicBoolean();
    statement.accept(
        new SqlBasicVisitor<Void>() {
          @Override
          public Void visit(SqlCall call) {
            if (call instanceof SqlJoin join && join.isNatural()) {
              natural.set(true);
            }
            return super.visit(call);
          }
        });
    return natural.get();
  }
}
