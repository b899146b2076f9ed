package io.github.parquetjdbc.reader;

import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.reader.metadata.FileMetaData;
import io.github.parquetjdbc.reader.metadata.FooterReader;
import io.github.parquetjdbc.reader.schema.FileSchema;
import io.github.parquetjdbc.reader.store.StoredFile;
import java.io.IOException;

/**
 * A Parquet file whose footer has been read. Immutable; shared by threads.
 *
 * @param file the bytes; closed by whoever opened it
 * @param metadata the footer
 * @param schema the columns
 * @param options how it is read
 */
public record ParquetFile(
    StoredFile file, FileMetaData metadata, FileSchema schema, ReadOptions options) {

  /**
   * Reads the footer of a file: one read, or two where the footer is large.
   *
   * @throws io.github.parquetjdbc.reader.error.MalformedFileException if it is no Parquet file or
   *     its footer makes no sense
   * @throws io.github.parquetjdbc.reader.error.UnsupportedFeatureException if the footer is beyond
   *     the limits
   * @throws io.github.parquetjdbc.reader.error.DecryptionException if the footer is encrypted and
   *     cannot be decrypted, or its signature is wrong
   */
  public static ParquetFile open(StoredFile file, ReadOptions options) throws IOException {
    FileMetaData metadata = FooterReader.read(file, options.maxFooterSize(), options.keys());
    FilePosition place = FilePosition.of(file.name());
    FileSchema schema = FileSchema.of(metadata.schema(), options.types(), place);
    return new ParquetFile(file, metadata, schema, options);
  }

  /** The same footer over another way to the bytes: a file opened again, a counting view. */
  public ParquetFile withFile(StoredFile other) {
    return new ParquetFile(other, metadata, schema, options);
  }

  public String name() {
    return file.name();
  }

  /** Rows as the footer claims them, not negative; nothing else vouches for the number. */
  public long rowCount() {
    return metadata.rowCount();
  }
}
