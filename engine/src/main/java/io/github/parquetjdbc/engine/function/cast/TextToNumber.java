package io.github.parquetjdbc.engine.function.cast;

import io.github.parquetjdbc.engine.function.bind.Lane;
import io.github.parquetjdbc.engine.function.bind.Output;
import io.github.parquetjdbc.engine.function.bind.Rows;
import io.github.parquetjdbc.engine.function.exact.ExactResult;
import io.github.parquetjdbc.vector.BytesVector;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.TypeId;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.regex.Pattern;

/**
 * VARCHAR to an integer ({@code ' -12 '}) or a DECIMAL ({@code '1.5e3'}, rounded half up). Spaces
 * around are ignored; an integer has no fraction, as in PostgreSQL.
 */
final class TextToNumber extends RowCast {

  /** More digits than any type; what is longer is not worth parsing. */
  private static final int MAX_LENGTH = 2_000;

  private static final Pattern INTEGER = Pattern.compile("[+-]?\\d+");
  private static final Pattern DECIMAL =
      Pattern.compile("[+-]?(\\d+(\\.\\d*)?|\\.\\d+)([eE][+-]?\\d{1,9})?");

  private final DataType to;
  private final Lane lane = new Lane();
  private final ExactResult result;
  private BytesVector values;

  TextToNumber(DataType to, CastFailures failures, Output output) {
    super(failures);
    this.to = to;
    this.result = new ExactResult(to, output);
  }

  @Override
  void start(Vector argument, Rows rows) {
    values = lane.bytes(argument);
    result.start(rows.length());
  }

  @Override
  boolean convert(int row) {
    if (values.lengths()[row] > MAX_LENGTH) {
      return false;
    }
    String text = values.text(row).strip();
    if (to.id() == TypeId.DECIMAL) {
      return DECIMAL.matcher(text).matches() && putDecimal(row, new BigDecimal(text));
    }
    return INTEGER.matcher(text).matches() && result.put(row, new BigInteger(text));
  }

  /** Sizes are compared before digits are written out: an exponent can name a billion of them. */
  private boolean putDecimal(int row, BigDecimal value) {
    long integerDigits = (long) value.precision() - value.scale();
    if (value.signum() == 0 || integerDigits < -to.scale() - 1L) {
      return result.put(row, BigInteger.ZERO);
    }
    return integerDigits <= to.precision()
        && result.put(row, value.setScale(to.scale(), RoundingMode.HALF_UP).unscaledValue());
  }

  @Override
  String show(int row) {
    return values.text(row);
  }

  @Override
  Vector result(int length, Validity validity) {
    return result.finish(length, validity);
  }
}
