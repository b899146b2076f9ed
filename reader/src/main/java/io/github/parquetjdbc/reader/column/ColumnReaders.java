package io.github.parquetjdbc.reader.column;

import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.reader.error.UnsupportedFeatureException;
import io.github.parquetjdbc.reader.page.PageReader;
import io.github.parquetjdbc.reader.schema.LeafColumn;
import io.github.parquetjdbc.reader.schema.SchemaNode;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.TypeId;
import java.io.IOException;

/** Chooses how a top-level column is read. */
public final class ColumnReaders {

  private ColumnReaders() {}

  /** Opens the chunk of a leaf column. */
  public interface Chunks {

    /** The pages of the leaf's chunk, which must hold {@code rows} values if it is flat. */
    PageReader open(LeafColumn leaf) throws IOException;
  }

  /**
   * A reader for the column.
   *
   * @param position file, row group and column, for errors
   * @throws UnsupportedFeatureException where the column is nested
   */
  public static ColumnReader open(SchemaNode column, Chunks chunks, FilePosition position)
      throws IOException {
    return switch (column.kind()) {
      case PRIMITIVE -> flat(((SchemaNode.Primitive) column).leaf(), chunks, position);
      case STRUCT, LIST, MAP ->
          throw new UnsupportedFeatureException(position, "nested type " + column.type());
    };
  }

  private static ColumnReader flat(LeafColumn leaf, Chunks chunks, FilePosition position)
      throws IOException {
    if (leaf.type().id() == TypeId.NULL) {
      return new NullColumnReader(Nulls.of(leaf, position));
    }
    ValueTarget<?> target = ValueTargets.of(leaf, Batch.MAX_LENGTH, position);
    return reader(leaf, chunks.open(leaf), target);
  }

  private static <A> ColumnReader reader(LeafColumn leaf, PageReader pages, ValueTarget<A> target) {
    return new FlatColumnReader<>(leaf, pages, target);
  }
}
