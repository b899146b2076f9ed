package io.github.parquetjdbc.reader.column;

import io.github.parquetjdbc.reader.encoding.DictionaryIdDecoder;
import io.github.parquetjdbc.reader.encoding.ValueDecoder;
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
 * Values as each page encodes them: pages of dictionary ids become dictionary vectors, rows without
 * any value a constant.
 *
 * @param <A> array of the physical type
 */
final class PageValues<A> implements LeafValues {

  private final LeafColumn column;
  private final PageReader pages;
  private final Map<Encoding, ValueDecoder<A>> decoders = new EnumMap<>(Encoding.class);

  private ValueTarget<A> target;

  /** Rows that the target's arrays hold. */
  private int capacity;

  private Vector dictionary;
  private DictionaryIdDecoder idDecoder;
  private int[] ids;
  private ConstantVector nulls;

  /** Of the current page; {@code null} where it holds dictionary ids. */
  private ValueDecoder<A> values;

  /**
   * @param target one of {@link Batch#MAX_LENGTH} values
   */
  PageValues(LeafColumn column, PageReader pages, ValueTarget<A> target) {
    this.column = column;
    this.pages = pages;
    this.target = target;
    this.capacity = Batch.MAX_LENGTH;
  }

  @Override
  public DataPage startPage() throws IOException {
    boolean isDictionary =
        switch (pages.encoding()) {
          case PLAIN_DICTIONARY, RLE_DICTIONARY -> true;
          default -> false;
        };
    if (isDictionary && dictionary == null) {
      dictionary = Dictionaries.load(column, pages);
      idDecoder = new DictionaryIdDecoder(dictionary.length());
      ids = new int[capacity];
    }
    DataPage page = pages.load();
    values = isDictionary ? null : decoder(page.encoding());
    if (isDictionary) {
      idDecoder.start(page.values(), page.maxNonNull());
    } else {
      values.start(page.values(), page.maxNonNull());
    }
    return page;
  }

  private ValueDecoder<A> decoder(Encoding encoding) throws IOException {
    ValueDecoder<A> decoder = decoders.get(encoding);
    if (decoder == null) {
      decoder = target.decoder(encoding, pages.position());
      decoders.put(encoding, decoder);
    }
    return decoder;
  }

  @Override
  public Vector read(int count, Validity valid, int rows) throws IOException {
    if (count == 0) {
      return nulls(rows);
    }
    if (values == null) {
      return readIds(count, valid, rows);
    }
    if (rows > capacity) {
      capacity = grown(rows);
      target = target.withCapacity(capacity);
    }
    values.read(target.array(), 0, count);
    return target.vector(count, valid, rows, pages.position());
  }

  private Vector readIds(int count, Validity valid, int rows) throws IOException {
    if (rows > ids.length) {
      ids = new int[grown(rows)];
    }
    idDecoder.read(ids, 0, count);
    if (valid != null) {
      Spread.ints(ids, valid.words(), count, rows);
    }
    return new DictionaryVector(ids, dictionary, rows, valid);
  }

  private Vector nulls(int rows) throws IOException {
    if (nulls == null) {
      nulls = Nulls.of(column, pages.position());
    }
    return new ConstantVector(nulls.value(), rows);
  }

  private static int grown(int rows) {
    return Math.max(rows, Integer.highestOneBit(rows) << 1);
  }

  @Override
  public void skip(int count) throws IOException {
    if (values == null) {
      idDecoder.skip(count);
    } else {
      values.skip(count);
    }
  }
}
