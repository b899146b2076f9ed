package io.github.parquetjdbc.adapter;

import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.fun.SqlCase;
import org.apache.calcite.sql.util.SqlBasicVisitor;
import org.apache.calcite.util.Util;

/**
 * Finds CASE expressions that choose by sub-queries. Calcite takes {@code x IN (SELECT ...)} for
 * two-valued where x is never NULL, and must not simplify them before that is put right.
 */
final class SubQueryChoices extends SqlBasicVisitor<Void> {

  private final boolean chooses;

  private SubQueryChoices(boolean chooses) {
    this.chooses = chooses;
  }

  static boolean in(SqlNode statement) {
    return finds(statement, new SubQueryChoices(false));
  }

  private static boolean finds(SqlNode node, SubQueryChoices visitor) {
    try {
      node.accept(visitor);
      return false;
    } catch (Util.FoundOne e) {
      return true;
    }
  }

  @Override
  public Void visit(SqlCall call) {
    if (chooses && call.isA(SqlKind.QUERY)) {
      throw Util.FoundOne.NULL;
    }
    if (!chooses
        && call instanceof SqlCase choice
        && finds(choice.getWhenOperands(), new SubQueryChoices(true))) {
      throw Util.FoundOne.NULL;
    }
    return super.visit(call);
  }
}
