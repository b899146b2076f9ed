package io.github.parquetjdbc.driver.gate;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.nio.ByteBuffer;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.example.data.simple.NanoTime;
import org.apache.parquet.io.api.Binary;

/**
 * A column of the gate's tables: the forms in which files may have it, values that make trouble for
 * who skips, and how a value is written.
 */
enum GateColumn {
  /** Narrower in some files than in others. */
  I("BIGINT", "int32 %s (INTEGER(8,true))", "int32 %s (INTEGER(16,true))", "int32 %s", "int64 %s") {
    @Override
    Object value(Random random, int base) {
      return (long) (base + random.nextInt(3) - 20);
    }

    @Override
    void add(Group group, Object value, int form) {
      if (form == 3) {
        group.add(columnName(), (long) (Long) value);
      } else {
        group.add(columnName(), (int) (long) (Long) value);
      }
    }

    @Override
    String outside(Random random) {
      return oneOf(random, "3000000000", "-129", "200", "9223372036854775807", "0.5");
    }
  },
  U32("UINTEGER", "int32 %s (INTEGER(32,false))") {
    @Override
    Object value(Random random, int base) {
      return base % 2 == 0 ? base : 4_294_967_295L - base - random.nextInt(2);
    }

    @Override
    void add(Group group, Object value, int form) {
      group.add(columnName(), (int) ((Number) value).longValue());
    }

    @Override
    String outside(Random random) {
      return oneOf(random, "-1", "4294967296", "2147483648");
    }
  },
  U64("UBIGINT", "int64 %s (INTEGER(64,false))") {
    @Override
    Object value(Random random, int base) {
      BigInteger small = BigInteger.valueOf(base + random.nextInt(2));
      return base % 2 == 0
          ? small
          : BigInteger.TWO.pow(64).subtract(BigInteger.ONE).subtract(small);
    }

    @Override
    void add(Group group, Object value, int form) {
      group.add(columnName(), ((BigInteger) value).longValue());
    }

    @Override
    String outside(Random random) {
      return oneOf(random, "-1", "18446744073709551616", "9223372036854775808");
    }
  },
  D(
      "DECIMAL(9,2)",
      "int32 %s (DECIMAL(9,2))",
      "int64 %s (DECIMAL(9,2))",
      "binary %s (DECIMAL(9,2))",
      "fixed_len_byte_array(6) %s (DECIMAL(9,2))") {
    @Override
    Object value(Random random, int base) {
      return BigDecimal.valueOf(base * 100L - 2000 + random.nextInt(5), 2);
    }

    @Override
    void add(Group group, Object value, int form) {
      BigInteger unscaled = ((BigDecimal) value).unscaledValue();
      switch (form) {
        case 0 -> group.add(columnName(), unscaled.intValueExact());
        case 1 -> group.add(columnName(), unscaled.longValueExact());
        case 2 -> group.add(columnName(), Binary.fromConstantByteArray(unscaled.toByteArray()));
        default -> group.add(columnName(), Binary.fromConstantByteArray(extended(unscaled, 6)));
      }
    }

    @Override
    String outside(Random random) {
      return oneOf(random, "0.005", "12345678901.5", "-3", "1e2");
    }
  },
  F("DOUBLE", "float %s", "double %s") {
    @Override
    Object value(Random random, int base) {
      double[] odd = {
        Double.NaN, -0.0, 0.0, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, 1e-40
      };
      return random.nextInt(12) == 0 ? odd[random.nextInt(odd.length)] : (base - 20) / 4.0;
    }

    @Override
    void add(Group group, Object value, int form) {
      if (form == 0) {
        group.add(columnName(), ((Double) value).floatValue());
      } else {
        group.add(columnName(), (double) (Double) value);
      }
    }

    @Override
    String literal(Object value) {
      return "CAST('" + (value.toString()) + "' AS DOUBLE)";
    }

    @Override
    String outside(Random random) {
      return oneOf(random, "0.1", "CAST('NaN' AS DOUBLE)", "0", "1e300");
    }
  },
  /** Between 0.5 and 60000, NaN and zeros of both signs: halves have an order of their own. */
  H("FLOAT", "fixed_len_byte_array(2) %s (FLOAT16)", "float %s") {
    @Override
    Object value(Random random, int base) {
      float[] odd = {Float.NaN, -0.0f, 0.0f, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY};
      return random.nextInt(12) == 0 ? odd[random.nextInt(odd.length)] : (base - 20) / 4.0f;
    }

    @Override
    void add(Group group, Object value, int form) {
      if (form == 1) {
        group.add(columnName(), (float) (Float) value);
      } else {
        short bits = half((Float) value);
        byte[] bytes = {(byte) bits, (byte) (bits >> 8)};
        group.add(columnName(), Binary.fromConstantByteArray(bytes));
      }
    }

    @Override
    String literal(Object value) {
      return "CAST('" + value + "' AS REAL)";
    }

    @Override
    String outside(Random random) {
      return oneOf(random, "0.1", "CAST('NaN' AS REAL)", "0", "-1e30");
    }
  },
  /** Of several scales, and whole numbers. */
  W(
      "DECIMAL(15,3)",
      "int32 %s",
      "int64 %s (DECIMAL(12,1))",
      "int32 %s (DECIMAL(9,3))",
      "fixed_len_byte_array(9) %s (DECIMAL(20,2))",
      "binary %s (DECIMAL(30,4))") {
    @Override
    Object value(Random random, int base) {
      return BigDecimal.valueOf(base * 1000L - 20_000 + random.nextInt(3) * 250L, 3);
    }

    @Override
    void add(Group group, Object value, int form) {
      int[] scales = {0, 1, 3, 2, 4};
      BigInteger unscaled =
          ((BigDecimal) value).setScale(scales[form], RoundingMode.FLOOR).unscaledValue();
      switch (form) {
        case 0, 2 -> group.add(columnName(), unscaled.intValueExact());
        case 1 -> group.add(columnName(), unscaled.longValueExact());
        case 3 -> group.add(columnName(), Binary.fromConstantByteArray(extended(unscaled, 9)));
        default -> group.add(columnName(), Binary.fromConstantByteArray(unscaled.toByteArray()));
      }
    }

    @Override
    String outside(Random random) {
      return oneOf(random, "0.05", "-0.0005", "99999999999.9", "3000000000", "-7", "1e2");
    }
  },
  S("VARCHAR", "binary %s (STRING)") {
    @Override
    Object value(Random random, int base) {
      String[] tails = {"", "a", "\uFFEE", "\uD83D\uDE00", "\uD83D\uDE01", "z".repeat(90), "é"};
      return (char) ('a' + base % 26) + tails[random.nextInt(tails.length)];
    }

    @Override
    void add(Group group, Object value, int form) {
      group.add(columnName(), (String) value);
    }

    @Override
    String literal(Object value) {
      return "'" + value + "'";
    }

    @Override
    String outside(Random random) {
      return oneOf(random, "''", "'c\uDBFF\uDFFD'", "'m" + "z".repeat(89) + "'", "'\uFFFD'");
    }
  },
  /** Bytes are compared without sign. */
  B("BLOB", "binary %s") {
    @Override
    Object value(Random random, int base) {
      byte[] bytes = new byte[1 + random.nextInt(6)];
      Arrays.fill(bytes, (byte) (base * 5));
      bytes[bytes.length - 1] = (byte) (random.nextBoolean() ? 0xff : 0x7f);
      return HexFormat.of().formatHex(bytes);
    }

    @Override
    void add(Group group, Object value, int form) {
      byte[] bytes = HexFormat.of().parseHex((String) value);
      group.add(columnName(), Binary.fromConstantByteArray(bytes));
    }

    @Override
    String literal(Object value) {
      return "X'" + value + "'";
    }

    @Override
    String duckLiteral(Object value) {
      return "unhex('" + value + "')";
    }

    @Override
    String outside(Random random) {
      return oneOf(random, "X''", "X'ffffffffffffffff'", "X'80'", "X'7f'");
    }
  },
  ID("UUID", "fixed_len_byte_array(16) %s (UUID)") {
    @Override
    Object value(Random random, int base) {
      return new UUID(base * 0x0100_0000_0000_0000L + random.nextInt(2), base);
    }

    @Override
    void add(Group group, Object value, int form) {
      UUID id = (UUID) value;
      byte[] bytes =
          ByteBuffer.allocate(16)
              .putLong(id.getMostSignificantBits())
              .putLong(id.getLeastSignificantBits())
              .array();
      group.add(columnName(), Binary.fromConstantByteArray(bytes));
    }

    @Override
    String literal(Object value) {
      return "CAST('" + value + "' AS UUID)";
    }

    @Override
    String outside(Random random) {
      return literal(new UUID(random.nextLong(), 0));
    }
  },
  DAY("DATE", "int32 %s (DATE)") {
    @Override
    Object value(Random random, int base) {
      return LocalDate.ofEpochDay(base * 30L - 400 + random.nextInt(3));
    }

    @Override
    void add(Group group, Object value, int form) {
      group.add(columnName(), (int) ((LocalDate) value).toEpochDay());
    }

    @Override
    String literal(Object value) {
      return "DATE '" + value + "'";
    }

    @Override
    String outside(Random random) {
      return oneOf(random, "DATE '1960-01-01'", "DATE '2200-02-03'");
    }
  },
  /** Of several units. */
  AT(
      "TIMESTAMP",
      "int64 %s (TIMESTAMP(MICROS,false))",
      "int64 %s (TIMESTAMP(MILLIS,false))",
      "int64 %s (TIMESTAMP(NANOS,false))",
      "int96 %s") {
    @Override
    Object value(Random random, int base) {
      return LocalDateTime.ofEpochSecond(base * 3600L - 40_000, 0, ZoneOffset.UTC)
          .plusNanos(random.nextInt(4) * 250_000_000L);
    }

    @Override
    void add(Group group, Object value, int form) {
      LocalDateTime time = (LocalDateTime) value;
      long millis = time.toInstant(ZoneOffset.UTC).toEpochMilli();
      switch (form) {
        case 0 -> group.add(columnName(), millis * 1000);
        case 1 -> group.add(columnName(), millis);
        case 2 -> group.add(columnName(), millis * 1_000_000);
        default -> {
          int julianDay = (int) (time.toLocalDate().toEpochDay() + 2_440_588);
          group.add(columnName(), new NanoTime(julianDay, time.toLocalTime().toNanoOfDay()));
        }
      }
    }

    @Override
    String literal(Object value) {
      LocalDateTime time = (LocalDateTime) value;
      return String.format("TIMESTAMP '%tF %<tT.%03d'", time, time.getNano() / 1_000_000);
    }

    @Override
    String outside(Random random) {
      return oneOf(random, "TIMESTAMP '1969-12-31 23:59:59.9'", "TIMESTAMP '2262-01-01 00:00:00'");
    }
  },
  /** Days in some files and moments in others. */
  ON(
      "DATE",
      "int32 %s (DATE)",
      "int64 %s (TIMESTAMP(MILLIS,false))",
      "int64 %s (TIMESTAMP(NANOS,false))") {
    @Override
    Object value(Random random, int base) {
      return LocalDate.ofEpochDay(base - 20L + random.nextInt(2));
    }

    @Override
    void add(Group group, Object value, int form) {
      long day = ((LocalDate) value).toEpochDay();
      switch (form) {
        case 0 -> group.add(columnName(), (int) day);
        case 1 -> group.add(columnName(), day * 86_400_000L + day % 3);
        default -> group.add(columnName(), day * 86_400_000_000_000L + day % 3);
      }
    }

    @Override
    String literal(Object value) {
      return "DATE '" + value + "'";
    }

    @Override
    String outside(Random random) {
      return oneOf(
          random,
          "TIMESTAMP '1970-01-05 00:00:00.001'",
          "TIMESTAMP '1970-01-04 23:59:59.999999999'",
          "TIMESTAMP '1969-12-31 12:00:00'",
          "DATE '2300-01-01'",
          "DATE '0001-01-01'");
    }
  },
  /** Times of day in several units. */
  T(
      "TIME",
      "int32 %s (TIME(MILLIS,false))",
      "int64 %s (TIME(MICROS,false))",
      "int64 %s (TIME(NANOS,false))") {
    @Override
    Object value(Random random, int base) {
      return LocalTime.ofSecondOfDay(base * 1700L).plusNanos(random.nextInt(4) * 250_000_000L);
    }

    @Override
    void add(Group group, Object value, int form) {
      long nanos = ((LocalTime) value).toNanoOfDay();
      switch (form) {
        case 0 -> group.add(columnName(), (int) (nanos / 1_000_000));
        case 1 -> group.add(columnName(), nanos / 1_000 + 1);
        default -> group.add(columnName(), nanos + 1);
      }
    }

    @Override
    String literal(Object value) {
      LocalTime time = (LocalTime) value;
      return String.format("TIME '%tT.%03d'", time, time.getNano() / 1_000_000);
    }

    @Override
    String outside(Random random) {
      return oneOf(random, "TIME '00:00:00.000000001'", "TIME '23:59:59.999999999'");
    }
  },
  /** Moments of the world, of several units. */
  Z(
      "TIMESTAMPTZ",
      "int64 %s (TIMESTAMP(MICROS,true))",
      "int64 %s (TIMESTAMP(MILLIS,true))",
      "int64 %s (TIMESTAMP(NANOS,true))") {
    @Override
    Object value(Random random, int base) {
      return AT.value(random, base);
    }

    @Override
    void add(Group group, Object value, int form) {
      long millis = ((LocalDateTime) value).toInstant(ZoneOffset.UTC).toEpochMilli();
      group.add(columnName(), form == 1 ? millis : form == 0 ? millis * 1000 : millis * 1_000_000);
    }

    @Override
    String literal(Object value) {
      return "CAST(" + AT.literal(value) + " AS TIMESTAMP WITH LOCAL TIME ZONE)";
    }

    @Override
    String duckLiteral(Object value) {
      return "'" + value + "+00'";
    }

    @Override
    String outside(Random random) {
      return AT.outside(random);
    }
  },
  FLAG("BOOLEAN", "boolean %s") {
    @Override
    Object value(Random random, int base) {
      return base % 3 == 0 || random.nextInt(30) == 0;
    }

    @Override
    void add(Group group, Object value, int form) {
      group.add(columnName(), (boolean) (Boolean) value);
    }

    @Override
    String outside(Random random) {
      return "TRUE";
    }
  };

  private final String duckType;
  private final List<String> forms;

  GateColumn(String duckType, String... forms) {
    this.duckType = duckType;
    this.forms = List.of(forms);
  }

  String columnName() {
    return "c_" + name().toLowerCase();
  }

  String duckType() {
    return duckType;
  }

  /** Forms in which parquet-java may write it: fields of a message, to be given a name. */
  List<String> forms() {
    return forms;
  }

  /** A value that is not null, near to others of the same base from 0 to 49. */
  abstract Object value(Random random, int base);

  abstract void add(Group group, Object value, int form);

  /** As SQL. */
  String literal(Object value) {
    return value.toString();
  }

  /** A literal that is perhaps no value of the column. */
  abstract String outside(Random random);

  /** Writes the literal of a value for DuckDB. */
  String duckLiteral(Object value) {
    return literal(value);
  }

  private static byte[] extended(BigInteger unscaled, int length) {
    byte[] fixed = new byte[length];
    Arrays.fill(fixed, (byte) (unscaled.signum() < 0 ? -1 : 0));
    byte[] bytes = unscaled.toByteArray();
    System.arraycopy(bytes, 0, fixed, length - bytes.length, bytes.length);
    return fixed;
  }

  /** The bits of a half for numbers that are one exactly, which these columns' are. */
  private static short half(float value) {
    int bits = Float.floatToIntBits(value);
    int sign = bits >>> 16 & 0x8000;
    if (Float.isNaN(value)) {
      return 0x7e00;
    }
    if (Float.isInfinite(value) || value == 0) {
      return (short) (sign | (value == 0 ? 0 : 0x7c00));
    }
    return (short) (sign | ((bits >> 23 & 0xff) - 112) << 10 | bits >> 13 & 0x3ff);
  }

  static String oneOf(Random random, String... choices) {
    return choices[random.nextInt(choices.length)];
  }
}
