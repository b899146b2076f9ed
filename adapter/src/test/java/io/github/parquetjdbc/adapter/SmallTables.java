package io.github.parquetjdbc.adapter;

import io.github.parquetjdbc.engine.plan.Column;
import io.github.parquetjdbc.vector.DataType;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The tables of the SQL goldens. */
final class SmallTables {

  private SmallTables() {}

  static MemoryCatalogue catalogue() {
    return new MemoryCatalogue(
        List.of(
            table("t", "id:int!,g:int", "1,10", "2,20", "3,NULL"),
            table("e", "id:int,g:int"),
            table("s", "k:int,v:text", "1,one", "2,two", "2,zwei", "NULL,none", "7,seven"),
            table("big", "b:long", "9223372036854775807", "9223372036854775807", "1"),
            table("ints", "i:int", "2147483647", "2147483647", "1"),
            table("small", "s:short", "30000", "30000", "1"),
            table("money", "d:dec", "1.25", "2.50", "NULL"),
            table(
                "days",
                "date:date,year:int,user:text",
                "2020-02-29,2020,ann",
                "2021-01-31,2021,bob"),
            table("Mixed", "Key:int,key:int,Other Name:text", "1,2,日本語"),
            table("n", "a:int,b:int", numbers())));
  }

  private static String[] numbers() {
    String[] rows = new String[300];
    for (int i = 0; i < rows.length; i++) {
      rows[i] = i + "," + (i % 3 == 0 ? "NULL" : String.valueOf(i - 100));
    }
    return rows;
  }

  private static MemoryTable table(String name, String header, String... lines) {
    List<Column> columns = new ArrayList<>();
    for (String column : header.split(",")) {
      String[] parts = column.split(":");
      boolean required = parts[1].endsWith("!");
      columns.add(new Column(parts[0], type(parts[1].replace("!", "")), !required));
    }
    List<List<Object>> rows = new ArrayList<>();
    for (String line : lines) {
      String[] cells = line.split(",");
      Object[] row = new Object[cells.length];
      for (int i = 0; i < cells.length; i++) {
        row[i] = cells[i].equals("NULL") ? null : value(cells[i], columns.get(i).type());
      }
      rows.add(Arrays.asList(row));
    }
    return MemoryTable.of(name, columns, rows);
  }

  private static DataType type(String name) {
    return switch (name) {
      case "int" -> DataType.INTEGER;
      case "short" -> DataType.SMALLINT;
      case "long" -> DataType.BIGINT;
      case "dec" -> DataType.decimal(9, 2);
      case "date" -> DataType.DATE;
      default -> DataType.VARCHAR;
    };
  }

  private static Object value(String text, DataType type) {
    return switch (type.id()) {
      case INTEGER, SMALLINT -> Integer.valueOf(text);
      case BIGINT -> Long.valueOf(text);
      case DECIMAL -> new BigDecimal(text);
      case DATE -> (int) LocalDate.parse(text).toEpochDay();
      default -> text.getBytes(StandardCharsets.UTF_8);
    };
  }
}
