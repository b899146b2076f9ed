package io.github.parquetjdbc.driver.accessor;

import io.github.parquetjdbc.driver.base.SqlErrors;
import io.github.parquetjdbc.engine.expression.Constants;
import io.github.parquetjdbc.engine.rows.RowStore;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.Vector;
import java.math.BigDecimal;
import java.sql.Array;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;

/** Arrays that applications make. */
public final class CreatedArrays {

  private static final int DECIMAL_DIGITS = 38;
  private static final int NANOSECONDS = 9;

  private CreatedArrays() {}

  /**
   * @param typeName one that {@code getTypeInfo} lists, in any case; no nested one
   * @param elements converted as parameters of that type are
   * @throws SQLException where there is no such type, or an element does not convert to it
   */
  public static Array of(String typeName, Object[] elements, Presentation presentation)
      throws SQLException {
    if (typeName == null || elements == null) {
      throw SqlErrors.invalidArgument("an array needs a type and elements");
    }
    DataType type = type(typeName, elements);
    RowStore rows = new RowStore(List.of(type));
    int[] first = {0};
    int[] all = new int[elements.length];
    for (int i = 0; i < elements.length; i++) {
      Object literal = ParameterConversion.literal(elements[i], type, presentation.zone());
      rows.append(new Vector[] {Constants.flat(literal, type)}, first, 0, 1);
      all[i] = i;
    }
    Vector vector = rows.gather(all, 0, all.length).column(0);
    return new ArrayValue(type, vector, presentation);
  }

  private static DataType type(String name, Object[] elements) throws SQLException {
    return switch (name.strip().toUpperCase(Locale.ROOT)) {
      case "BOOLEAN" -> DataType.BOOLEAN;
      case "TINYINT" -> DataType.TINYINT;
      case "SMALLINT" -> DataType.SMALLINT;
      case "INTEGER" -> DataType.INTEGER;
      case "BIGINT" -> DataType.BIGINT;
      case "REAL" -> DataType.REAL;
      case "DOUBLE" -> DataType.DOUBLE;
      case "DECIMAL" -> DataType.decimal(DECIMAL_DIGITS, scale(elements));
      case "VARCHAR" -> DataType.VARCHAR;
      case "VARBINARY", "BINARY" -> DataType.VARBINARY;
      case "UUID" -> DataType.UUID;
      case "DATE" -> DataType.DATE;
      case "TIME" -> DataType.time(NANOSECONDS);
      case "TIMESTAMP" -> DataType.timestamp(NANOSECONDS);
      case "TIMESTAMP WITH LOCAL TIME ZONE" -> DataType.timestampTz(NANOSECONDS);
      case "ARRAY", "STRUCT", "MAP", "VARIANT", "INTERVAL YEAR", "INTERVAL DAY" ->
          throw SqlErrors.refused("an array of " + name);
      default -> throw SqlErrors.invalidArgument("there is no type " + name);
    };
  }

  /** The greatest of the elements, so that none is rounded. */
  private static int scale(Object[] elements) {
    int scale = 0;
    for (Object element : elements) {
      if (element instanceof BigDecimal number) {
        scale = Math.max(scale, Math.min(DECIMAL_DIGITS, number.scale()));
      }
    }
    return scale;
  }
}
