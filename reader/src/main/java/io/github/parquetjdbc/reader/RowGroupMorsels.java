package io.github.parquetjdbc.reader;

import io.github.parquetjdbc.reader.ScanPlanner.Morsel;
import io.github.parquetjdbc.reader.page.BufferPool;
import io.github.parquetjdbc.reader.prune.RowRanges;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.BatchSource;
import io.github.parquetjdbc.vector.MorselSource;
import io.github.parquetjdbc.vector.RowFilter;
import java.io.IOException;
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

  private final List<Morsel> morsels;
  private final ScanRequest request;

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
    return RowGroupScan.open(opened.plan(), rows, request, filter, pool, idlePools::add);
  }

  @Override
  public void close() {
    idlePools.clear();
  }
}
