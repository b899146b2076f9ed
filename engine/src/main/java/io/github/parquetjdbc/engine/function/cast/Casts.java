package io.github.parquetjdbc.engine.function.cast;

import io.github.parquetjdbc.engine.context.QueryError;
import io.github.parquetjdbc.engine.context.QueryException;
import io.github.parquetjdbc.engine.function.bind.Binding;
import io.github.parquetjdbc.engine.function.bind.Output;
import io.github.parquetjdbc.engine.function.bind.ScalarFunction;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.TypeId;
import io.github.parquetjdbc.vector.VectorKind;
import java.time.ZoneId;

/**
 * The conversions between scalar types. A value without a counterpart is an INVALID_CAST that names
 * it and the type, or null, as the caller chooses.
 */
public final class Casts {

  private enum Group {
    NULL,
    BOOLEAN,
    EXACT,
    INEXACT,
    MOMENT,
    INTERVAL,
    TEXT,
    BYTES,
    NESTED
  }

  private final DataType from;
  private final DataType to;
  private final ZoneId zone;
  private final CastFailures failures;
  private final Output output;

  private Casts(DataType from, DataType to, CastFailures failures, Binding binding) {
    this.from = from;
    this.to = to;
    this.zone = binding.context().timeZone();
    this.failures = failures;
    this.output = binding.output();
  }

  /**
   * A cast that fails the query for a value that {@code to} cannot hold.
   *
   * @throws QueryException UNSUPPORTED where the types have nothing in common
   */
  public static ScalarFunction strict(DataType from, DataType to, Binding binding) {
    return new Casts(from, to, CastFailures.error(to), binding).resolve();
  }

  /**
   * A cast that gives null for a value that {@code to} cannot hold.
   *
   * @throws QueryException UNSUPPORTED where the types have nothing in common
   */
  public static ScalarFunction safe(DataType from, DataType to, Binding binding) {
    return new Casts(from, to, CastFailures.asNull(binding.output()), binding).resolve();
  }

  private ScalarFunction resolve() {
    ScalarFunction function = isRelabelling() ? relabel() : convert();
    if (function == null) {
      throw new QueryException(
          QueryError.UNSUPPORTED, "no conversion from " + from + " to " + to + " is supported");
    }
    return function;
  }

  /** Whether every value of {@code from} lies in memory as the same value of {@code to}. */
  private boolean isRelabelling() {
    if (from.equals(to) || from.id() == TypeId.LIST && isSameButForNulls(from, to)) {
      return true;
    }
    if (from.kind() != to.kind()) {
      return false;
    }
    return switch (to.id()) {
      case SMALLINT -> from.id() == TypeId.TINYINT;
      case INTEGER -> from.id() == TypeId.TINYINT || from.id() == TypeId.SMALLINT;
      case BIGINT -> group(from) == Group.INTERVAL;
      case INTERVAL_YEAR, INTERVAL_DAY -> from.id() == TypeId.BIGINT;
      case DOUBLE -> from.id() == TypeId.REAL;
      case DECIMAL ->
          from.id() == TypeId.DECIMAL
              && from.scale() == to.scale()
              && from.precision() <= to.precision();
      case TIME, TIMESTAMP, TIMESTAMP_TZ ->
          from.id() == to.id()
              && from.unitsPerSecond() == to.unitsPerSecond()
              && from.precision() <= to.precision();
      case VARCHAR ->
          from.id() != TypeId.UUID
              && from.id() != TypeId.DECIMAL
              && (to.precision() == 0
                  || from.id() == TypeId.VARCHAR
                      && from.precision() > 0
                      && from.precision() <= to.precision());
      case VARBINARY -> from.id() != TypeId.DECIMAL && from.id() != TypeId.UUID;
      default -> false;
    };
  }

  /** Whether lists differ in nothing but whether elements may be null. */
  private static boolean isSameButForNulls(DataType from, DataType to) {
    if (from.id() != TypeId.LIST || to.id() != TypeId.LIST) {
      return from.equals(to);
    }
    return isSameButForNulls(from.element().type(), to.element().type());
  }

  private ScalarFunction relabel() {
    DataType target = to;
    return (arguments, rows) -> arguments[0].withType(target);
  }

  private ScalarFunction convert() {
    return switch (group(from)) {
      case BOOLEAN -> fromBoolean();
      case EXACT -> fromExact();
      case INEXACT -> fromInexact();
      case MOMENT -> fromMoment();
      case INTERVAL -> group(to) == Group.TEXT ? toText() : null;
      case TEXT -> fromText();
      case BYTES -> fromBytes();
      case NULL, NESTED -> null;
    };
  }

  private ScalarFunction fromBoolean() {
    if (to.id() == TypeId.INTEGER) {
      return BooleanCast.toInteger(output);
    }
    return group(to) == Group.TEXT ? toText() : null;
  }

  private ScalarFunction fromExact() {
    return switch (group(to)) {
      case BOOLEAN ->
          from.kind() == VectorKind.INT || from.id() == TypeId.BIGINT
              ? BooleanCast.ofInteger(from, output)
              : null;
      case EXACT -> new ExactCast(from, to, failures, output);
      case INEXACT -> new ToDouble(to, failures, output);
      case TEXT -> toText();
      default -> null;
    };
  }

  private ScalarFunction fromInexact() {
    return switch (group(to)) {
      case EXACT -> new DoubleToExact(from, to, failures, output);
      case INEXACT -> new ToDouble(to, failures, output);
      case TEXT -> toText();
      default -> null;
    };
  }

  private ScalarFunction fromMoment() {
    if (group(to) == Group.TEXT) {
      return toText();
    }
    boolean timeOfDate = from.id() == TypeId.DATE && to.id() == TypeId.TIME;
    boolean dateOfTime = from.id() == TypeId.TIME && to.id() != TypeId.TIME;
    return group(to) != Group.MOMENT || timeOfDate || dateOfTime
        ? null
        : new MomentCast(from, to, zone, failures, output);
  }

  private ScalarFunction fromText() {
    return switch (group(to)) {
      case BOOLEAN -> new TextToBoolean(failures, output);
      case EXACT -> new TextToNumber(to, failures, output);
      case INEXACT -> new TextToDouble(to, failures, output);
      case MOMENT -> new TextToMoment(to, zone, failures, output);
      case INTERVAL -> new TextToInterval(to, failures, output);
      case TEXT, BYTES -> new BytesCast(from, to, failures, output);
      case NULL, NESTED -> null;
    };
  }

  private ScalarFunction fromBytes() {
    if (group(to) == Group.TEXT) {
      return from.id() == TypeId.UUID ? toText() : new BytesCast(from, to, failures, output);
    }
    return group(to) == Group.BYTES ? new BytesCast(from, to, failures, output) : null;
  }

  private ScalarFunction toText() {
    return new ToText(from, to, zone, failures, output);
  }

  private static Group group(DataType type) {
    return switch (type.id()) {
      case NULL -> Group.NULL;
      case BOOLEAN -> Group.BOOLEAN;
      case TINYINT, SMALLINT, INTEGER, BIGINT, DECIMAL -> Group.EXACT;
      case REAL, DOUBLE -> Group.INEXACT;
      case DATE, TIME, TIMESTAMP, TIMESTAMP_TZ -> Group.MOMENT;
      case INTERVAL_YEAR, INTERVAL_DAY -> Group.INTERVAL;
      case VARCHAR, VARIANT -> Group.TEXT;
      case VARBINARY, BINARY, UUID -> Group.BYTES;
      case LIST, STRUCT, MAP -> Group.NESTED;
    };
  }
}
