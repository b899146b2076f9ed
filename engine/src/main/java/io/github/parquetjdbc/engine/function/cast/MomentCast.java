package io.github.parquetjdbc.engine.function.cast;

import io.github.parquetjdbc.engine.function.bind.Output;
import io.github.parquetjdbc.engine.function.bind.Rows;
import io.github.parquetjdbc.engine.function.temporal.MomentLane;
import io.github.parquetjdbc.engine.function.temporal.MomentResult;
import io.github.parquetjdbc.engine.function.temporal.MomentRounding;
import io.github.parquetjdbc.engine.function.temporal.MomentText;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;
import java.time.ZoneId;

/**
 * Among DATE, TIME and TIMESTAMPs of any precision, with or without a zone; instants through the
 * session's wall clock. Fewer fractional digits: rounded half up, as in PostgreSQL.
 */
final class MomentCast extends RowCast {

  private final MomentLane lane;
  private final MomentResult result;

  MomentCast(DataType from, DataType to, ZoneId zone, CastFailures failures, Output output) {
    super(failures);
    this.lane = new MomentLane(from, zone);
    this.result = new MomentResult(to, zone, output);
  }

  @Override
  void start(Vector argument, Rows rows) {
    lane.load(argument);
    result.start(rows.length());
  }

  @Override
  boolean convert(int row) {
    return MomentRounding.put(result, row, lane.days()[row], lane.nanos()[row]);
  }

  @Override
  String show(int row) {
    return lane.isKnown(row)
        ? MomentText.timestamp(lane.days()[row], lane.nanos()[row])
        : "day " + lane.days()[row];
  }

  @Override
  Vector result(int length, Validity validity) {
    return result.finish(length, validity);
  }
}
