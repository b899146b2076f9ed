package io.github.parquetjdbc.reader;

import io.github.parquetjdbc.reader.prune.ScanFilter;
import io.github.parquetjdbc.reader.schema.ColumnPath;
import io.github.parquetjdbc.vector.StopSignal;
import java.util.List;

/**
 * What a query wants of files.
 *
 * @param outputs the columns of the batches, in their order; may be empty, may repeat. Where one
 *     lies in another, leaves of both are read twice: ask for the outer only
 * @param filterColumns the columns that the scan's row filter sees, in their order
 * @param pruning condition that every wanted row fulfils, or {@code null}; row groups in which no
 *     row can fulfil it are left out, but rows that do not may still come
 * @param limit rows after which nobody will ask, or {@link #UNLIMITED}
 * @param signal asked between pages whether to stop
 * @param metrics told what is done
 */
public record ScanRequest(
    List<ColumnPath> outputs,
    List<ColumnPath> filterColumns,
    ScanFilter pruning,
    long limit,
    StopSignal signal,
    ScanMetrics metrics) {

  /** As many rows as there are. */
  public static final long UNLIMITED = Long.MAX_VALUE;

  public ScanRequest {
    outputs = List.copyOf(outputs);
    filterColumns = List.copyOf(filterColumns);
  }
}
