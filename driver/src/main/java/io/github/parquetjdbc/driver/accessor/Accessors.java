package io.github.parquetjdbc.driver.accessor;

import io.github.parquetjdbc.vector.DataType;
import java.util.List;

/** Chooses the accessor of each column of a result: the one place that goes by type. */
public final class Accessors {

  private Accessors() {}

  /** One accessor a column, for one thread. */
  public static Accessor[] of(List<DataType> types, Presentation presentation) {
    WallClock clock = new WallClock(presentation);
    Accessor[] accessors = new Accessor[types.size()];
    for (int i = 0; i < accessors.length; i++) {
      DataType type = types.get(i);
      DataType shown = presentation.mode().shown(type);
      Accessor accessor = of(type, clock);
      accessors[i] = shown.equals(type) ? accessor : new SimpleAccessor(shown, accessor);
    }
    return accessors;
  }

  static Accessor of(DataType type, WallClock clock) {
    return switch (type.id()) {
      case NULL, BOOLEAN -> new BooleanAccessor(type);
      case TINYINT, SMALLINT, INTEGER -> new WholeNumberAccessor.OfInts(type);
      case BIGINT -> new WholeNumberAccessor.OfLongs(type);
      case REAL -> new DoubleAccessor.Real(type);
      case DOUBLE -> new DoubleAccessor(type);
      case DECIMAL -> DecimalAccessor.of(type);
      case VARCHAR, VARIANT -> new TextAccessor(type, clock);
      case VARBINARY, BINARY -> new BinaryAccessor(type);
      case UUID -> new UuidAccessor(type);
      case DATE -> new DateTimeAccessor.OfDate(type, clock);
      case TIME -> new DateTimeAccessor.OfTime(type, clock);
      case TIMESTAMP -> new DateTimeAccessor.OfTimestamp(type, clock);
      case TIMESTAMP_TZ -> new InstantAccessor(type, clock);
      case INTERVAL_YEAR, INTERVAL_DAY -> new IntervalAccessor(type);
      case LIST -> new ListAccessor(type, clock);
      case STRUCT -> new StructAccessor(type, clock);
      case MAP -> new MapAccessor(type, clock);
    };
  }
}
