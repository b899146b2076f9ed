package io.github.parquetjdbc.engine.function.temporal;

import io.github.parquetjdbc.engine.function.bind.Binding;
import io.github.parquetjdbc.engine.function.bind.Lane;
import io.github.parquetjdbc.engine.function.bind.Output;
import io.github.parquetjdbc.engine.function.bind.Rows;
import io.github.parquetjdbc.engine.function.bind.ScalarFunction;
import io.github.parquetjdbc.engine.function.bind.Signature;
import io.github.parquetjdbc.engine.function.bind.Slices;
import io.github.parquetjdbc.vector.BytesVector;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.Vector;

/** A moment written by a pattern, which is taken apart once if it stays the same. */
final class PatternFormat implements ScalarFunction {

  private final PatternSyntax syntax;
  private final int moment;
  private final DataType type;
  private final Output output;
  private final MomentLane lane;
  private final Lane patterns = new Lane();
  private final StringBuilder text = new StringBuilder();
  private String known;
  private MomentPattern pattern;

  /**
   * @param moment which argument is the moment; the other is the pattern
   */
  PatternFormat(PatternSyntax syntax, int moment, Signature signature, Binding binding) {
    this.syntax = syntax;
    this.moment = moment;
    this.type = signature.type();
    this.output = binding.output();
    this.lane = new MomentLane(signature.argument(moment), binding.context().timeZone());
  }

  @Override
  public Vector apply(Vector[] arguments, Rows rows) {
    lane.load(arguments[moment]);
    BytesVector spelt = patterns.bytes(arguments[1 - moment]);
    Slices out = output.slices(rows.length());
    for (int i = 0; i < rows.count(); i++) {
      int row = rows.row(i);
      if (rows.isNull(row)) {
        continue;
      }
      if (!lane.isKnown(row)) {
        throw TemporalErrors.beyondCalendar();
      }
      take(spelt.text(row));
      text.setLength(0);
      pattern.format(lane.days()[row], lane.nanos()[row], text);
      out.put(row, text.toString());
    }
    return out.vector(type, rows.length(), rows.validity());
  }

  private void take(String spelling) {
    if (!spelling.equals(known)) {
      pattern = syntax.parse(spelling);
      known = spelling;
    }
  }
}
