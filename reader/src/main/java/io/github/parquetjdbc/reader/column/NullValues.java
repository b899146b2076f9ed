package io.github.parquetjdbc.reader.column;

import io.github.parquetjdbc.reader.page.DataPage;
import io.github.parquetjdbc.reader.page.PageReader;
import io.github.parquetjdbc.vector.ConstantVector;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;
import java.io.IOException;

/** A leaf whose type is NULL: its pages are read for their levels only. */
final class NullValues implements LeafValues {

  private final PageReader pages;
  private final ConstantVector nulls;

  NullValues(PageReader pages, ConstantVector nulls) {
    this.pages = pages;
    this.nulls = nulls;
  }

  @Override
  public DataPage startPage() throws IOException {
    return pages.load();
  }

  @Override
  public Vector read(int count, Validity valid, int rows) {
    return new ConstantVector(nulls.value(), rows);
  }

  @Override
  public void skip(int count) {}
}
