package io.github.parquetjdbc.engine.function.cast;

import io.github.parquetjdbc.engine.function.bind.Lane;
import io.github.parquetjdbc.engine.function.bind.Output;
import io.github.parquetjdbc.engine.function.bind.Rows;
import io.github.parquetjdbc.vector.BooleanVector;
import io.github.parquetjdbc.vector.BytesVector;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;
import java.util.Locale;

/** VARCHAR to BOOLEAN: true, t, yes, y, on, 1 and their opposites, in any case. */
final class TextToBoolean extends RowCast {

  private final Output output;
  private final Lane lane = new Lane();
  private BytesVector values;
  private byte[] out;

  TextToBoolean(CastFailures failures, Output output) {
    super(failures);
    this.output = output;
  }

  @Override
  void start(Vector argument, Rows rows) {
    values = lane.bytes(argument);
    out = output.booleans(rows.length());
  }

  @Override
  boolean convert(int row) {
    switch (values.text(row).strip().toLowerCase(Locale.ROOT)) {
      case "true", "t", "yes", "y", "on", "1" -> out[row] = 1;
      case "false", "f", "no", "n", "off", "0" -> out[row] = 0;
      default -> {
        return false;
      }
    }
    return true;
  }

  @Override
  String show(int row) {
    return values.text(row);
  }

  @Override
  Vector result(int length, Validity validity) {
    return new BooleanVector(DataType.BOOLEAN, out, length, validity);
  }
}
