package io.github.parquetjdbc.reader.codec;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.airlift.compress.lzo.LzoCompressor;
import io.github.parquetjdbc.reader.metadata.CompressionCodec;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;

class LzoDecompressorTest extends DecompressorContract {

  private static final int FRAME = 60_000;

  @Override
  CompressionCodec codec() {
    return CompressionCodec.LZO;
  }

  @Override
  byte[] compress(byte[] bytes) {
    ByteBuffer frames = ByteBuffer.allocate(200 + 2 * bytes.length);
    for (int at = 0; at < bytes.length; at += FRAME) {
      byte[] part = Arrays.copyOfRange(bytes, at, Math.min(bytes.length, at + FRAME));
      byte[] block = bare(part);
      frames.putInt(part.length).putInt(block.length).put(block);
    }
    return Arrays.copyOf(frames.array(), frames.position());
  }

  private static byte[] bare(byte[] bytes) {
    LzoCompressor compressor = new LzoCompressor();
    byte[] block = new byte[compressor.maxCompressedLength(bytes.length)];
    return Arrays.copyOf(
        block, compressor.compress(bytes, 0, bytes.length, block, 0, block.length));
  }

  @Test
  void readsBareBlocksToo() throws IOException {
    for (byte[] sample : samples()) {
      if (sample.length > 0) {
        assertArrayEquals(sample, decompress(bare(sample), sample.length));
      }
    }
    // A literal whose length looks like the size of a frame.
    byte[] literal = new byte[18 + 3 * 255 + 7];
    Arrays.fill(literal, (byte) 1);
    literal[500] = 2;
    assertArrayEquals(literal, decompress(bare(literal), literal.length));
  }

  /** What compressors rarely make, by the description of the format. */
  @Test
  void readsEveryInstruction() throws IOException {
    // Four literals at once, three bytes from 1 back, and a literal after them.
    assertArrayEquals(bytes("01020304" + "040404" + "09"), block("15 01020304 41 00 09 110000"));
    // 1 literal at the start, then a near copy of two bytes.
    assertArrayEquals(bytes("07" + "0707"), block("12 07 00 00 110000"));
    // 18 + 2 literals by a length byte, then 2 + 31 + 4 bytes from 1 back.
    String twenty = "00".repeat(19) + "aa";
    assertArrayEquals(
        bytes(twenty + "aa".repeat(37)), block("00 02" + twenty + "20 04 0000 110000"));
    // 5 bytes from 2 back.
    assertArrayEquals(bytes("0102030405" + "0405040504"), block("16 0102030405 84 00 110000"));
  }

  @Test
  void refusesCopiesFromBeforeTheBlock() {
    assertThrows(IOException.class, () -> block("12 07 04 00 110000"));
  }

  private byte[] block(String hex) throws IOException {
    byte[] block = bytes(hex.replace(" ", ""));
    byte[] source = Arrays.copyOf(block, block.length + ByteSlice.SLOP);
    byte[] target = new byte[1000];
    int length =
        new LzoBlock().decompress(new ByteSlice(source, 0, block.length, PLACE), target, 0, 500);
    return Arrays.copyOf(target, length);
  }

  private static byte[] bytes(String hex) {
    return HexFormat.of().parseHex(hex);
  }
}
