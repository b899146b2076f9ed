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

    /** How levels of lists are read. */
    FixedLengthLists fixedLengthLists();
  }

  /**
   * A reader for the column.
   *
   * @param rows of the row group
   * @param position file, row group and column, for errors
   * @throws UnsupportedFeatureException where the column has values of a type that is not read
   */
  public static ColumnReader open(
      SchemaNode column, long rows, Chunks chunks, FilePosition position) throws IOException {
    return switch (column.kind()) {
      case PRIMITIVE -> flat(((SchemaNode.Primitive) column).leaf(), chunks, position);
      case STRUCT, LIST, MAP -> NestedColumns.open(column, rows, chunks, position);
    };
  }

  private static ColumnReader flat(LeafColumn leaf, Chunks chunks, FilePosition position)
      throws IOException {
    if (leaf.type().id() == TypeId.NULL) {
      return new NullColumnReader(Nulls.of(leaf, position));
    }
    ValueTarget<?> target = ValueTargets.of(leaf, Batch.MAX_LENGTH, position);
    PageReader pages = chunks.open(leaf);
    return new FlatColumnReader(leaf.maxDefinitionLevel(), pages, values(leaf, pages, target));
  }

  /**
   * A reader for a leaf of a nested column.
   *
   * @param rowLevel definition level from which on there is an element of the list it lies in
   */
  static LeafReader leaf(LeafColumn leaf, int rowLevel, Chunks chunks, FilePosition position)
      throws IOException {
    if (leaf.type().id() == TypeId.NULL) {
      PageReader pages = chunks.open(leaf);
      return new LeafReader(
          leaf,
          rowLevel,
          pages,
          new NullValues(pages, Nulls.of(leaf, position)),
          chunks.fixedLengthLists());
    }
    ValueTarget<?> target = ValueTargets.of(leaf, Batch.MAX_LENGTH, position);
    PageReader pages = chunks.open(leaf);
    LeafValues values = values(leaf, pages, target);
    return new LeafReader(leaf, rowLevel, pages, values, chunks.fixedLengthLists());
  }

  private static <A> LeafValues values(LeafColumn leaf, PageReader pages, ValueTarget<A> target) {
    return new PageValues<>(leaf, pages, target);
  }
}
