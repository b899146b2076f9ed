package io.github.parquetjdbc.adapter.table;

import io.github.parquetjdbc.engine.plan.Column;
import io.github.parquetjdbc.reader.ParquetFile;
import io.github.parquetjdbc.reader.prune.ExactFacts;
import java.io.IOException;
import java.util.List;

/** Gathers what the footers of a table's files say exactly of one column. */
final class FooterFacts {

  private FooterFacts() {}

  /**
   * {@code null} where one file does not say how many values it has, or where the values of one are
   * converted.
   *
   * @throws IOException where a footer contradicts itself
   */
  static ExactFacts of(List<TableFile> files, Column column) throws IOException {
    ExactFacts facts = ExactFacts.EMPTY;
    for (TableFile file : files) {
      ExactFacts more = of(file, column);
      if (more == null) {
        return null;
      }
      facts = facts.and(more);
    }
    return facts;
  }

  private static ExactFacts of(TableFile file, Column column) throws IOException {
    if (file.footer() == null) {
      return null;
    }
    long rows = ClaimedRows.of(file.footer());
    FileColumns columns = file.columns();
    if (columns.constants().containsKey(column.name())) {
      return ExactFacts.ofConstant(rows, columns.constants().get(column.name()));
    }
    Column own = columns.find(column.name());
    if (own == null) {
      return ExactFacts.ofConstant(rows, null);
    }
    ParquetFile footer = file.footer();
    return own.type().equals(column.type())
        ? ExactFacts.of(footer.metadata(), footer.schema(), own.name())
        : null;
  }
}
