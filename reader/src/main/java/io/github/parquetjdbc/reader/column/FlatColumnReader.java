package io.github.parquetjdbc.reader.column;

import io.github.parquetjdbc.reader.encoding.DictionaryIdDecoder;
import io.github.parquetjdbc.reader.encoding.ValueDecoder;
import io.github.parquetjdbc.reader.error.MalformedFileException;
import io.github.parquetjdbc.reader.metadata.Encoding;
import io.github.parquetjdbc.reader.page.DataPage;
import io.github.parquetjdbc.reader.page.PageReader;
import io.github.parquetjdbc.reader.schema.LeafColumn;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.ConstantVector;
import io.github.parquetjdbc.vector.DictionaryVector;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;
import java.io.IOException;
import java.util.EnumMap;
import java.util.Map;

/**
 * A column with one value or NULL a row.
 *
 * @param <A> array of the physical type
 */
final class FlatColumnReader<A> implements ColumnReader {

  private final LeafColumn column;
  private final PageReader pages;
  private final ValueTarget<A> target;
  private final Map<Encoding, ValueDecoder<A>> decoders = new EnumMap<>(Encoding.class);

  /** {@code null} where the column cannot be null. */
  private final DefinitionLevels levels;

  private Vector dictionary;
  private DictionaryIdDecoder idDecoder;
  private int[] ids;
  private ConstantVector nulls;

  /** Rows of the current page that have not been read or skipped. */
  private int rowsLeft;

  /** Whether the current page's bytes are there and its decoders stand at the next row. */
  private boolean started;

  /** Of the current page; {@code null} where it holds dictionary ids. */
  private ValueDecoder<A> values;

  FlatColumnReader(LeafColumn column, PageReader pages, ValueTarget<A> target) {
    this.column = column;
    this.pages = pages;
    this.target = target;
    int maxLevel = column.maxDefinitionLevel();
    this.levels = maxLevel == 0 ? null : new DefinitionLevels(maxLevel);
  }

  @Override
  public int available() throws IOException {
    if (rowsLeft == 0) {
      if (!pages.next()) {
        throw new MalformedFileException(
            pages.position(), "the column has fewer rows than its row group");
      }
      rowsLeft = pages.valueCount();
      started = false;
    }
    return rowsLeft;
  }

  @Override
  public Vector read(int rows) throws IOException {
    startPage();
    rowsLeft -= rows;
    int count = levels == null ? rows : levels.read(rows);
    if (count == 0) {
      return nulls(rows);
    }
    Validity valid = count == rows ? null : levels.validity();
    if (values == null) {
      idDecoder.read(ids, 0, count);
      if (valid != null) {
        Spread.ints(ids, valid.words(), count, rows);
      }
      return new DictionaryVector(ids, dictionary, rows, valid);
    }
    values.read(target.array(), 0, count);
    return target.vector(count, valid, rows, pages.position());
  }

  @Override
  public void skip(long rows) throws IOException {
    long left = rows;
    while (left > 0) {
      int n = (int) Math.min(left, available());
      if (started || n < rowsLeft) {
        startPage();
        skipInPage(n);
      }
      rowsLeft -= n;
      left -= n;
    }
  }

  private void skipInPage(int rows) throws IOException {
    int count = levels == null ? rows : levels.skip(rows);
    if (values == null) {
      idDecoder.skip(count);
    } else {
      values.skip(count);
    }
  }

  private void startPage() throws IOException {
    if (started) {
      return;
    }
    boolean isDictionary =
        switch (pages.encoding()) {
          case PLAIN_DICTIONARY, RLE_DICTIONARY -> true;
          default -> false;
        };
    if (isDictionary && dictionary == null) {
      dictionary = Dictionaries.load(column, pages);
      idDecoder = new DictionaryIdDecoder(dictionary.length());
      ids = new int[Batch.MAX_LENGTH];
    }
    DataPage page = pages.load();
    if (levels != null) {
      levels.start(page);
    }
    if (isDictionary) {
      values = null;
      idDecoder.start(page.values(), page.maxNonNull());
    } else {
      values = decoder(page.encoding());
      values.start(page.values(), page.maxNonNull());
    }
    started = true;
  }

  private ValueDecoder<A> decoder(Encoding encoding) throws IOException {
    ValueDecoder<A> decoder = decoders.get(encoding);
    if (decoder == null) {
      decoder = target.decoder(encoding, pages.position());
      decoders.put(encoding, decoder);
    }
    return decoder;
  }

  private Vector nulls(int rows) throws IOException {
    if (nulls == null) {
      nulls = Nulls.of(column, pages.position());
    }
    return new ConstantVector(nulls.value(), rows);
  }

  @Override
  public void close() {
    pages.close();
  }
}
