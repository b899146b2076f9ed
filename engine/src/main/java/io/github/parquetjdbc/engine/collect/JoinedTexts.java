package io.github.parquetjdbc.engine.collect;

import io.github.parquetjdbc.engine.context.QueryError;
import io.github.parquetjdbc.engine.context.QueryException;
import io.github.parquetjdbc.engine.rows.BytesStore;
import io.github.parquetjdbc.vector.BytesVector;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;
import java.io.ByteArrayOutputStream;

/**
 * LISTAGG and STRING_AGG: the values that are not null, each but the first behind its row's
 * separator; null for none.
 */
record JoinedTexts(DataType type) implements CollectedFunction {

  private static final int MAX_BYTES = Integer.MAX_VALUE - 16;

  @Override
  public Vector result(CollectedRows rows, int from, int count) {
    ByteArrayOutputStream data = new ByteArrayOutputStream();
    int[] offsets = new int[count];
    int[] lengths = new int[count];
    Validity validity = null;
    for (int i = 0; i < count; i++) {
      offsets[i] = data.size();
      if (!append(rows, from + i, data)) {
        validity = validity == null ? Validity.allValid(count) : validity;
        validity.setNull(i);
      }
      lengths[i] = data.size() - offsets[i];
    }
    return new BytesVector(type, data.toByteArray(), offsets, lengths, count, validity);
  }

  private static boolean append(CollectedRows rows, int group, ByteArrayOutputStream data) {
    BytesStore values = (BytesStore) rows.arguments()[0];
    boolean any = false;
    for (int i = rows.start(group); i < rows.end(group); i++) {
      if (!rows.isNull(0, i)) {
        if (any && rows.arguments().length > 1 && !rows.isNull(1, i)) {
          append((BytesStore) rows.arguments()[1], rows.order()[i], data);
        }
        append(values, rows.order()[i], data);
        any = true;
      }
    }
    return any;
  }

  private static void append(BytesStore store, int row, ByteArrayOutputStream data) {
    if (data.size() > MAX_BYTES - store.length(row)) {
      throw new QueryException(
          QueryError.OUT_OF_MEMORY, "joined texts are longer than " + MAX_BYTES + " bytes");
    }
    data.write(store.page(row), store.offset(row), store.length(row));
  }
}
