package io.github.parquetjdbc.engine.function.cast;

import io.github.parquetjdbc.engine.function.bind.Lane;
import io.github.parquetjdbc.engine.function.bind.Output;
import io.github.parquetjdbc.engine.function.bind.Rows;
import io.github.parquetjdbc.vector.BytesVector;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.DoubleVector;
import io.github.parquetjdbc.vector.TypeId;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;
import java.util.Locale;
import java.util.regex.Pattern;

/** VARCHAR to REAL or DOUBLE; {@code NaN}, {@code Infinity} and {@code inf} too, in any case. */
final class TextToDouble extends RowCast {

  private static final int MAX_LENGTH = 2_000;
  private static final Pattern NUMBER =
      Pattern.compile("[+-]?(\\d+(\\.\\d*)?|\\.\\d+)([eE][+-]?\\d{1,9})?");

  private final DataType to;
  private final Output output;
  private final Lane lane = new Lane();
  private BytesVector values;
  private double[] out;

  TextToDouble(DataType to, CastFailures failures, Output output) {
    super(failures);
    this.to = to;
    this.output = output;
  }

  @Override
  void start(Vector argument, Rows rows) {
    values = lane.bytes(argument);
    out = output.doubles(rows.length());
  }

  @Override
  boolean convert(int row) {
    if (values.lengths()[row] > MAX_LENGTH) {
      return false;
    }
    String text = values.text(row).strip();
    switch (text.toLowerCase(Locale.ROOT)) {
      case "nan" -> out[row] = Double.NaN;
      case "infinity", "+infinity", "inf", "+inf" -> out[row] = Double.POSITIVE_INFINITY;
      case "-infinity", "-inf" -> out[row] = Double.NEGATIVE_INFINITY;
      default -> {
        return NUMBER.matcher(text).matches() && putNumber(row, text);
      }
    }
    return true;
  }

  private boolean putNumber(int row, String text) {
    out[row] = to.id() == TypeId.REAL ? Float.parseFloat(text) : Double.parseDouble(text);
    return Double.isFinite(out[row]);
  }

  @Override
  String show(int row) {
    return values.text(row);
  }

  @Override
  Vector result(int length, Validity validity) {
    return new DoubleVector(to, out, length, validity);
  }
}
