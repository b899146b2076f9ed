package io.github.parquetjdbc.reader.codec;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.github.luben.zstd.Zstd;
import com.github.luben.zstd.ZstdException;
import com.github.luben.zstd.ZstdOutputStream;
import io.github.parquetjdbc.reader.metadata.CompressionCodec;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * Zstandard without the native library, which is the oracle; of corrupt input it reads a little
 * more: literals that end in the middle of their bits.
 */
class ZstdDecompressorTest extends DecompressorContract {

  private final Random levels = new Random(9);

  @Override
  CompressionCodec codec() {
    return CompressionCodec.ZSTD;
  }

  @Override
  Decompressor open() {
    return new ZstdDecompressor();
  }

  @Override
  byte[] compress(byte[] bytes) {
    return Zstd.compress(bytes, levels.nextInt(24) - 4);
  }

  @Override
  void checkMutated(byte[] mutated, byte[] decompressed) {
    byte[] expected = new byte[decompressed.length];
    try {
      Zstd.decompress(expected, mutated);
    } catch (ZstdException e) {
      return;
    }
    assertArrayEquals(expected, decompressed);
  }

  @Test
  void readsManyBlocksAndFramesAtEveryLevel() throws IOException {
    for (int level = -5; level <= 19; level += 3) {
      ByteArrayOutputStream compressed = new ByteArrayOutputStream();
      byte[] plain = pages(new Random(level), 700_000);
      compressed.write(Zstd.compress(plain, level));
      // A skippable frame of three bytes.
      compressed.write(new byte[] {0x53, 0x2A, 0x4D, 0x18, 3, 0, 0, 0, 1, 2, 3});
      try (ZstdOutputStream out = new ZstdOutputStream(compressed, level)) {
        out.setChecksum(true);
        out.write(plain);
      }
      byte[] twice = Arrays.copyOf(plain, 2 * plain.length);
      System.arraycopy(plain, 0, twice, plain.length, plain.length);
      assertArrayEquals(twice, decompress(compressed.toByteArray(), twice.length));
    }
  }

  /** Runs of dictionary ids, floating-point numbers, text and noise. */
  private static byte[] pages(Random random, int length) {
    byte[] bytes = new byte[length];
    List<byte[]> samples = new ArrayList<>(samples());
    int at = 0;
    while (at < length) {
      byte[] sample = samples.get(random.nextInt(samples.size()));
      int count = Math.min(length - at, random.nextInt(sample.length + 1));
      System.arraycopy(sample, 0, bytes, at, count);
      at += count;
    }
    return bytes;
  }

  @Test
  void standsInWhereTheNativeLibraryIsMissing() throws Exception {
    try (WithoutNativeCode loader = new WithoutNativeCode()) {
      Class<?> codecs = loader.loadClass(Codecs.class.getName());
      Class<?> codec = loader.loadClass(CompressionCodec.class.getName());
      Class<?> place = loader.loadClass(PLACE.getClass().getName());
      Object decompressor =
          codecs
              .getMethod("open", codec, place)
              .invoke(
                  null,
                  codec.getMethod("valueOf", String.class).invoke(null, "ZSTD"),
                  place.getMethod("of", String.class).invoke(null, "file"));
      assertEquals("ZstdDecompressor", decompressor.getClass().getSimpleName());
    }
    assertEquals(ZstdNative.class, Codecs.open(CompressionCodec.ZSTD, PLACE).getClass());
  }

  /** Our classes again, in a world where classes bound to native code cannot be had. */
  private static final class WithoutNativeCode extends URLClassLoader {

    WithoutNativeCode() throws IOException {
      super(urls(), ClassLoader.getPlatformClassLoader());
    }

    private static URL[] urls() throws IOException {
      List<URL> urls = new ArrayList<>();
      for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
        urls.add(Path.of(entry).toUri().toURL());
      }
      return urls.toArray(new URL[0]);
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (name.equals("com.github.luben.zstd.Zstd")) {
        throw new UnsatisfiedLinkError("no native code here");
      }
      return super.loadClass(name, resolve);
    }
  }
}
