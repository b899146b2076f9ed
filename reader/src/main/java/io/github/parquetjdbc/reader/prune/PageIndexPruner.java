package io.github.parquetjdbc.reader.prune;

import io.github.parquetjdbc.reader.metadata.ColumnIndex;
import io.github.parquetjdbc.reader.metadata.RowGroup;
import io.github.parquetjdbc.reader.metadata.Statistics;
import io.github.parquetjdbc.reader.metadata.Statistics.Exactness;
import io.github.parquetjdbc.reader.page.PageLocations;
import io.github.parquetjdbc.reader.schema.LeafColumn;
import java.io.IOException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/**
 * Decides by the page index which rows of a row group a condition can be true for: those of pages
 * for which it is not proven never to be. Pages of different columns hold different rows, so what
 * comes of conditions on several columns are ranges of rows.
 */
public final class PageIndexPruner {

  private final RowGroupPruner statistics;
  private final PageIndexes indexes;
  private final RowGroup rowGroup;

  /** By leaf; {@code null} for those of which nothing is known. */
  private final Map<Integer, ColumnFacts[]> facts = new HashMap<>();

  public PageIndexPruner(RowGroupPruner statistics, PageIndexes indexes, RowGroup rowGroup) {
    this.statistics = statistics;
    this.indexes = indexes;
    this.rowGroup = rowGroup;
  }

  /** The rows that the condition may be true for, and perhaps others. */
  public RowRanges rows(ScanFilter filter) throws IOException {
    Set<LeafColumn> leaves = new LinkedHashSet<>();
    collect(filter, leaves);
    indexes.load(leaves);
    return evaluate(filter);
  }

  private void collect(ScanFilter filter, Set<LeafColumn> leaves) {
    if (filter instanceof ScanFilter.And and) {
      and.operands().forEach(operand -> collect(operand, leaves));
    } else if (filter instanceof ScanFilter.Or or) {
      or.operands().forEach(operand -> collect(operand, leaves));
    } else if (statistics.leaf(filter.column()) != null) {
      leaves.add(statistics.leaf(filter.column()));
    }
  }

  private RowRanges evaluate(ScanFilter filter) throws IOException {
    if (filter instanceof ScanFilter.And and) {
      RowRanges all = RowRanges.of(0, rowGroup.rowCount());
      for (ScanFilter operand : and.operands()) {
        all = all.and(evaluate(operand));
      }
      return all;
    }
    if (filter instanceof ScanFilter.Or or) {
      RowRanges any = RowRanges.of(0, 0);
      for (ScanFilter operand : or.operands()) {
        any = any.or(evaluate(operand));
      }
      return any;
    }
    LeafColumn leaf = statistics.leaf(filter.column());
    MatchDecision[] decisions = decide(filter, leaf);
    if (decisions == null) {
      return RowRanges.of(0, rowGroup.rowCount());
    }
    PageLocations pages = indexes.locations(leaf);
    RowRanges.Builder rows = new RowRanges.Builder();
    for (int page = 0; page < decisions.length; page++) {
      if (decisions[page] != MatchDecision.NEVER) {
        rows.add(pages.firstRow(page), pages.endRow(page));
      }
    }
    return rows.build();
  }

  /**
   * What is proven of a condition and the rows of each page of its column, or {@code null} if
   * nothing is known.
   *
   * @param leaf the column, or {@code null} if the file has none that could be known of
   */
  MatchDecision[] decide(ScanFilter condition, LeafColumn leaf) throws IOException {
    ColumnFacts[] pages = leaf == null ? null : facts(leaf);
    return pages == null
        ? null
        : Arrays.stream(pages)
            .map(page -> FactMatcher.decide(condition, page))
            .toArray(MatchDecision[]::new);
  }

  private ColumnFacts[] facts(LeafColumn leaf) throws IOException {
    if (!facts.containsKey(leaf.index())) {
      facts.put(leaf.index(), readFacts(leaf));
    }
    return facts.get(leaf.index());
  }

  private ColumnFacts[] readFacts(LeafColumn leaf) throws IOException {
    PageLocations pages = indexes.locations(leaf);
    ColumnIndex index = pages == null ? null : indexes.columnIndex(leaf);
    if (index == null || !isSound(index, pages.count())) {
      return null;
    }
    ColumnFacts[] all = new ColumnFacts[pages.count()];
    for (int page = 0; page < all.length; page++) {
      long rows = pages.endRow(page) - pages.firstRow(page);
      if (index.nullPages()[page] && !canBeNull(leaf, index, page, rows)) {
        // It contradicts itself, as indexes of a known faulty writer do: none of it is believed.
        return null;
      }
      all[page] = statistics.facts(leaf, statistics(index, page, rows), rows);
    }
    return all;
  }

  private static boolean isSound(ColumnIndex index, int pages) {
    return index.nullPages().length == pages
        && index.minValues().size() == pages
        && index.maxValues().size() == pages;
  }

  private static boolean canBeNull(LeafColumn leaf, ColumnIndex index, int page, long rows) {
    long nulls = count(index.nullCounts(), page, index.nullPages().length);
    return leaf.maxDefinitionLevel() > 0 && (nulls == Statistics.UNKNOWN || nulls == rows);
  }

  /** What the index says of a page, in the form in which footers say it of a chunk. */
  private static Statistics statistics(ColumnIndex index, int page, long rows) {
    int pages = index.nullPages().length;
    boolean nullsOnly = index.nullPages()[page];
    return new Statistics(
        null,
        null,
        nullsOnly ? null : index.minValues().get(page),
        nullsOnly ? null : index.maxValues().get(page),
        nullsOnly ? rows : count(index.nullCounts(), page, pages),
        Statistics.UNKNOWN,
        count(index.nanCounts(), page, pages),
        Exactness.UNKNOWN,
        Exactness.UNKNOWN);
  }

  /** A count that is not there for each page, or is negative, is not known. */
  private static long count(long[] counts, int page, int pages) {
    return counts == null || counts.length != pages || counts[page] < 0
        ? Statistics.UNKNOWN
        : counts[page];
  }
}
