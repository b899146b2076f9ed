package io.github.parquetjdbc.engine.function.cast;

import io.github.parquetjdbc.engine.function.bind.Lane;
import io.github.parquetjdbc.engine.function.bind.Output;
import io.github.parquetjdbc.engine.function.bind.Rows;
import io.github.parquetjdbc.engine.function.bind.Slices;
import io.github.parquetjdbc.engine.function.exact.ExactLane;
import io.github.parquetjdbc.engine.function.temporal.IntervalText;
import io.github.parquetjdbc.engine.function.temporal.MomentLane;
import io.github.parquetjdbc.engine.function.temporal.MomentText;
import io.github.parquetjdbc.vector.BytesVector;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.time.ZoneId;
import java.util.UUID;

/** Any scalar to VARCHAR, cut off after the target's length in characters. */
final class ToText extends RowCast {

  private final DataType from;
  private final DataType to;
  private final Output output;
  private final Lane lane = new Lane();
  private final ExactLane exact;
  private final MomentLane moments;
  private final ZoneId zone;
  private Vector argument;
  private Slices slices;

  ToText(DataType from, DataType to, ZoneId zone, CastFailures failures, Output output) {
    super(failures);
    this.from = from;
    this.to = to;
    this.output = output;
    this.exact = new ExactLane(from);
    this.moments = new MomentLane(from, zone);
    this.zone = zone;
  }

  @Override
  void start(Vector vector, Rows rows) {
    argument = vector;
    slices = output.slices(rows.length());
    switch (from.id()) {
      case TINYINT, SMALLINT, INTEGER, BIGINT, DECIMAL -> exact.load(vector);
      case DATE, TIME, TIMESTAMP, TIMESTAMP_TZ -> moments.load(vector);
      default -> {}
    }
  }

  @Override
  boolean convert(int row) {
    String text = show(row);
    if (text == null) {
      return false;
    }
    if (to.precision() > 0 && text.codePointCount(0, text.length()) > to.precision()) {
      text = text.substring(0, text.offsetByCodePoints(0, to.precision()));
    }
    slices.put(row, text);
    return true;
  }

  @Override
  String show(int row) {
    return switch (from.id()) {
      case BOOLEAN -> lane.booleans(argument)[row] == 1 ? "true" : "false";
      case TINYINT, SMALLINT, INTEGER, BIGINT, DECIMAL ->
          new BigDecimal(exact.get(row), exact.scale()).toPlainString();
      case REAL, DOUBLE -> DoubleText.of(lane.doubles(argument)[row], from);
      case DATE, TIME, TIMESTAMP, TIMESTAMP_TZ -> moment(row);
      case INTERVAL_YEAR -> IntervalText.ofMonths(lane.longs(argument)[row]);
      case INTERVAL_DAY -> IntervalText.ofMillis(lane.longs(argument)[row]);
      case UUID -> uuid(lane.bytes(argument), row);
      default -> lane.bytes(argument).text(row);
    };
  }

  private String moment(int row) {
    if (!moments.isKnown(row)) {
      return "(beyond the calendar)";
    }
    long day = moments.days()[row];
    long nano = moments.nanos()[row];
    return switch (from.id()) {
      case DATE -> MomentText.date(day);
      case TIME -> MomentText.time(nano);
      case TIMESTAMP -> MomentText.timestamp(day, nano);
      default -> MomentText.timestamp(day, nano) + MomentText.offset(day, nano, zone);
    };
  }

  private static String uuid(BytesVector values, int row) {
    if (values.lengths()[row] != 2 * Long.BYTES) {
      return null;
    }
    ByteBuffer bytes = ByteBuffer.wrap(values.copy(row));
    return new UUID(bytes.getLong(), bytes.getLong()).toString();
  }

  @Override
  Vector result(int length, Validity validity) {
    return slices.vector(to, length, validity);
  }
}
