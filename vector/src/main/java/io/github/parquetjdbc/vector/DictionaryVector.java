package io.github.parquetjdbc.vector;

/**
 * Values by reference: row {@code i} is entry {@code ids[i]} of the dictionary.
 *
 * <p>The dictionary is a flat vector that nobody writes again, so that work done once per entry (a
 * predicate, an expression, a {@code String}) can be kept and found by its identity. Its entries
 * may be null (results of expressions); rows may be null besides. The ids of null rows are valid
 * entry numbers as long as the dictionary has entries; an all-null column with an empty dictionary
 * is a {@link ConstantVector}.
 */
public final class DictionaryVector extends Vector {

  private final int[] ids;
  private final Vector dictionary;

  /**
   * @param ids at least {@code length}, each below {@code dictionary.length()}
   * @param validity null rows of this vector, besides null entries
   */
  public DictionaryVector(int[] ids, Vector dictionary, int length, Validity validity) {
    super(dictionary.type(), length, validity(ids, dictionary, length, validity));
    this.ids = ids;
    this.dictionary = dictionary;
  }

  private static Validity validity(int[] ids, Vector dictionary, int length, Validity rows) {
    Validity entries = dictionary.validity();
    if (entries == null) {
      return rows;
    }
    long[] words = new long[Validity.wordCount(length)];
    for (int i = 0; i < length; i++) {
      boolean valid = (rows == null || rows.isValid(i)) && entries.isValid(ids[i]);
      words[i >>> 6] |= (valid ? 1L : 0L) << i;
    }
    return new Validity(words);
  }

  public int[] ids() {
    return ids;
  }

  public Vector dictionary() {
    return dictionary;
  }

  @Override
  public DictionaryVector withType(DataType newType) {
    return new DictionaryVector(ids, dictionary.withType(newType), length(), validity());
  }
}
