package io.github.parquetjdbc.reader.codec;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.github.luben.zstd.Zstd;
import io.github.parquetjdbc.reader.error.UnsupportedFeatureException;
import io.github.parquetjdbc.reader.metadata.CompressionCodec;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;
import net.jpountz.lz4.LZ4Exception;
import net.jpountz.lz4.LZ4Factory;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** The codecs besides Snappy. */
class OtherDecompressorsTest {

  private static byte[] lz4(byte[] bytes) {
    return LZ4Factory.safeInstance().fastCompressor().compress(bytes);
  }

  @Test
  void refusesUnknownCodecsByName() {
    UnsupportedFeatureException e =
        assertThrows(
            UnsupportedFeatureException.class,
            () -> Codecs.open(CompressionCodec.UNKNOWN, DecompressorContract.PLACE));
    assertTrue(e.getMessage().contains("UNKNOWN"), e.getMessage());
  }

  @Nested
  class Uncompressed extends DecompressorContract {
    @Override
    CompressionCodec codec() {
      return CompressionCodec.UNCOMPRESSED;
    }

    @Override
    byte[] compress(byte[] bytes) {
      return bytes.clone();
    }
  }

  @Nested
  class Zstandard extends DecompressorContract {
    @Override
    CompressionCodec codec() {
      return CompressionCodec.ZSTD;
    }

    @Override
    byte[] compress(byte[] bytes) {
      return Zstd.compress(bytes);
    }
  }

  @Nested
  class Lz4Raw extends DecompressorContract {
    @Override
    CompressionCodec codec() {
      return CompressionCodec.LZ4_RAW;
    }

    @Override
    byte[] compress(byte[] bytes) {
      return lz4(bytes);
    }

    /** The oracle refuses some blocks that end with a copy; what both read must be the same. */
    @Override
    void checkMutated(byte[] mutated, byte[] decompressed) {
      byte[] expected;
      try {
        expected =
            LZ4Factory.safeInstance().safeDecompressor().decompress(mutated, decompressed.length);
      } catch (LZ4Exception e) {
        return;
      }
      assertArrayEquals(expected, decompressed);
    }
  }

  @Nested
  class Lz4InHadoopFrames extends DecompressorContract {
    @Override
    CompressionCodec codec() {
      return CompressionCodec.LZ4;
    }

    /** Frames of up to 5,000 bytes, each of blocks of up to 2,000. */
    @Override
    byte[] compress(byte[] bytes) {
      ByteBuffer buffer = ByteBuffer.allocate(100 + 2 * bytes.length);
      for (int at = 0; at < bytes.length; at += 5000) {
        int frame = Math.min(5000, bytes.length - at);
        buffer.putInt(frame);
        for (int done = 0; done < frame; done += 2000) {
          byte[] part = Arrays.copyOfRange(bytes, at + done, at + Math.min(frame, done + 2000));
          byte[] block = lz4(part);
          buffer.putInt(block.length).put(block);
        }
      }
      return Arrays.copyOf(buffer.array(), buffer.position());
    }

    @Test
    void readsBareBlocksToo() throws IOException {
      for (byte[] sample : samples()) {
        assertArrayEquals(sample, decompress(lz4(sample), sample.length));
      }
    }
  }

  @Nested
  class Gzip extends DecompressorContract {
    @Override
    CompressionCodec codec() {
      return CompressionCodec.GZIP;
    }

    @Override
    byte[] compress(byte[] bytes) throws IOException {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      try (GZIPOutputStream gzip = new GZIPOutputStream(out)) {
        gzip.write(bytes);
      }
      return out.toByteArray();
    }

    @Test
    void readsSeveralMembersOneAfterAnother() throws IOException {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      ByteArrayOutputStream members = new ByteArrayOutputStream();
      for (byte[] sample : samples()) {
        out.write(sample);
        members.write(compress(sample));
      }
      assertArrayEquals(out.toByteArray(), decompress(members.toByteArray(), out.size()));
    }

    @Test
    void readsZlibStreamsInItsPlace() throws IOException {
      byte[] sample = samples().get(samples().size() - 1);
      Deflater deflater = new Deflater();
      deflater.setInput(sample);
      deflater.finish();
      byte[] buffer = new byte[sample.length];
      int length = deflater.deflate(buffer);
      deflater.end();
      assertArrayEquals(sample, decompress(Arrays.copyOf(buffer, length), sample.length));
    }
  }
}
