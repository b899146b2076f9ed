package io.github.parquetjdbc.adapter;

import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.engine.run.BatchCursor;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.BooleanVector;
import io.github.parquetjdbc.vector.BytesVector;
import io.github.parquetjdbc.vector.ConstantVector;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.DictionaryVector;
import io.github.parquetjdbc.vector.DoubleVector;
import io.github.parquetjdbc.vector.Int128Vector;
import io.github.parquetjdbc.vector.IntVector;
import io.github.parquetjdbc.vector.LongVector;
import io.github.parquetjdbc.vector.StopSignal;
import io.github.parquetjdbc.vector.TypeId;
import io.github.parquetjdbc.vector.Vector;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;

/**
 * Results as plain Java values, so that tests can compare them: exact numbers as BigDecimal without
 * trailing zeros, REAL and DOUBLE as Double, LocalDate, LocalTime, LocalDateTime, Boolean, String,
 * bytes as hexadecimal text.
 */
public final class ResultRows {

  private static final QuerySettings SETTINGS =
      new QuerySettings(Database.DEFAULT_SCHEMA, ZoneOffset.UTC);

  private ResultRows() {}

  /** Plans and runs a query to its end. */
  public static List<List<Object>> query(Database database, String sql, Object... parameters)
      throws IOException {
    return rows(database.prepare(sql, SETTINGS, StopSignal.NEVER), PlanNode.UNLIMITED, parameters);
  }

  public static List<List<Object>> rows(PreparedQuery query, long maxRows, Object... parameters)
      throws IOException {
    try (BatchCursor cursor = query.execute(context(parameters), maxRows)) {
      return rows(cursor);
    }
  }

  public static PreparedQuery prepare(Database database, String sql) throws IOException {
    return database.prepare(sql, SETTINGS, StopSignal.NEVER);
  }

  public static QueryContext context(Object... parameters) {
    return new QueryContext(Arrays.asList(parameters), ZoneOffset.UTC, Instant.EPOCH, 2);
  }

  public static List<List<Object>> rows(BatchCursor cursor) throws IOException {
    List<List<Object>> rows = new ArrayList<>();
    for (Batch batch = cursor.next(); batch != null; batch = cursor.next()) {
      for (int row = 0; row < batch.length(); row++) {
        List<Object> values = new ArrayList<>(batch.columns().length);
        for (Vector column : batch.columns()) {
          values.add(value(column, row));
        }
        rows.add(values);
      }
    }
    return rows;
  }

  public static Object value(Vector vector, int row) {
    if (vector.isNull(row)) {
      return null;
    }
    if (vector instanceof ConstantVector constant) {
      return value(constant.value(), 0);
    }
    if (vector instanceof DictionaryVector encoded) {
      return value(encoded.dictionary(), encoded.ids()[row]);
    }
    if (vector instanceof BooleanVector booleans) {
      return booleans.values()[row] != 0;
    }
    if (vector instanceof DoubleVector doubles) {
      return doubles.values()[row];
    }
    if (vector instanceof BytesVector bytes) {
      return bytes(bytes, row);
    }
    return number(integer(vector, row), vector.type());
  }

  private static Object bytes(BytesVector bytes, int row) {
    return switch (bytes.type().id()) {
      case VARCHAR, VARIANT -> bytes.text(row);
      case DECIMAL -> exact(new BigDecimal(new BigInteger(bytes.copy(row)), bytes.type().scale()));
      default -> HexFormat.of().formatHex(bytes.copy(row));
    };
  }

  private static BigInteger integer(Vector vector, int row) {
    if (vector instanceof IntVector ints) {
      return BigInteger.valueOf(ints.values()[row]);
    }
    return vector instanceof LongVector longs
        ? BigInteger.valueOf(longs.values()[row])
        : ((Int128Vector) vector).get(row);
  }

  private static Object number(BigInteger value, DataType type) {
    if (type.id() == TypeId.DATE) {
      return LocalDate.ofEpochDay(value.longValueExact());
    }
    if (type.id() == TypeId.TIME) {
      return LocalTime.ofNanoOfDay(
          value.longValueExact() * (1_000_000_000L / type.unitsPerSecond()));
    }
    if (type.id() == TypeId.TIMESTAMP || type.id() == TypeId.TIMESTAMP_TZ) {
      BigInteger units = BigInteger.valueOf(type.unitsPerSecond());
      BigInteger fraction = value.mod(units);
      long nanos = fraction.longValueExact() * (1_000_000_000L / type.unitsPerSecond());
      long seconds = value.subtract(fraction).divide(units).longValueExact();
      return LocalDateTime.ofEpochSecond(seconds, (int) nanos, ZoneOffset.UTC);
    }
    return exact(new BigDecimal(value, type.scale()));
  }

  /** Without trailing zeros, zero without scale. */
  public static BigDecimal exact(BigDecimal value) {
    return value.signum() == 0 ? BigDecimal.ZERO : value.stripTrailingZeros();
  }
}
