package io.github.parquetjdbc.engine.function.cast;

import io.github.parquetjdbc.engine.context.QueryError;
import io.github.parquetjdbc.engine.context.QueryException;
import io.github.parquetjdbc.engine.function.bind.Output;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.Validity;
import java.util.Arrays;

/** What becomes of values that cannot be converted: an error, or null. */
abstract class CastFailures {

  private static final int SHOWN = 60;

  /** Begins a batch. */
  abstract void start(int length);

  /** Takes note of a row that has no result. */
  abstract void fail(int row, String value);

  /** The validity of the result, given that of the argument. */
  abstract Validity validity(Validity ofArgument, int length);

  static CastFailures error(DataType to) {
    return new CastFailures() {
      @Override
      void start(int length) {}

      @Override
      void fail(int row, String value) {
        String shown = value.length() <= SHOWN ? value : value.substring(0, SHOWN) + "...";
        throw new QueryException(
            QueryError.INVALID_CAST, "cannot convert '" + shown + "' to " + to);
      }

      @Override
      Validity validity(Validity ofArgument, int length) {
        return ofArgument;
      }
    };
  }

  static CastFailures asNull(Output output) {
    return new CastFailures() {
      private Validity converted;
      private boolean failed;

      @Override
      void start(int length) {
        long[] words = output.words(length);
        Arrays.fill(words, 0, Validity.wordCount(length), -1L);
        converted = new Validity(words);
        failed = false;
      }

      @Override
      void fail(int row, String value) {
        converted.setNull(row);
        failed = true;
      }

      @Override
      Validity validity(Validity ofArgument, int length) {
        return failed ? Validity.and(ofArgument, converted, length) : ofArgument;
      }
    };
  }
}
