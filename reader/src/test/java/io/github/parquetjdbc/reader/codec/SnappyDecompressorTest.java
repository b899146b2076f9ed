package io.github.parquetjdbc.reader.codec;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.parquetjdbc.reader.metadata.CompressionCodec;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.xerial.snappy.Snappy;

/** The native library is the oracle: the same output, or a refusal by both. */
class SnappyDecompressorTest extends DecompressorContract {

  @Override
  CompressionCodec codec() {
    return CompressionCodec.SNAPPY;
  }

  @Override
  byte[] compress(byte[] bytes) throws IOException {
    return Snappy.compress(bytes);
  }

  @Override
  void checkMutated(byte[] mutated, byte[] decompressed) throws IOException {
    assertArrayEquals(Snappy.uncompress(mutated), decompressed);
  }

  @Override
  void checkRefused(byte[] mutated, int length) {
    boolean accepted;
    try {
      accepted =
          Snappy.isValidCompressedBuffer(mutated) && Snappy.uncompressedLength(mutated) == length;
    } catch (IOException e) {
      accepted = false;
    }
    assertFalse(accepted, "refused what the native library reads");
  }

  @Test
  void readsLongLiteralsAndFourByteOffsetsThatCompressorsRarelyWrite() throws IOException {
    // "abcdefgh" as a literal with a 4-byte length, then 8 bytes from 8 back.
    byte[] stream = {
      16, (byte) 0xfc, 7, 0, 0, 0, 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 7 << 2 | 3, 8, 0, 0, 0
    };
    assertArrayEquals("abcdefghabcdefgh".getBytes(), decompress(stream, 16));
  }

  @Test
  void refusesCopiesFromBeforeTheStart() {
    byte[] stream = new byte[100];
    stream[0] = 90;
    stream[2] = 'x';
    // Copy of 4 bytes from 2 back, after one byte.
    stream[3] = 1;
    stream[4] = 2;
    assertThrows(IOException.class, () -> decompress(stream, 90));
  }
}
