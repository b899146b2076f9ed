package io.github.parquetjdbc.driver;

import io.github.parquetjdbc.adapter.ResultColumn;
import io.github.parquetjdbc.driver.accessor.Presentation;
import io.github.parquetjdbc.driver.accessor.TypeMode;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.BooleanVector;
import io.github.parquetjdbc.vector.BytesVector;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.IntVector;
import io.github.parquetjdbc.vector.LongVector;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;

/** A result made of rows in memory: one of metadata. */
final class MetadataRows {

  /** No result of metadata has a column of arrays. */
  private static final Presentation.ElementResults NO_ARRAYS =
      (type, rows) -> ElementRows.of(type, rows, ZoneOffset.UTC);

  private final List<ResultColumn> columns;
  private final List<Object[]> rows = new ArrayList<>();

  private MetadataRows(List<ResultColumn> columns) {
    this.columns = columns;
  }

  /**
   * @param columns as {@link MetadataColumns} writes them
   */
  static MetadataRows of(String columns) {
    List<ResultColumn> list = new ArrayList<>();
    for (String column : columns.split(" ")) {
      int colon = column.indexOf(':');
      String name = colon < 0 ? column : column.substring(0, colon);
      DataType type = colon < 0 ? DataType.VARCHAR : type(column.charAt(colon + 1));
      list.add(new ResultColumn(name, name, "", "", type, true));
    }
    return new MetadataRows(list);
  }

  private static DataType type(char letter) {
    return switch (letter) {
      case 'i' -> DataType.INTEGER;
      case 's' -> DataType.SMALLINT;
      case 'l' -> DataType.BIGINT;
      default -> DataType.BOOLEAN;
    };
  }

  /**
   * @param values one a column: String, Integer (of SMALLINT too), Boolean, Long or {@code null}
   */
  MetadataRows add(Object... values) {
    rows.add(values);
    return this;
  }

  ParquetResultSet toResultSet() {
    Vector[] vectors = new Vector[columns.size()];
    for (int i = 0; i < vectors.length; i++) {
      vectors[i] = vector(i, columns.get(i).type());
    }
    Batch batch = rows.isEmpty() ? null : Batch.of(rows.size(), vectors);
    Presentation presentation = new Presentation(ZoneOffset.UTC, TypeMode.FULL, NO_ARRAYS);
    return new ParquetResultSet(null, columns, presentation, RowBatches.of(batch), Long.MAX_VALUE);
  }

  private Vector vector(int column, DataType type) {
    Validity validity = Validity.allValid(rows.size());
    for (int i = 0; i < rows.size(); i++) {
      if (rows.get(i)[column] == null) {
        validity.setNull(i);
      }
    }
    return switch (type.id()) {
      case VARCHAR -> text(column, validity);
      case BOOLEAN -> {
        byte[] values = new byte[rows.size()];
        for (int i = 0; i < values.length; i++) {
          values[i] = (byte) (Boolean.TRUE.equals(rows.get(i)[column]) ? 1 : 0);
        }
        yield new BooleanVector(type, values, values.length, validity);
      }
      case BIGINT -> {
        long[] values = new long[rows.size()];
        for (int i = 0; i < values.length; i++) {
          values[i] = rows.get(i)[column] instanceof Long value ? value : 0;
        }
        yield new LongVector(type, values, values.length, validity);
      }
      default -> {
        int[] values = new int[rows.size()];
        for (int i = 0; i < values.length; i++) {
          values[i] = rows.get(i)[column] instanceof Integer value ? value : 0;
        }
        yield new IntVector(type, values, values.length, validity);
      }
    };
  }

  private Vector text(int column, Validity validity) {
    ByteArrayOutputStream data = new ByteArrayOutputStream();
    int[] offsets = new int[rows.size()];
    int[] lengths = new int[rows.size()];
    for (int i = 0; i < offsets.length; i++) {
      offsets[i] = data.size();
      if (rows.get(i)[column] instanceof String value) {
        data.writeBytes(value.getBytes(StandardCharsets.UTF_8));
      }
      lengths[i] = data.size() - offsets[i];
    }
    return new BytesVector(
        DataType.VARCHAR, data.toByteArray(), offsets, lengths, offsets.length, validity);
  }
}
