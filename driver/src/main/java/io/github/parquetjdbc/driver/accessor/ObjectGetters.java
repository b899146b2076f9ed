package io.github.parquetjdbc.driver.accessor;

import io.github.parquetjdbc.driver.base.SqlErrors;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.sql.Array;
import java.sql.Blob;
import java.sql.Clob;
import java.sql.Date;
import java.sql.NClob;
import java.sql.SQLException;
import java.sql.Struct;
import java.sql.Time;
import java.sql.Timestamp;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZonedDateTime;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** {@code getObject(int, Class)}: the getter that gives objects of a class. */
public final class ObjectGetters {

  private static final Map<Class<?>, Getter> GETTERS = getters();

  private interface Getter {
    Object get(Accessor accessor, int row) throws SQLException;
  }

  private ObjectGetters() {}

  /**
   * The value of a row that is not null, as an object of the class.
   *
   * @throws SQLException where there is no conversion to the class, or none of this value
   */
  public static <T> T get(Accessor accessor, int row, Class<T> target) throws SQLException {
    Getter getter = GETTERS.get(target);
    if (getter != null) {
      return target.cast(getter.get(accessor, row));
    }
    if (target.isArray()) {
      return target.cast(accessor.getJavaArray(row, target.getComponentType()));
    }
    Object value = accessor.getObject(row);
    if (target.isInstance(value)) {
      return target.cast(value);
    }
    throw SqlErrors.noConversion(accessor.type().toString(), target.getName());
  }

  private static Map<Class<?>, Getter> getters() {
    Map<Class<?>, Getter> map = new HashMap<>();
    map.put(String.class, Accessor::getString);
    map.put(Boolean.class, Accessor::getBoolean);
    map.put(Byte.class, Accessor::getByte);
    map.put(Short.class, Accessor::getShort);
    map.put(Integer.class, Accessor::getInt);
    map.put(Long.class, Accessor::getLong);
    map.put(Float.class, Accessor::getFloat);
    map.put(Double.class, Accessor::getDouble);
    map.put(BigDecimal.class, Accessor::getBigDecimal);
    map.put(BigInteger.class, Accessor::getBigInteger);
    map.put(byte[].class, Accessor::getBytes);
    map.put(Date.class, (accessor, row) -> accessor.getDate(row, null));
    map.put(Time.class, (accessor, row) -> accessor.getTime(row, null));
    map.put(Timestamp.class, (accessor, row) -> accessor.getTimestamp(row, null));
    map.put(java.util.Date.class, (accessor, row) -> accessor.getTimestamp(row, null));
    map.put(LocalDate.class, Accessor::getLocalDate);
    map.put(LocalTime.class, Accessor::getLocalTime);
    map.put(LocalDateTime.class, Accessor::getLocalDateTime);
    map.put(OffsetDateTime.class, Accessor::getOffsetDateTime);
    map.put(ZonedDateTime.class, (a, row) -> a.getOffsetDateTime(row).toZonedDateTime());
    map.put(Instant.class, (accessor, row) -> accessor.getOffsetDateTime(row).toInstant());
    map.put(UUID.class, Accessor::getUuid);
    map.put(Array.class, Accessor::getArray);
    map.put(Struct.class, Accessor::getStruct);
    map.put(List.class, Accessor::getList);
    map.put(Map.class, Accessor::getMap);
    map.put(Blob.class, Accessor::getBlob);
    map.put(Clob.class, Accessor::getClob);
    map.put(NClob.class, Accessor::getClob);
    return Map.copyOf(map);
  }
}
