package io.github.parquetjdbc.engine.function.cast;

import io.github.parquetjdbc.engine.function.bind.Lane;
import io.github.parquetjdbc.engine.function.bind.Output;
import io.github.parquetjdbc.engine.function.bind.Rows;
import io.github.parquetjdbc.engine.function.temporal.MomentResult;
import io.github.parquetjdbc.engine.function.temporal.MomentRounding;
import io.github.parquetjdbc.engine.function.temporal.MomentText;
import io.github.parquetjdbc.engine.function.temporal.MomentText.Moment;
import io.github.parquetjdbc.vector.BytesVector;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;
import java.time.ZoneId;

/** VARCHAR to DATE, TIME or TIMESTAMP; an instant without a zone is of the session's. */
final class TextToMoment extends RowCast {

  private final DataType to;
  private final Lane lane = new Lane();
  private final MomentResult result;
  private BytesVector values;

  TextToMoment(DataType to, ZoneId zone, CastFailures failures, Output output) {
    super(failures);
    this.to = to;
    this.result = new MomentResult(to, zone, output);
  }

  @Override
  void start(Vector argument, Rows rows) {
    values = lane.bytes(argument);
    result.start(rows.length());
  }

  @Override
  boolean convert(int row) {
    String text = values.text(row);
    Moment moment =
        switch (to.id()) {
          case DATE -> MomentText.parseDate(text);
          case TIME -> MomentText.parseTime(text);
          case TIMESTAMP -> MomentText.parseTimestamp(text);
          default -> MomentText.parseInstant(text);
        };
    if (moment == null) {
      return false;
    }
    return moment.zone() == null
        ? MomentRounding.put(result, row, moment.day(), moment.nanoOfDay())
        : MomentRounding.putInstant(result, row, moment);
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
