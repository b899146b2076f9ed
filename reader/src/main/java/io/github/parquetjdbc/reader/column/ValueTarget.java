package io.github.parquetjdbc.reader.column;

import io.github.parquetjdbc.reader.encoding.ValueDecoder;
import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.reader.metadata.Encoding;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;
import java.io.IOException;

/**
 * Where the values of a column go: the array that its decoders fill, and how vectors of the
 * column's SQL type are made of it. One class for each way from a physical type to a kind of
 * vector; {@link ValueTargets} chooses.
 *
 * @param <A> array of the physical type, as in {@link ValueDecoder}
 */
interface ValueTarget<A> {

  /** A decoder for the encoding, or a refusal. */
  ValueDecoder<A> decoder(Encoding encoding, FilePosition position) throws IOException;

  /** Where decoders put values, from 0 on. */
  A array();

  /**
   * Makes a vector of the first {@code count} values of the array. It shares arrays with this
   * target.
   *
   * @param valid which rows have a value, {@code count} of them; {@code null} if all have
   * @param rows length of the vector
   * @param position of the page, for errors
   */
  Vector vector(int count, Validity valid, int rows, FilePosition position) throws IOException;

  /** A target of the same kind whose arrays hold {@code capacity} values. */
  ValueTarget<A> withCapacity(int capacity);
}
