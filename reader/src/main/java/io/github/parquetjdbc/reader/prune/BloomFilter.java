package io.github.parquetjdbc.reader.prune;

import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.reader.error.MalformedFileException;
import io.github.parquetjdbc.reader.metadata.BloomFilterHeader;
import io.github.parquetjdbc.reader.metadata.BloomFilterHeader.Choice;
import io.github.parquetjdbc.reader.store.StoredFile;
import io.github.parquetjdbc.vector.LittleEndian;
import java.io.IOException;

/**
 * A column chunk's split block Bloom filter (parquet-format, BloomFilter.md). Reads the one block
 * that a value could be in, so that no size that a file claims is ever allocated.
 */
final class BloomFilter {

  private static final int BLOCK_BYTES = 32;

  /** A header of today's format takes 16 bytes or so. */
  private static final int MAX_HEADER_BYTES = 256;

  private static final int[] SALT = {
    0x47b6137b, 0x44974d91, 0x8824ad5b, 0xa2b7289d, 0x705495c7, 0x2df1424b, 0x9efc4947, 0x5c6bfb31
  };

  private final StoredFile file;
  private final long position;
  private final int blocks;

  private BloomFilter(StoredFile file, long position, int blocks) {
    this.file = file;
    this.position = position;
    this.blocks = blocks;
  }

  /**
   * Opens the filter at {@code offset}.
   *
   * @param length bytes with the header, or 0 if the file does not say
   * @return {@code null} if there is none that can be believed
   */
  static BloomFilter open(StoredFile file, long offset, int length) throws IOException {
    if (offset <= 0 || offset >= file.size() || length < 0) {
      return null;
    }
    long available = length == 0 ? file.size() - offset : Math.min(length, file.size() - offset);
    byte[] start = new byte[(int) Math.min(MAX_HEADER_BYTES, available)];
    file.read(offset, start, 0, start.length);
    BloomFilterHeader header;
    try {
      header = BloomFilterHeader.read(start, FilePosition.of(file.name()).at(offset));
    } catch (MalformedFileException e) {
      // The rows can be read without it.
      return null;
    }
    boolean known =
        header.algorithm() == Choice.DEFINED
            && header.hash() == Choice.DEFINED
            && header.compression() == Choice.DEFINED;
    int bytes = header.byteCount();
    boolean sound =
        bytes >= BLOCK_BYTES
            && bytes % BLOCK_BYTES == 0
            && bytes <= available - header.headerLength()
            // Some writer's header tells of half the bits: it would be asked for the wrong blocks.
            && (length == 0 || bytes == length - header.headerLength());
    return known && sound
        ? new BloomFilter(file, offset + header.headerLength(), bytes / BLOCK_BYTES)
        : null;
  }

  /**
   * Whether the chunk may hold a value; false is certain.
   *
   * @param plain the value as PLAIN encodes it, byte arrays without their length
   */
  boolean mayContain(byte[] plain) throws IOException {
    long hash = XxHash64.hash(plain);
    long block = (hash >>> Integer.SIZE) * blocks >>> Integer.SIZE;
    byte[] words = new byte[BLOCK_BYTES];
    file.read(position + block * BLOCK_BYTES, words, 0, BLOCK_BYTES);
    int key = (int) hash;
    for (int i = 0; i < SALT.length; i++) {
      int bit = 1 << (key * SALT[i] >>> 27);
      if ((LittleEndian.getInt(words, i * Integer.BYTES) & bit) == 0) {
        return false;
      }
    }
    return true;
  }
}
