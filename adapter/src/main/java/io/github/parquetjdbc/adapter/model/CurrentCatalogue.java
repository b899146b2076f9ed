package io.github.parquetjdbc.adapter.model;

import io.github.parquetjdbc.adapter.table.Catalogue;
import java.io.IOException;

/** Gives the tables as they are whenever it is asked. */
@FunctionalInterface
public interface CurrentCatalogue {

  /**
   * @throws IOException where the location cannot be looked at
   */
  Catalogue now() throws IOException;
}
