package io.github.parquetjdbc.bench.kernel;

import io.github.parquetjdbc.reader.codec.ByteSlice;
import io.github.parquetjdbc.reader.codec.Codecs;
import io.github.parquetjdbc.reader.codec.Decompressor;
import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.reader.metadata.CompressionCodec;
import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.xerial.snappy.Snappy;

/** Decompressing a page of one megabyte, beside the native library. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 7, time = 1)
@Fork(2)
public class SnappyBenchmark {
  private static final int PAGE_BYTES = 1 << 20;

  /** What the page holds. */
  @Param({"amounts", "keys", "comments"})
  public String content;

  private final ByteSlice[] pages = new ByteSlice[Pages.COUNT];
  private final int[] lengths = new int[Pages.COUNT];
  private final byte[] target = new byte[2 * PAGE_BYTES];
  private Decompressor decompressor;
  private int next;

  @Setup
  public void compress() throws IOException {
    for (int i = 0; i < Pages.COUNT; i++) {
      byte[] page =
          switch (content) {
            case "amounts" -> Pages.amounts(i, PAGE_BYTES / 8, 10_000_000);
            case "keys" -> Pages.keys(i, PAGE_BYTES / 8);
            default -> Pages.comments(i, PAGE_BYTES);
          };
      lengths[i] = page.length;
      pages[i] = Pages.slice(Snappy.compress(page));
    }
    decompressor = Codecs.open(CompressionCodec.SNAPPY, FilePosition.of("made-up"));
  }

  @Benchmark
  public byte[] ours() throws IOException {
    int page = next++ % Pages.COUNT;
    decompressor.decompress(pages[page], target, lengths[page]);
    return target;
  }

  @Benchmark
  public byte[] nativeLibrary() throws IOException {
    ByteSlice page = pages[next++ % Pages.COUNT];
    Snappy.rawUncompress(page.data(), page.offset(), page.length(), target, 0);
    return target;
  }
}
