package io.github.parquetjdbc.reader;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.parquetjdbc.reader.ReadOptions.StatisticsUse;
import io.github.parquetjdbc.reader.ScanMetrics.SkippedBy;
import io.github.parquetjdbc.reader.prune.ScanFilter;
import io.github.parquetjdbc.reader.schema.ColumnPath;
import io.github.parquetjdbc.vector.MorselSource;
import io.github.parquetjdbc.vector.StopSignal;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.schema.MessageTypeParser;
import org.junit.jupiter.api.Test;

/** What a scan of a file with a Bloom filter, of the values 0 and 1,000, skips and counts. */
class BloomSkippingTest {

  private static final ScanFilter ABSENT = new ScanFilter.In("v", List.of(500L, 501L));
  private static final ScanFilter OUT_OF_BOUNDS = new ScanFilter.In("v", List.of(-1L));
  private static final ScanFilter PRESENT = new ScanFilter.In("v", List.of(500L, 1000L));

  @Test
  void rowGroupsAreSkippedAndCountedByWhatSpared() throws IOException {
    check(ABSENT, StatisticsUse.TRUST, 0, 1, 1);
    check(OUT_OF_BOUNDS, StatisticsUse.TRUST, 0, 1, 0);
    check(PRESENT, StatisticsUse.TRUST, 1, 0, 0);
  }

  @Test
  void ignoredStatisticsIgnoreBloomFiltersToo() throws IOException {
    for (ScanFilter filter : List.of(ABSENT, OUT_OF_BOUNDS, PRESENT)) {
      ScanMetrics metrics = check(filter, StatisticsUse.IGNORE, 1, 0, 0);
      assertEquals(0, metrics.bytesRead());
    }
  }

  private static ScanMetrics check(
      ScanFilter filter, StatisticsUse use, int rowGroups, long skipped, long skippedByBloomFilter)
      throws IOException {
    ParquetFile file =
        ParquetFile.open(new MemoryFile("bloom", write()), ReadOptions.DEFAULT.withStatistics(use));
    List<ColumnPath> column = List.of(ColumnPath.of("v"));
    ScanMetrics metrics = new ScanMetrics();
    ScanRequest request =
        new ScanRequest(
            column, List.of(), filter, ScanRequest.UNLIMITED, StopSignal.NEVER, metrics);
    try (MorselSource source = ScanPlanner.plan(List.of(file), request)) {
      for (int i = 0; i < source.morselCount(); i++) {
        source.open(i, null).close();
      }
    }
    assertEquals(rowGroups, metrics.rowGroupsRead());
    assertEquals(skipped, metrics.rowGroupsSkipped());
    assertEquals(skippedByBloomFilter, metrics.rowGroupsSkipped(SkippedBy.BLOOM_FILTER));
    return metrics;
  }

  private static byte[] write() throws IOException {
    List<Consumer<Group>> rows = new ArrayList<>();
    rows.add(group -> group.add("v", 0L));
    rows.add(group -> group.add("v", 1000L));
    return ExampleFiles.write(
        MessageTypeParser.parseMessageType("message m { required int64 v; }"),
        rows,
        settings -> settings.withDictionaryEncoding(false).withBloomFilterEnabled("v", true));
  }
}
