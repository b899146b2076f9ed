package io.github.parquetjdbc.engine.hash;

import io.github.parquetjdbc.engine.context.QueryError;
import io.github.parquetjdbc.engine.context.QueryException;
import io.github.parquetjdbc.engine.rows.FlatView;
import io.github.parquetjdbc.engine.rows.ListElements;
import io.github.parquetjdbc.vector.BytesVector;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.DataType.Field;
import io.github.parquetjdbc.vector.ListVector;
import io.github.parquetjdbc.vector.LittleEndian;
import io.github.parquetjdbc.vector.StructVector;
import io.github.parquetjdbc.vector.TypeId;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;
import java.util.List;

/**
 * Turns one nested key column into byte strings, by encoding elements and fields as rows of their
 * own; nulls within are equal to each other.
 *
 * <pre>
 * struct = row                       of its fields, see {@link KeyEncoder}
 * list   = (4 bytes length, row)*    each row of one column, the element
 * </pre>
 */
final class NestedKeys {

  private final DataType type;
  private final KeyEncoder encoder;
  private final FlatView view = new FlatView();
  private byte[] data = new byte[0];

  /**
   * @throws QueryException UNSUPPORTED for maps, whose entries have no order to compare them by
   */
  NestedKeys(DataType type) {
    if (type.id() == TypeId.MAP) {
      throw new QueryException(
          QueryError.UNSUPPORTED, "comparing or grouping by values of type " + type);
    }
    this.type = type;
    encoder = new KeyEncoder(type.fields().stream().map(Field::type).toList());
  }

  /** A vector like {@code column} that has the strings of {@code rows[from..to)}, until reused. */
  BytesVector encode(Vector column, int[] rows, int from, int to) {
    int[] valid = new int[to - from];
    int count = 0;
    for (int i = from; i < to; i++) {
      valid[count] = rows[i];
      count += column.isNull(rows[i]) ? 0 : 1;
    }
    view.set(column, valid, 0, count);
    int[] offsets = new int[column.length()];
    int[] lengths = new int[column.length()];
    if (count > 0 && type.id() == TypeId.LIST) {
      encodeLists((ListVector) view.base(), valid, count, offsets, lengths);
    } else if (count > 0) {
      encodeStructs((StructVector) view.base(), valid, count, offsets, lengths);
    }
    Validity validity = column.validity();
    return new BytesVector(DataType.VARBINARY, data, offsets, lengths, column.length(), validity);
  }

  private void encodeStructs(
      StructVector base, int[] rows, int count, int[] offsets, int[] lengths) {
    Vector[] fields = base.children().toArray(Vector[]::new);
    encoder.encode(fields, view.positions(), view.from(), view.to());
    data = encoder.data();
    for (int i = 0; i < count; i++) {
      offsets[rows[i]] = encoder.offset(i);
      lengths[rows[i]] = encoder.length(i);
    }
  }

  private void encodeLists(ListVector base, int[] rows, int count, int[] offsets, int[] lengths) {
    int[] starts = new int[count + 1];
    int[] elements =
        ListElements.of(base.offsets(), view.positions(), view.from(), count, null, starts);
    encoder.encode(new Vector[] {base.elements()}, elements, 0, elements.length);
    long total = 4L * elements.length;
    for (int i = 0; i < elements.length; i++) {
      total += encoder.length(i);
    }
    KeyEncoder.checkBytes(total, count);
    if (data.length < total) {
      data = new byte[(int) total];
    }
    int end = 0;
    for (int i = 0; i < count; i++) {
      offsets[rows[i]] = end;
      for (int j = starts[i]; j < starts[i + 1]; j++) {
        int length = encoder.length(j);
        LittleEndian.putInt(data, end, length);
        System.arraycopy(encoder.data(), encoder.offset(j), data, end + 4, length);
        end += 4 + length;
      }
      lengths[rows[i]] = end - offsets[rows[i]];
    }
  }

  /** The column that {@link #encode} made {@code strings} of. */
  static Vector decode(DataType type, BytesVector strings) {
    return type.id() == TypeId.LIST ? decodeLists(type, strings) : decodeStructs(type, strings);
  }

  private static Vector decodeStructs(DataType type, BytesVector strings) {
    int count = strings.length();
    byte[] nulls = new byte[type.fields().size()];
    byte[][] pages = new byte[count][];
    int[] starts = new int[count];
    for (int i = 0; i < count; i++) {
      boolean isNull = strings.isNull(i);
      pages[i] = isNull ? nulls : strings.data();
      starts[i] = isNull ? 0 : strings.offsets()[i];
    }
    KeyDecoder decoder = new KeyDecoder(pages, starts);
    Vector[] fields = decoder.columns(type.fields().stream().map(Field::type).toList());
    return new StructVector(type, List.of(fields), count, strings.validity());
  }

  private static Vector decodeLists(DataType type, BytesVector strings) {
    int count = strings.length();
    byte[] data = strings.data();
    int[] offsets = new int[count + 1];
    for (int i = 0; i < count; i++) {
      offsets[i + 1] = offsets[i] + elementCount(strings, i);
    }
    int elements = offsets[count];
    byte[][] pages = new byte[elements][];
    int[] starts = new int[elements];
    int element = 0;
    for (int i = 0; i < count; i++) {
      int position = strings.offsets()[i];
      while (element < offsets[i + 1]) {
        pages[element] = data;
        starts[element++] = position + 4;
        position += 4 + LittleEndian.getInt(data, position);
      }
    }
    Vector[] decoded = new KeyDecoder(pages, starts).columns(List.of(type.element().type()));
    return new ListVector(type, offsets, decoded[0], count, strings.validity());
  }

  private static int elementCount(BytesVector strings, int row) {
    int position = strings.offsets()[row];
    int end = position + strings.lengths()[row];
    int count = 0;
    while (position < end) {
      position += 4 + LittleEndian.getInt(strings.data(), position);
      count++;
    }
    return count;
  }
}
