package io.github.parquetjdbc.reader;

import io.github.parquetjdbc.reader.ScanPlanner.Morsel;
import io.github.parquetjdbc.reader.page.BufferPool;
import io.github.parquetjdbc.vector.BatchSource;
import io.github.parquetjdbc.vector.MorselSource;
import io.github.parquetjdbc.vector.RowFilter;
import java.io.IOException;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** A planned scan: each morsel is a row group. Shared by threads. */
final class RowGroupMorsels implements MorselSource {

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
    BufferPool idle = idlePools.poll();
    BufferPool pool = idle == null ? new BufferPool() : idle;
    request.metrics().addRowGroupRead();
    return RowGroupScan.open(morsels.get(morsel), request, filter, pool, idlePools::add);
  }

  @Override
  public void close() {
    idlePools.clear();
  }
}
