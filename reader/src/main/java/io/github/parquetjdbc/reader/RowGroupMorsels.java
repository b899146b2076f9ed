package io.github.parquetjdbc.reader;

import io.github.parquetjdbc.reader.ScanPlanner.Morsel;
import io.github.parquetjdbc.reader.page.BufferPool;
import io.github.parquetjdbc.reader.prune.RowRanges;
import io.github.parquetjdbc.reader.schema.FileSchema.Column;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.BatchSource;
import io.github.parquetjdbc.vector.MorselSource;
import io.github.parquetjdbc.vector.RowFilter;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** A planned scan: each morsel is a row group or a part of one. Shared by threads. */
final class RowGroupMorsels implements MorselSource {

  private static final BatchSource NO_ROWS =
      new BatchSource() {
        @Override
        public Batch next() {
          return null;
        }

        @Override
        public void close() {}
      };

  /** Morsels whose bytes a remote store is asked for before they are opened. */
  private static final int AHEAD = 16;

  private final List<Morsel> morsels;
  private final ScanRequest request;

  /** The first morsels whose columns were not asked for ahead. */
  private int filterAhead;

  private int outputsAhead;

  /** Whether rows of some morsel survived its filter, so that other columns were needed. */
  private volatile boolean outputsNeeded;

  /** Buffers that no open morsel uses. */
  private final Queue<BufferPool> idlePools = new ConcurrentLinkedQueue<>();

  RowGroupMorsels(List<Morsel> morsels, ScanRequest request) {
    this.morsels = List.copyOf(morsels);
    this.request = request;
  }

  @Override
  public int morselCount() {
    return morsels.size();
  }

  @Override
  public BatchSource open(int morsel, RowFilter filter) throws IOException {
    Morsel opened = morsels.get(morsel);
    RowRanges rows = opened.plan().part(opened.part());
    if (rows.isEmpty()) {
      return NO_ROWS;
    }
    BufferPool idle = idlePools.poll();
    BufferPool pool = idle == null ? new BufferPool() : idle;
    BatchSource scan =
        RowGroupScan.open(
            opened.plan(),
            rows,
            request,
            filter,
            pool,
            new RowGroupScan.Events() {
              @Override
              public void outputsOpened() {
                if (!outputsNeeded) {
                  outputsNeeded = true;
                  if (looksAhead(opened)) {
                    lookAhead(morsel, filter);
                  }
                }
              }

              @Override
              public void closed() {
                idlePools.add(pool);
              }
            });
    if (looksAhead(opened)) {
      lookAhead(morsel, filter);
    }
    return scan;
  }

  private boolean looksAhead(Morsel morsel) {
    return request.limit() == ScanRequest.UNLIMITED && morsel.plan().file().file().prefetches();
  }

  /** Outputs are asked for ahead once rows of some morsel have survived the filter. */
  private synchronized void lookAhead(int morsel, RowFilter filter) {
    boolean outputs = filter == null || outputsNeeded;
    int end = Math.min(morsels.size(), morsel + 1 + AHEAD);
    for (int next = morsel + 1; next < end; next++) {
      RowGroupPlan plan = morsels.get(next).plan();
      List<Column> columns = new ArrayList<>();
      if (filter != null && next >= filterAhead) {
        columns.addAll(plan.filterColumns());
      }
      if (outputs && next >= outputsAhead) {
        columns.addAll(plan.outputs());
      }
      // Not where it is still to be decided which pages are read.
      if (!columns.isEmpty() && plan.partCount() == 1 && !plan.mayBeNarrowed()) {
        prefetch(plan, columns);
      }
    }
    filterAhead = Math.max(filterAhead, end);
    outputsAhead = outputs ? Math.max(outputsAhead, end) : outputsAhead;
  }

  private static void prefetch(RowGroupPlan plan, List<Column> columns) {
    try {
      RowGroupColumns.prefetch(plan, columns);
    } catch (IOException e) {
      // Whoever opens the morsel hears of it.
      return;
    }
  }

  @Override
  public void close() {
    idlePools.clear();
  }
}
