package io.github.parquetjdbc.engine.rows;

import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.BytesVector;
import io.github.parquetjdbc.vector.ConstantVector;
import io.github.parquetjdbc.vector.DictionaryVector;
import io.github.parquetjdbc.vector.ListVector;
import io.github.parquetjdbc.vector.MapVector;
import io.github.parquetjdbc.vector.StructVector;
import io.github.parquetjdbc.vector.Vector;

/** Estimates what a compacted batch holds in memory; shared dictionaries count nothing. */
public final class BatchBytes {

  private BatchBytes() {}

  public static long of(Batch batch) {
    long bytes = 0;
    for (Vector column : batch.columns()) {
      bytes += of(column);
    }
    return bytes;
  }

  private static long of(Vector vector) {
    if (vector instanceof ConstantVector) {
      return 0;
    }
    if (vector instanceof DictionaryVector) {
      return 4L * vector.length();
    }
    return switch (vector.kind()) {
      case BOOLEAN -> vector.length();
      case INT -> 4L * vector.length();
      case LONG, DOUBLE -> 8L * vector.length();
      case INT128 -> 16L * vector.length();
      case BYTES -> 8L * vector.length() + ((BytesVector) vector).data().length;
      case LIST -> 4L * vector.length() + of(((ListVector) vector).elements());
      case MAP ->
          4L * vector.length()
              + of(((MapVector) vector).keys())
              + of(((MapVector) vector).values());
      case STRUCT -> ofChildren((StructVector) vector);
    };
  }

  private static long ofChildren(StructVector vector) {
    long bytes = 0;
    for (Vector child : vector.children()) {
      bytes += of(child);
    }
    return bytes;
  }
}
