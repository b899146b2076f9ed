package io.github.parquetjdbc.reader.prune;

import io.github.parquetjdbc.reader.metadata.RowGroup;
import java.io.IOException;

/** A source of proofs about conditions and the rows of row groups. */
public interface Pruner {

  /**
   * What is proven of the condition and the rows of a row group.
   *
   * @throws IOException where the file cannot be read, or the description of a column of the
   *     condition makes no sense
   */
  MatchDecision decide(ScanFilter filter, RowGroup rowGroup) throws IOException;
}
