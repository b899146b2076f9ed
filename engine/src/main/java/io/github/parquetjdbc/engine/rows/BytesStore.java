package io.github.parquetjdbc.engine.rows;

import io.github.parquetjdbc.vector.BytesVector;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;
import java.util.Arrays;

/**
 * A column of byte strings, in pages, so that the column may be larger than an array. A value lies
 * in one page; its address is the page number (upper half) and the offset in it (lower half).
 */
public final class BytesStore extends ColumnStore {

  private static final int FIRST_PAGE = 1 << 12;
  private static final int LARGEST_PAGE = 1 << 20;

  private byte[][] pages = new byte[4][];
  private int pageCount;
  private int end;
  private long pageBytes;
  private long[] addresses = new long[0];
  private int[] lengths = new int[0];

  public BytesStore(DataType type) {
    super(type);
  }

  /** Appends one value. */
  public void append(byte[] source, int offset, int length) {
    int row = size();
    grow(row + 1);
    reserve(length);
    System.arraycopy(source, offset, pages[pageCount - 1], end, length);
    addresses[row] = (long) (pageCount - 1) << 32 | end;
    lengths[row] = length;
    end += length;
    appended(1);
  }

  /** The page of {@code row}'s value. */
  public byte[] page(int row) {
    return pages[(int) (addresses[row] >>> 32)];
  }

  /** Where in its page {@code row}'s value starts. */
  public int offset(int row) {
    return (int) addresses[row];
  }

  public int length(int row) {
    return lengths[row];
  }

  @Override
  long valueBytes() {
    return pageBytes + 12L * lengths.length;
  }

  @Override
  void grow(int needed) {
    if (needed > lengths.length) {
      int capacity = capacity(lengths.length, needed);
      addresses = Arrays.copyOf(addresses, capacity);
      lengths = Arrays.copyOf(lengths, capacity);
    }
  }

  /** Makes sure that {@code length} bytes fit behind the end of the last page. */
  private void reserve(int length) {
    if (pageCount > 0 && pages[pageCount - 1].length - end >= length) {
      return;
    }
    int size =
        pageCount == 0 ? FIRST_PAGE : Math.min(LARGEST_PAGE, 2 * pages[pageCount - 1].length);
    addPage(new byte[Math.max(size, length)]);
    end = 0;
  }

  private void addPage(byte[] page) {
    if (pageCount == pages.length) {
      pages = Arrays.copyOf(pages, 2 * pageCount);
    }
    pages[pageCount++] = page;
    pageBytes += page.length;
  }

  @Override
  void appendValues(int size, FlatView view) {
    int count = view.to() - view.from();
    grow(size + count);
    BytesVector base = (BytesVector) view.base();
    byte[] data = base.data();
    int[] offsets = base.offsets();
    for (int i = 0; i < count; i++) {
      int row = view.positions()[view.from() + i];
      int length = base.lengths()[row];
      reserve(length);
      System.arraycopy(data, offsets[row], pages[pageCount - 1], end, length);
      addresses[size + i] = (long) (pageCount - 1) << 32 | end;
      lengths[size + i] = length;
      end += length;
    }
  }

  @Override
  void appendZeros(int size, int count) {
    grow(size + count);
    reserve(0);
    Arrays.fill(addresses, size, size + count, (long) (pageCount - 1) << 32);
    Arrays.fill(lengths, size, size + count, 0);
  }

  @Override
  void appendValues(int size, ColumnStore other) {
    BytesStore store = (BytesStore) other;
    grow(size + store.size());
    long shift = (long) pageCount << 32;
    for (int i = 0; i < store.pageCount; i++) {
      addPage(store.pages[i]);
    }
    if (store.pageCount > 0) {
      end = store.end;
    }
    for (int i = 0; i < store.size(); i++) {
      addresses[size + i] = store.addresses[i] + shift;
    }
    System.arraycopy(store.lengths, 0, lengths, size, store.size());
  }

  @Override
  Vector gather(int[] rows, int from, int count, Validity validity) {
    int[] newLengths = new int[count];
    for (int i = 0; i < count; i++) {
      newLengths[i] = lengths[rows[from + i]];
    }
    byte[] data = new byte[VectorCopy.total(newLengths, count)];
    int[] offsets = new int[count];
    int position = 0;
    for (int i = 0; i < count; i++) {
      int row = rows[from + i];
      offsets[i] = position;
      System.arraycopy(page(row), offset(row), data, position, newLengths[i]);
      position += newLengths[i];
    }
    return new BytesVector(type(), data, offsets, newLengths, count, validity);
  }
}
