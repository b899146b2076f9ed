package io.github.parquetjdbc.vector;

/**
 * One column of a {@link Batch}: {@code length} values of one {@link DataType}.
 *
 * <p>A vector is a light shell around arrays. The arrays belong to whoever made the vector and may
 * be reused for the next batch (see {@link BatchSource}); only the dictionary of a {@link
 * DictionaryVector} is never written again once shared. Array elements at null rows are undefined
 * but safe to read and compute with.
 */
public abstract sealed class Vector
    permits BooleanVector,
        IntVector,
        LongVector,
        DoubleVector,
        Int128Vector,
        BytesVector,
        ListVector,
        StructVector,
        MapVector,
        ConstantVector,
        DictionaryVector {

  private final DataType type;
  private final int length;
  private final Validity validity;

  Vector(DataType type, int length, Validity validity) {
    this.type = type;
    this.length = length;
    this.validity = validity;
  }

  public final DataType type() {
    return type;
  }

  /** Rows. */
  public final int length() {
    return length;
  }

  /** Which rows are not null; Java {@code null} when all are valid. */
  public final Validity validity() {
    return validity;
  }

  public final boolean isNull(int row) {
    return validity != null && !validity.isValid(row);
  }

  /**
   * The form of these values in memory, before constants and dictionaries: the form of the flat
   * vector at the bottom.
   */
  public final VectorKind kind() {
    return type.kind();
  }

  /** The same vector under another type of the same {@link VectorKind}. */
  public abstract Vector withType(DataType newType);
}
