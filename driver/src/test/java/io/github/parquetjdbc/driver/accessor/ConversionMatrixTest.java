package io.github.parquetjdbc.driver.accessor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.Vector;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Calendar;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TimeZone;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every getter of every type against the table below, in four JVM time zones, for flat, dictionary
 * and constant vectors. The text after a getter's name is what it gives, or an SQLSTATE in
 * brackets; getters that a case does not name give 07006.
 */
class ConversionMatrixTest {

  private static final ZoneId SESSION = ZoneId.of("+02:00");
  private static final TimeZone ORIGINAL = TimeZone.getDefault();

  record Case(DataType type, Object value, String expected) {}

  @AfterEach
  void restoreZone() {
    TimeZone.setDefault(ORIGINAL);
  }

  static List<Case> table() {
    DataType wide = DataType.decimal(38, 2);
    DataType unbounded = DataType.decimal(60, 1);
    return List.of(
        new Case(
            DataType.BOOLEAN,
            true,
            "object=Boolean:true string=true boolean=true byte=1 short=1 int=1 long=1 float=1.0"
                + " double=1.0 decimal=1 bigint=1 json=true"),
        new Case(
            DataType.TINYINT,
            -7,
            "object=Integer:-7 string=-7 boolean=true byte=-7 short=-7 int=-7 long=-7 float=-7.0"
                + " double=-7.0 decimal=-7 bigint=-7 json=-7"),
        new Case(
            DataType.INTEGER,
            70000,
            "object=Integer:70000 string=70000 boolean=true byte=[22003] short=[22003] int=70000"
                + " long=70000 float=70000.0 double=70000.0 decimal=70000 bigint=70000"
                + " json=70000"),
        new Case(
            DataType.BIGINT,
            Long.MIN_VALUE,
            "object=Long:-9223372036854775808 string=-9223372036854775808 boolean=true"
                + " byte=[22003] short=[22003] int=[22003] long=-9223372036854775808"
                + " float=-9.223372E18 double=-9.223372036854776E18"
                + " decimal=-9223372036854775808 bigint=-9223372036854775808"
                + " json=-9223372036854775808"),
        new Case(
            DataType.REAL,
            (double) 0.1f,
            "object=Float:0.1 string=0.1 boolean=true byte=0 short=0 int=0 long=0 float=0.1"
                + " double=0.10000000149011612 decimal=0.1 bigint=0 json=0.1"),
        new Case(
            DataType.DOUBLE,
            -2.75,
            "object=Double:-2.75 string=-2.75 boolean=true byte=-2 short=-2 int=-2 long=-2"
                + " float=-2.75 double=-2.75 decimal=-2.75 bigint=-2 json=-2.75"),
        new Case(
            DataType.DOUBLE,
            1e300,
            "object=Double:1.0E300 string=1.0E300 boolean=true byte=[22003] short=[22003]"
                + " int=[22003] long=[22003] float=[22003] double=1.0E300 decimal=1.0E+300"
                + " bigint=1"
                + "0".repeat(300)
                + " json=1.0E300"),
        new Case(
            DataType.DOUBLE,
            Double.NaN,
            "object=Double:NaN string=NaN boolean=true byte=[22003] short=[22003] int=[22003]"
                + " long=[22003] float=NaN double=NaN decimal=[22003] bigint=[22003] json=\"NaN\""),
        new Case(
            DataType.decimal(9, 2),
            new BigDecimal("-129.99"),
            "object=BigDecimal:-129.99 string=-129.99 boolean=true byte=[22003] short=-129 int=-129"
                + " long=-129 float=-129.99 double=-129.99 decimal=-129.99 bigint=-129"
                + " json=-129.99"),
        new Case(
            DataType.decimal(18, 1),
            new BigDecimal("12345678901234567.8"),
            "object=BigDecimal:12345678901234567.8 string=12345678901234567.8 boolean=true"
                + " byte=[22003] short=[22003] int=[22003] long=12345678901234567"
                // JDK 19 and later print the shortest text that tells the float apart.
                + (" float=" + Float.toString(12345678901234567.8f))
                + " double=1.2345678901234568E16 decimal=12345678901234567.8"
                + " bigint=12345678901234567 json=12345678901234567.8"),
        new Case(
            wide,
            new BigDecimal("20000000000000000000000.50"),
            "object=BigDecimal:20000000000000000000000.50 string=20000000000000000000000.50"
                + " boolean=true byte=[22003] short=[22003] int=[22003] long=[22003] float=2.0E22"
                + " double=2.0E22 decimal=20000000000000000000000.50"
                + " bigint=20000000000000000000000 json=20000000000000000000000.50"),
        new Case(
            wide,
            new BigDecimal("-3.50"),
            "object=BigDecimal:-3.50 string=-3.50 boolean=true byte=-3 short=-3 int=-3 long=-3"
                + " float=-3.5 double=-3.5 decimal=-3.50 bigint=-3 json=-3.50"),
        new Case(
            unbounded,
            new BigDecimal("-0.5"),
            "object=BigDecimal:-0.5 string=-0.5 boolean=true byte=0 short=0 int=0 long=0 float=-0.5"
                + " double=-0.5 decimal=-0.5 bigint=0 json=-0.5"),
        new Case(
            DataType.VARCHAR,
            utf8(" 12.5 "),
            "object=String:_12.5_ string=_12.5_ boolean=[22018] byte=12 short=12 int=12 long=12"
                + " float=12.5 double=12.5 decimal=12.5 bigint=12 bytes=2031322e3520 date=[22007]"
                + " time=[22007] timestamp=[22007] localdate=[22007] localtime=[22007]"
                + " localdatetime=[22007] offset=[22007] uuid=[22018] json=\"_12.5_\""),
        new Case(
            DataType.VARCHAR,
            utf8("2024-02-29 13:05:09.25"),
            "object=String:2024-02-29_13:05:09.25 string=2024-02-29_13:05:09.25 boolean=[22018]"
                + " byte=[22018] short=[22018] int=[22018] long=[22018] float=[22018]"
                + " double=[22018] decimal=[22018] bigint=[22018]"
                + " bytes=323032342d30322d32392031333a30353a30392e3235 date=2024-02-29"
                + " time=13:05:09 timestamp=2024-02-29_13:05:09.25 localdate=2024-02-29"
                + " localtime=13:05:09.250 localdatetime=2024-02-29T13:05:09.250"
                + " offset=2024-02-29T13:05:09.250+02:00 uuid=[22018]"
                + " json=\"2024-02-29_13:05:09.25\""),
        new Case(
            DataType.VARIANT,
            utf8("{\"a\":1}"),
            "object=String:{\"a\":1} string={\"a\":1} boolean=[22018] byte=[22018] short=[22018]"
                + " int=[22018] long=[22018] float=[22018] double=[22018] decimal=[22018]"
                + " bigint=[22018] bytes=7b2261223a317d date=[22007] time=[22007]"
                + " timestamp=[22007] localdate=[22007] localtime=[22007] localdatetime=[22007]"
                + " offset=[22007] uuid=[22018] json={\"a\":1}"),
        new Case(
            DataType.VARBINARY,
            new byte[] {0, (byte) 0xff, 0x7f},
            "object=byte[]:00ff7f string=00ff7f bytes=00ff7f json=\"00ff7f\""),
        new Case(
            DataType.binary(2),
            new byte[] {1, 2},
            "object=byte[]:0102 string=0102 bytes=0102 json=\"0102\""),
        new Case(
            DataType.UUID,
            HexFormat.of().parseHex("f0112233445566778899aabbccddeeff"),
            "object=UUID:f0112233-4455-6677-8899-aabbccddeeff"
                + " string=f0112233-4455-6677-8899-aabbccddeeff"
                + " bytes=f0112233445566778899aabbccddeeff"
                + " uuid=f0112233-4455-6677-8899-aabbccddeeff"
                + " json=\"f0112233-4455-6677-8899-aabbccddeeff\""),
        new Case(
            DataType.DATE,
            (int) LocalDate.of(2024, 3, 10).toEpochDay(),
            "object=Date:2024-03-10 string=2024-03-10 date=2024-03-10"
                + " timestamp=2024-03-10_00:00:00.0 localdate=2024-03-10"
                + " localdatetime=2024-03-10T00:00 json=\"2024-03-10\""),
        new Case(
            DataType.DATE,
            (int) LocalDate.of(1001, 1, 1).toEpochDay(),
            "object=Date:1001-01-01 string=1001-01-01 date=1001-01-01"
                + " timestamp=1001-01-01_00:00:00.0 localdate=1001-01-01"
                + " localdatetime=1001-01-01T00:00 json=\"1001-01-01\""),
        new Case(
            DataType.time(9),
            LocalTime.of(23, 59, 59, 123456789).toNanoOfDay(),
            "object=Time:23:59:59 string=23:59:59.123456789 time=23:59:59"
                + " timestamp=1970-01-01_23:59:59.123456789 localtime=23:59:59.123456789"
                + " localdatetime=1970-01-01T23:59:59.123456789 json=\"23:59:59.123456789\""),
        new Case(
            DataType.time(3),
            86_400_000L,
            "object=[22003] string=[22003] time=[22003] timestamp=[22003] localtime=[22003]"
                + " localdatetime=[22003] json=[22003]"),
        new Case(
            DataType.timestamp(6),
            -1L,
            "object=Timestamp:1969-12-31_23:59:59.999999 string=1969-12-31_23:59:59.999999"
                + " date=1969-12-31 time=23:59:59 timestamp=1969-12-31_23:59:59.999999"
                + " localdate=1969-12-31 localtime=23:59:59.999999"
                + " localdatetime=1969-12-31T23:59:59.999999 json=\"1969-12-31_23:59:59.999999\""),
        new Case(
            DataType.timestamp(9),
            nanos(LocalDateTime.of(9999, 12, 31, 23, 0, 0, 1)),
            "object=Timestamp:9999-12-31_23:00:00.000000001 string=9999-12-31_23:00:00.000000001"
                + " date=9999-12-31 time=23:00:00 timestamp=9999-12-31_23:00:00.000000001"
                + " localdate=9999-12-31 localtime=23:00:00.000000001"
                + " localdatetime=9999-12-31T23:00:00.000000001"
                + " json=\"9999-12-31_23:00:00.000000001\""),
        new Case(
            DataType.timestamp(9),
            nanos(LocalDateTime.of(1, 1, 1, 0, 0, 0, 1)),
            "object=Timestamp:0001-01-01_00:00:00.000000001 string=0001-01-01_00:00:00.000000001"
                + " date=0001-01-01 time=00:00:00 timestamp=0001-01-01_00:00:00.000000001"
                + " localdate=0001-01-01 localtime=00:00:00.000000001"
                + " localdatetime=0001-01-01T00:00:00.000000001"
                + " json=\"0001-01-01_00:00:00.000000001\""),
        new Case(
            DataType.timestampTz(3),
            Instant.parse("2024-07-01T23:30:00.500Z").toEpochMilli(),
            "object=OffsetDateTime:2024-07-02T01:30:00.500+02:00 string=2024-07-02_01:30:00.5+02:00"
                + " date=2024-07-02 time=01:30:00 instant=2024-07-01T23:30:00.500Z"
                + " localdate=2024-07-02 localtime=01:30:00.500"
                + " localdatetime=2024-07-02T01:30:00.500 offset=2024-07-02T01:30:00.500+02:00"
                + " json=\"2024-07-02_01:30:00.5+02:00\""),
        new Case(
            DataType.INTERVAL_YEAR,
            14L,
            "object=String:P1Y2M string=P1Y2M byte=14 short=14 int=14 long=14 json=\"P1Y2M\""),
        new Case(
            DataType.INTERVAL_DAY,
            129_600_500L,
            "object=String:PT36H0.5S string=PT36H0.5S byte=[22003] short=[22003] int=129600500"
                + " long=129600500 json=\"PT36H0.5S\""));
  }

  private interface Getter {
    Object get(Accessor accessor, int row) throws SQLException;
  }

  private static Map<String, Getter> getters(DataType type) {
    Map<String, Getter> getters = new LinkedHashMap<>();
    getters.put("object", ConversionMatrixTest::objectText);
    getters.put("string", Accessor::getString);
    getters.put("boolean", Accessor::getBoolean);
    getters.put("byte", Accessor::getByte);
    getters.put("short", Accessor::getShort);
    getters.put("int", Accessor::getInt);
    getters.put("long", Accessor::getLong);
    getters.put("float", Accessor::getFloat);
    getters.put("double", Accessor::getDouble);
    getters.put("decimal", Accessor::getBigDecimal);
    getters.put("bigint", Accessor::getBigInteger);
    getters.put("bytes", (accessor, row) -> HexFormat.of().formatHex(accessor.getBytes(row)));
    getters.put("date", (accessor, row) -> accessor.getDate(row, null));
    getters.put("time", (accessor, row) -> accessor.getTime(row, null));
    if (type.id() == io.github.parquetjdbc.vector.TypeId.TIMESTAMP_TZ) {
      getters.put("instant", (accessor, row) -> accessor.getTimestamp(row, null).toInstant());
    } else {
      getters.put("timestamp", (accessor, row) -> accessor.getTimestamp(row, null));
    }
    getters.put("localdate", Accessor::getLocalDate);
    getters.put("localtime", Accessor::getLocalTime);
    getters.put("localdatetime", Accessor::getLocalDateTime);
    getters.put("offset", Accessor::getOffsetDateTime);
    getters.put("uuid", Accessor::getUuid);
    getters.put("array", Accessor::getArray);
    getters.put("struct", Accessor::getStruct);
    getters.put(
        "json",
        (accessor, row) -> {
          StringBuilder json = new StringBuilder();
          accessor.appendJson(row, json);
          return json;
        });
    return getters;
  }

  private static Object objectText(Accessor accessor, int row) throws SQLException {
    Object value = accessor.getObject(row);
    return value.getClass().getSimpleName()
        + ":"
        + (value instanceof byte[] bytes ? HexFormat.of().formatHex(bytes) : value);
  }

  static Stream<String> zones() {
    return Stream.of("UTC", "America/New_York", "Asia/Kolkata", "Pacific/Apia");
  }

  @ParameterizedTest
  @MethodSource("zones")
  void everyGetterGivesWhatTheTableSays(String zone) throws SQLException {
    TimeZone.setDefault(TimeZone.getTimeZone(zone));
    for (Case each : table()) {
      List<Vector> forms =
          List.of(
              TestVectors.flat(each.type, null, each.value),
              TestVectors.dictionary(each.type, null, each.value),
              TestVectors.constant(each.type, each.value, 2));
      Accessor accessor = Accessors.of(List.of(each.type), TestVectors.shownIn(SESSION))[0];
      for (Vector vector : forms) {
        accessor.bind(vector);
        assertEquals(vector != forms.get(2), accessor.isNull(0), each.toString());
        assertFalse(accessor.isNull(1), each.toString());
        assertEquals(
            each.expected.replace(' ', '\n'),
            actual(accessor),
            () -> each.type + " of " + each.value + " in " + zone);
      }
    }
  }

  private static String actual(Accessor accessor) {
    List<String> results = new ArrayList<>();
    getters(accessor.type())
        .forEach(
            (name, getter) -> {
              try {
                results.add(name + "=" + String.valueOf(getter.get(accessor, 1)).replace(' ', '_'));
              } catch (SQLException e) {
                if (!e.getSQLState().equals("07006")) {
                  results.add(name + "=[" + e.getSQLState() + "]");
                }
              }
            });
    return String.join("\n", results);
  }

  @ParameterizedTest
  @MethodSource("zones")
  void aCalendarsZoneDecidesAndTheJvmsDoesNot(String zone) throws SQLException {
    TimeZone.setDefault(TimeZone.getTimeZone(zone));
    Calendar tokyo = Calendar.getInstance(TimeZone.getTimeZone("Asia/Tokyo"));
    long before = tokyo.getTimeInMillis();
    Accessor timestamps =
        Accessors.of(List.of(DataType.timestamp(6)), TestVectors.shownIn(SESSION))[0];
    LocalDateTime wall = LocalDateTime.of(2024, 2, 29, 13, 5, 9, 123_456_000);
    timestamps.bind(TestVectors.flat(DataType.timestamp(6), nanos(wall).longValue() / 1000));
    assertEquals(
        Instant.parse("2024-02-29T04:05:09.123456Z"),
        timestamps.getTimestamp(0, tokyo).toInstant());
    assertEquals(
        Instant.parse("2024-02-28T15:00:00Z").toEpochMilli(),
        timestamps.getDate(0, tokyo).getTime());
    assertEquals(
        Instant.parse("1970-01-01T04:05:09.123Z").toEpochMilli(),
        timestamps.getTime(0, tokyo).getTime());
    assertEquals(before, tokyo.getTimeInMillis(), "the caller's calendar is not touched");
  }

  @ParameterizedTest
  @MethodSource("zones")
  void everyHourOfYearsOfClockChangesComesBackAsItWas(String zone) throws SQLException {
    TimeZone.setDefault(TimeZone.getTimeZone(zone));
    // Apia left out 30 December 2011.
    int hours = 24 * 800;
    Object[] values = new Object[hours];
    LocalDateTime start = LocalDateTime.of(2011, 1, 1, 0, 30);
    for (int i = 0; i < hours; i++) {
      values[i] = nanos(start.plusHours(i)).longValue() / 1_000_000;
    }
    Accessor accessor =
        Accessors.of(List.of(DataType.timestamp(3)), TestVectors.shownIn(SESSION))[0];
    accessor.bind(TestVectors.flat(DataType.timestamp(3), values));
    for (int i = 0; i < hours; i++) {
      assertEquals(java.sql.Timestamp.valueOf(start.plusHours(i)), accessor.getTimestamp(i, null));
    }
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static BigInteger nanos(LocalDateTime time) {
    Instant instant = time.toInstant(java.time.ZoneOffset.UTC);
    return BigInteger.valueOf(instant.getEpochSecond())
        .multiply(BigInteger.valueOf(1_000_000_000L))
        .add(BigInteger.valueOf(instant.getNano()));
  }
}
