package io.github.parquetjdbc.reader.column;

import io.github.parquetjdbc.reader.codec.ByteSlice;
import io.github.parquetjdbc.reader.encoding.ValueDecoder;
import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.reader.error.MalformedFileException;
import io.github.parquetjdbc.reader.metadata.Encoding;
import io.github.parquetjdbc.reader.page.DictionaryPage;
import io.github.parquetjdbc.reader.page.PageReader;
import io.github.parquetjdbc.reader.schema.LeafColumn;
import io.github.parquetjdbc.vector.Vector;
import java.io.IOException;

/** Dictionary pages as vectors, each entry converted once. */
final class Dictionaries {

  private Dictionaries() {}

  /**
   * The dictionary of the chunk, in arrays that nobody writes again.
   *
   * @throws MalformedFileException where there is none before the current page
   */
  static Vector load(LeafColumn column, PageReader pages) throws IOException {
    FilePosition position = pages.position();
    DictionaryPage page = pages.loadDictionary();
    if (page == null) {
      throw new MalformedFileException(position, "dictionary ids without a dictionary page");
    }
    ByteSlice entries = page.entries();
    if (page.entryCount() > maxEntries(column, entries.length())) {
      throw entries.malformed(
          entries.offset(),
          page.entryCount() + " dictionary entries in " + entries.length() + " bytes");
    }
    return decode(ValueTargets.of(column, page.entryCount(), position), page);
  }

  private static <A> Vector decode(ValueTarget<A> target, DictionaryPage page) throws IOException {
    FilePosition position = page.entries().position();
    ValueDecoder<A> decoder = target.decoder(Encoding.PLAIN, position);
    decoder.start(page.entries(), page.entryCount());
    decoder.read(target.array(), 0, page.entryCount());
    return target.vector(page.entryCount(), null, page.entryCount(), position);
  }

  /** As many entries as bytes can hold, so that no more memory is taken than the file justifies. */
  private static long maxEntries(LeafColumn column, int bytes) {
    return switch (column.physicalType()) {
      case BOOLEAN -> 8L * bytes;
      case INT32, FLOAT, BYTE_ARRAY -> bytes / 4;
      case INT64, DOUBLE -> bytes / 8;
      case INT96 -> bytes / 12;
      case FIXED_LEN_BYTE_ARRAY -> bytes / Math.max(1, column.typeLength());
    };
  }
}
