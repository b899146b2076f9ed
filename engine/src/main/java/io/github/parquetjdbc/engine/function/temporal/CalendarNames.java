package io.github.parquetjdbc.engine.function.temporal;

import io.github.parquetjdbc.engine.function.bind.Binding;
import io.github.parquetjdbc.engine.function.bind.Output;
import io.github.parquetjdbc.engine.function.bind.Rows;
import io.github.parquetjdbc.engine.function.bind.ScalarFunction;
import io.github.parquetjdbc.engine.function.bind.Signature;
import io.github.parquetjdbc.engine.function.bind.Slices;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.Vector;
import java.nio.charset.StandardCharsets;
import java.time.DayOfWeek;
import java.time.Month;
import java.time.format.TextStyle;
import java.util.Locale;

/** DAYNAME and MONTHNAME: the full English name, as JDBC's functions of those names give it. */
final class CalendarNames implements ScalarFunction {

  private final DateField field;
  private final byte[][] names;
  private final DataType type;
  private final Output output;
  private final MomentLane lane;

  /**
   * @param field ISODOW or MONTH
   */
  CalendarNames(DateField field, Signature signature, Binding binding) {
    this.field = field;
    this.names = names(field);
    this.type = signature.type();
    this.output = binding.output();
    this.lane = new MomentLane(signature.argument(0), binding.context().timeZone());
  }

  private static byte[][] names(DateField field) {
    byte[][] names = new byte[field == DateField.MONTH ? 13 : 8][];
    for (int i = 1; i < names.length; i++) {
      String name =
          field == DateField.MONTH
              ? Month.of(i).getDisplayName(TextStyle.FULL, Locale.ENGLISH)
              : DayOfWeek.of(i).getDisplayName(TextStyle.FULL, Locale.ENGLISH);
      names[i] = name.getBytes(StandardCharsets.US_ASCII);
    }
    return names;
  }

  @Override
  public Vector apply(Vector[] arguments, Rows rows) {
    lane.load(arguments[0]);
    Slices out = output.slices(rows.length());
    for (int i = 0; i < rows.count(); i++) {
      int row = rows.row(i);
      if (!rows.isNull(row)) {
        if (!lane.isKnown(row)) {
          throw TemporalErrors.beyondCalendar();
        }
        byte[] name = names[(int) field.of(lane.days()[row], lane.nanos()[row])];
        out.put(row, name, 0, name.length);
      }
    }
    return out.vector(type, rows.length(), rows.validity());
  }
}
