package io.github.parquetjdbc.adapter.schema;

import io.github.parquetjdbc.adapter.table.Table;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.calcite.rel.type.RelDataType;
import org.apache.calcite.rel.type.RelDataTypeFactory;
import org.apache.calcite.sql.SqlIdentifier;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlOperatorTable;
import org.apache.calcite.sql.validate.SelectScope;
import org.apache.calcite.sql.validate.SqlValidatorImpl;
import org.apache.calcite.sql.validate.SqlValidatorScope;
import org.apache.calcite.sql.validate.SqlValidatorTable;

/** Calcite's validator, to which pseudo-columns are no part of *. */
public final class CatalogueValidator extends SqlValidatorImpl {

  public CatalogueValidator(
      SqlOperatorTable operators, CatalogueReader reader, RelDataTypeFactory types, Config config) {
    super(operators, reader, types, config);
  }

  /** Calcite gives columns of a star here, one after another, and no others. */
  @Override
  protected void addToSelectList(
      List<SqlNode> list,
      Set<String> aliases,
      List<Map.Entry<String, RelDataType>> fieldList,
      SqlNode exp,
      SelectScope scope,
      boolean includeSystemVars) {
    if (!(exp instanceof SqlIdentifier id) || !isPseudoColumn(id.names, scope)) {
      super.addToSelectList(list, aliases, fieldList, exp, scope, includeSystemVars);
    }
  }

  private boolean isPseudoColumn(List<String> names, SelectScope scope) {
    if (names.size() < 2) {
      return false;
    }
    SqlValidatorScope.ResolvedImpl resolved = new SqlValidatorScope.ResolvedImpl();
    List<String> source = names.subList(0, names.size() - 1);
    scope.resolve(source, getCatalogReader().nameMatcher(), true, resolved);
    if (resolved.count() != 1) {
      return false;
    }
    SqlValidatorTable validated = resolved.only().namespace.getTable();
    Table table = validated == null ? null : validated.unwrap(Table.class);
    return table != null && hasPseudoColumn(table, names.get(names.size() - 1));
  }

  private static boolean hasPseudoColumn(Table table, String name) {
    try {
      return table.pseudoColumns().stream().anyMatch(column -> column.name().equals(name));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
