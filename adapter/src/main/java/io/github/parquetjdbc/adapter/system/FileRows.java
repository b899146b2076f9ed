package io.github.parquetjdbc.adapter.system;

import io.github.parquetjdbc.engine.plan.Column;
import io.github.parquetjdbc.reader.ParquetFile;
import io.github.parquetjdbc.vector.DataType;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** What a table of the system schema says of one file. Immutable. */
interface FileRows {

  /** The first columns of every table: which file, of which table. */
  List<Column> OF_FILE =
      List.of(
          text("table_schema"),
          text("table_name"),
          new Column("file_path", DataType.VARCHAR, false));

  /** The table's name. */
  String name();

  /** The columns that follow {@link #OF_FILE}. */
  List<Column> ownColumns();

  /** All columns. */
  default List<Column> columns() {
    List<Column> all = new ArrayList<>(OF_FILE);
    all.addAll(ownColumns());
    return all;
  }

  /**
   * Gives the rows of a file.
   *
   * @param file whose footer is read when it is asked for
   * @param rows takes the values of {@link #ownColumns()}
   * @throws IOException where the file cannot be read, or has changed
   */
  void add(SystemFile file, SystemRows rows) throws IOException;

  /** Rows that follow from a footer. */
  abstract class OfFooter implements FileRows {

    /** A file that cannot be read has no rows here; the table of files says why. */
    @Override
    public final void add(SystemFile file, SystemRows rows) throws IOException {
      ParquetFile footer = file.footer();
      if (footer != null) {
        add(file, footer, rows);
      }
    }

    abstract void add(SystemFile file, ParquetFile footer, SystemRows rows) throws IOException;
  }

  static Column text(String name) {
    return new Column(name, DataType.VARCHAR, true);
  }

  static Column number(String name) {
    return new Column(name, DataType.BIGINT, true);
  }

  static Column flag(String name) {
    return new Column(name, DataType.BOOLEAN, true);
  }
}
