package io.github.parquetjdbc.reader.column;

import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.reader.schema.LeafColumn;
import io.github.parquetjdbc.vector.BooleanVector;
import io.github.parquetjdbc.vector.ConstantVector;
import io.github.parquetjdbc.vector.TypeId;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;
import java.io.IOException;

/** NULL as a value of a column. */
final class Nulls {

  private Nulls() {}

  /** One row of it. */
  static ConstantVector of(LeafColumn column, FilePosition position) throws IOException {
    Validity none = Validity.allNull(1);
    Vector value =
        column.type().id() == TypeId.NULL
            ? new BooleanVector(column.type(), new byte[1], 1, none)
            : ValueTargets.of(column, 1, position).vector(0, none, 1, position);
    return new ConstantVector(value, 1);
  }
}
