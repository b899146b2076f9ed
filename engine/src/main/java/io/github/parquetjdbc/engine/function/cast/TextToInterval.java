package io.github.parquetjdbc.engine.function.cast;

import io.github.parquetjdbc.engine.function.bind.Lane;
import io.github.parquetjdbc.engine.function.bind.Output;
import io.github.parquetjdbc.engine.function.bind.Rows;
import io.github.parquetjdbc.engine.function.temporal.IntervalText;
import io.github.parquetjdbc.vector.BytesVector;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.LongVector;
import io.github.parquetjdbc.vector.TypeId;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;

/** VARCHAR to an interval. */
final class TextToInterval extends RowCast {

  private final DataType to;
  private final Output output;
  private final Lane lane = new Lane();
  private BytesVector values;
  private long[] out;

  TextToInterval(DataType to, CastFailures failures, Output output) {
    super(failures);
    this.to = to;
    this.output = output;
  }

  @Override
  void start(Vector argument, Rows rows) {
    values = lane.bytes(argument);
    out = output.longs(rows.length());
  }

  @Override
  boolean convert(int row) {
    Long value =
        to.id() == TypeId.INTERVAL_YEAR
            ? IntervalText.parseMonths(values.text(row))
            : IntervalText.parseMillis(values.text(row));
    if (value == null) {
      return false;
    }
    out[row] = value;
    return true;
  }

  @Override
  String show(int row) {
    return values.text(row);
  }

  @Override
  Vector result(int length, Validity validity) {
    return new LongVector(to, out, length, validity);
  }
}
