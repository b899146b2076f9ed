package io.github.parquetjdbc.engine.aggregate;

import io.github.parquetjdbc.engine.context.QueryError;
import io.github.parquetjdbc.engine.context.QueryException;
import io.github.parquetjdbc.vector.Int128Vector;
import java.math.BigInteger;

/** A sum of 128 bits that says when it no longer fits. */
final class Int128 {

  private long high;
  private long low;

  long high() {
    return high;
  }

  long low() {
    return low;
  }

  boolean fitsLong() {
    return high == low >> 63;
  }

  BigInteger toBigInteger() {
    return Int128Vector.toBigInteger(high, low);
  }

  Int128 set(long newHigh, long newLow) {
    high = newHigh;
    low = newLow;
    return this;
  }

  /**
   * @throws QueryException NUMERIC_OVERFLOW
   */
  void add(long otherHigh, long otherLow) {
    long sumLow = low + otherLow;
    long carry = Long.compareUnsigned(sumLow, low) < 0 ? 1 : 0;
    long sumHigh = high + otherHigh + carry;
    if (((high ^ sumHigh) & (otherHigh ^ sumHigh)) < 0) {
      throw new QueryException(QueryError.NUMERIC_OVERFLOW, "a sum exceeds 128 bits");
    }
    high = sumHigh;
    low = sumLow;
  }
}
