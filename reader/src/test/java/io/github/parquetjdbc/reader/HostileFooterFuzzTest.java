package io.github.parquetjdbc.reader;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import com.sun.management.ThreadMXBean;
import io.github.parquetjdbc.reader.error.DecryptionException;
import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.reader.error.MalformedFileException;
import io.github.parquetjdbc.reader.error.UnsupportedFeatureException;
import io.github.parquetjdbc.reader.metadata.RowGroup;
import io.github.parquetjdbc.reader.prune.RowGroupPruner;
import io.github.parquetjdbc.reader.prune.ScanFilter;
import io.github.parquetjdbc.reader.schema.ColumnChunkCheck;
import io.github.parquetjdbc.reader.schema.FileSchema;
import io.github.parquetjdbc.reader.schema.LeafColumn;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.MessageTypeParser;
import org.junit.jupiter.api.Test;

/**
 * Footers of a sound file with bits, bytes and runs of bytes changed: each gives a file or one of
 * the reader's two errors, with memory in proportion to the file.
 */
class HostileFooterFuzzTest {

  private static final int MUTANTS = 20_000;
  private static final long NANOS = 3_000_000_000L;
  private static final long BYTES_PER_FILE = 4 << 20;

  private static final MessageType SCHEMA =
      MessageTypeParser.parseMessageType(
          """
          message m {
            required int32 a;
            optional binary b (STRING);
            optional int64 c (DECIMAL(18,2));
            optional group d (LIST) { repeated group list { optional int32 element; } }
            optional group e (MAP) {
              repeated group key_value { required binary key (UTF8); optional double value; }
            }
            optional fixed_len_byte_array(16) f (UUID);
          }
          """);

  private static byte[] soundFile() throws IOException {
    Consumer<Group> row =
        group -> {
          group.add("a", 1);
          group.add("b", "text");
          group.add("c", 100L);
        };
    return ExampleFiles.write(SCHEMA, List.of(row, row));
  }

  @Test
  void mutantsAreReadOrRefusedWithinBounds() throws IOException {
    long seed = 20_261_130L;
    Random random = new Random(seed);
    byte[] sound = soundFile();
    ThreadMXBean memory = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long end = System.nanoTime() + NANOS;
    int refused = 0;
    int mutants = 0;
    for (; mutants < MUTANTS && System.nanoTime() < end; mutants++) {
      byte[] mutant = mutate(sound, random);
      long before = memory.getCurrentThreadAllocatedBytes();
      try {
        lookAtEverything(mutant);
      } catch (MalformedFileException | UnsupportedFeatureException | DecryptionException e) {
        refused++;
      } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
        fail("seed " + seed + ", mutant " + mutants + ": " + Arrays.toString(mutant), e);
      }
      long allocated = memory.getCurrentThreadAllocatedBytes() - before;
      assertTrue(
          allocated < BYTES_PER_FILE,
          "seed " + seed + ", mutant " + mutants + " took " + allocated + " bytes");
    }
    assertTrue(refused > mutants / 10 && refused < mutants, refused + " of " + mutants);
  }

  private static void lookAtEverything(byte[] bytes) throws IOException {
    ParquetFile file = ParquetFile.open(new MemoryFile("mutant", bytes), ReadOptions.DEFAULT);
    FilePosition place = FilePosition.of(file.name());
    RowGroupPruner pruner = new RowGroupPruner(file.metadata(), file.schema());
    for (RowGroup rowGroup : file.metadata().rowGroups()) {
      for (FileSchema.Column column : file.schema().columns()) {
        pruner.decide(new ScanFilter.IsNotNull(column.name()), rowGroup);
        pruner.decide(
            new ScanFilter.Comparison(column.name(), ScanFilter.Operator.LESS, 5), rowGroup);
      }
      for (LeafColumn leaf : file.schema().leaves()) {
        ColumnChunkCheck.pages(
            rowGroup.column(leaf.index()), leaf, bytes.length, place.withColumn(leaf.dottedPath()));
      }
    }
  }

  /** Changes the footer, mostly; its length and the magic now and then. */
  private static byte[] mutate(byte[] sound, Random random) {
    byte[] mutant = sound.clone();
    int footer = Byte.toUnsignedInt(sound[sound.length - 8]) + 256 * sound[sound.length - 7];
    int start = sound.length - 8 - footer;
    int changes = 1 + random.nextInt(3);
    for (int i = 0; i < changes; i++) {
      int at = start + random.nextInt(random.nextInt(20) == 0 ? footer + 8 : footer);
      switch (random.nextInt(4)) {
        case 0 -> mutant[at] ^= (byte) (1 << random.nextInt(8));
        case 1 -> mutant[at] = (byte) random.nextInt(256);
        case 2 -> Arrays.fill(mutant, at, Math.min(at + 5, mutant.length), (byte) 0xff);
        default -> {
          int from = start + random.nextInt(footer - 8);
          System.arraycopy(sound, from, mutant, Math.min(at, mutant.length - 8), 8);
        }
      }
    }
    return mutant;
  }
}
