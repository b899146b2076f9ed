package io.github.parquetjdbc.adapter.table;

import io.github.parquetjdbc.reader.error.MalformedFileException;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.ConstantVector;
import io.github.parquetjdbc.vector.Vector;
import java.util.List;

/** Turns batches of a file's columns into batches of the table's. Serves one thread. */
final class ColumnMapper {

  private final int[] sources;
  private final Vector[] constants;
  private final Widening[] widenings;

  ColumnMapper(ColumnMapping mapping) {
    List<ColumnMapping.Mapped> columns = mapping.columns();
    sources = new int[columns.size()];
    constants = new Vector[columns.size()];
    widenings = new Widening[columns.size()];
    for (int i = 0; i < sources.length; i++) {
      ColumnMapping.Mapped column = columns.get(i);
      sources[i] = column.source();
      constants[i] = column.constant();
      if (!column.from().equals(column.to())) {
        widenings[i] = Widening.of(column.from(), column.to(), column.position());
      }
    }
  }

  Batch map(Batch batch) throws MalformedFileException {
    Vector[] mapped = new Vector[sources.length];
    for (int i = 0; i < mapped.length; i++) {
      if (sources[i] < 0) {
        mapped[i] = new ConstantVector(constants[i], batch.length());
      } else {
        Vector vector = batch.column(sources[i]);
        mapped[i] = widenings[i] == null ? vector : widenings[i].widen(vector);
      }
    }
    return new Batch(mapped, batch.length(), batch.selection());
  }
}
