package io.github.parquetjdbc.bench.kernel;

import io.github.parquetjdbc.reader.codec.ByteSlice;
import io.github.parquetjdbc.reader.encoding.Decoders;
import io.github.parquetjdbc.reader.encoding.DictionaryIdDecoder;
import io.github.parquetjdbc.reader.encoding.ValueDecoder;
import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.reader.metadata.Encoding;
import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Nanoseconds a value, batch after batch of a page of 131,072 values. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 7, time = 1)
@Fork(2)
public class DecoderBenchmark {
  private static final int PAGE_VALUES = 1 << 17;
  private static final int BATCH = 2_048;

  /** PLAIN INT64. */
  @State(Scope.Thread)
  public static class PlainLongs {
    private final ByteSlice[] pages = new ByteSlice[Pages.COUNT];
    private final long[] target = new long[BATCH];
    private ValueDecoder<long[]> decoder;
    private int next;

    @Setup
    public void write() throws IOException {
      for (int i = 0; i < Pages.COUNT; i++) {
        pages[i] = Pages.slice(Pages.amounts(i, PAGE_VALUES, 10_000_000));
      }
      decoder = Decoders.longs(Encoding.PLAIN, FilePosition.of("made-up"));
    }
  }

  /** Bit-packed dictionary ids of one width. */
  @State(Scope.Thread)
  public static class Ids {
    @Param({"1", "3", "7", "12", "20"})
    public int width;

    private final ByteSlice[] pages = new ByteSlice[Pages.COUNT];
    private final int[] target = new int[BATCH];
    private DictionaryIdDecoder decoder;
    private int next;

    @Setup
    public void write() {
      for (int i = 0; i < Pages.COUNT; i++) {
        pages[i] = Pages.slice(Pages.dictionaryIds(i, PAGE_VALUES, width));
      }
      decoder = new DictionaryIdDecoder(1 << width);
    }
  }

  @Benchmark
  @OperationsPerInvocation(PAGE_VALUES)
  public long[] plainLongs(PlainLongs state) throws IOException {
    state.decoder.start(state.pages[state.next++ % Pages.COUNT], PAGE_VALUES);
    for (int done = 0; done < PAGE_VALUES; done += BATCH) {
      state.decoder.read(state.target, 0, BATCH);
    }
    return state.target;
  }

  @Benchmark
  @OperationsPerInvocation(PAGE_VALUES)
  public int[] dictionaryIds(Ids state) throws IOException {
    state.decoder.start(state.pages[state.next++ % Pages.COUNT], PAGE_VALUES);
    for (int done = 0; done < PAGE_VALUES; done += BATCH) {
      state.decoder.read(state.target, 0, BATCH);
    }
    return state.target;
  }
}
