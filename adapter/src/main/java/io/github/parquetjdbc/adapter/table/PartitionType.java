package io.github.parquetjdbc.adapter.table;

import io.github.parquetjdbc.vector.DataType;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;

/**
 * Types of partition keys: the first of BOOLEAN, INTEGER, BIGINT, DATE and TIMESTAMP that every
 * value is the canonical text of, else VARCHAR. So {@code 07} is text: as a number it would be
 * another folder's name.
 */
final class PartitionType {

  private static final DataType TIMESTAMP = DataType.timestamp(6);
  private static final Pattern INTEGER = Pattern.compile("0|-?[1-9][0-9]{0,18}");
  private static final Pattern LEADING_ZEROS = Pattern.compile("^(-?)0+(?=[0-9])");
  private static final Pattern DATE = Pattern.compile("[0-9]{4}-[0-9]{2}-[0-9]{2}");
  private static final Pattern MOMENT =
      Pattern.compile("[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,6})?");

  /** In the order in which they are tried. */
  static final List<DataType> TYPES =
      List.of(DataType.BOOLEAN, DataType.INTEGER, DataType.BIGINT, DataType.DATE, TIMESTAMP);

  private PartitionType() {}

  /**
   * @param values all of a key's; null ones say nothing
   */
  static DataType of(List<String> values) {
    List<String> present = values.stream().filter(Objects::nonNull).distinct().toList();
    for (DataType type : TYPES) {
      if (!present.isEmpty() && present.stream().allMatch(value -> parsed(value, type) != null)) {
        return type;
      }
    }
    return DataType.VARCHAR;
  }

  /**
   * In the form of a literal; {@code null} for null, and for a text that is no value of the type.
   * Numbers may have leading zeros.
   */
  static Object value(String text, DataType type) {
    if (text == null) {
      return null;
    }
    if (type.equals(DataType.VARCHAR)) {
      return text.getBytes(StandardCharsets.UTF_8);
    }
    boolean number = type.equals(DataType.INTEGER) || type.equals(DataType.BIGINT);
    return parsed(number ? LEADING_ZEROS.matcher(text).replaceFirst("$1") : text, type);
  }

  /** {@code null} where the text is no canonical value of the type. */
  private static Object parsed(String text, DataType type) {
    try {
      return switch (type.id()) {
        case BOOLEAN -> text.equals("true") || text.equals("false") ? text.equals("true") : null;
        case INTEGER -> INTEGER.matcher(text).matches() ? (Object) Integer.valueOf(text) : null;
        case BIGINT -> INTEGER.matcher(text).matches() ? (Object) Long.valueOf(text) : null;
        case DATE ->
            DATE.matcher(text).matches() ? (Object) (int) LocalDate.parse(text).toEpochDay() : null;
        default -> MOMENT.matcher(text).matches() ? (Object) micros(text) : null;
      };
    } catch (NumberFormatException | DateTimeException e) {
      return null;
    }
  }

  private static long micros(String text) {
    LocalDateTime moment = LocalDateTime.parse(text.replace(' ', 'T'));
    return ChronoUnit.MICROS.between(LocalDateTime.ofEpochSecond(0, 0, ZoneOffset.UTC), moment);
  }
}
