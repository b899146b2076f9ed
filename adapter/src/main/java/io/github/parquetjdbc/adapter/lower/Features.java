package io.github.parquetjdbc.adapter.lower;

import org.apache.calcite.rel.RelNode;
import org.apache.calcite.rel.core.Correlate;
import org.apache.calcite.rel.core.Match;
import org.apache.calcite.rel.core.TableFunctionScan;
import org.apache.calcite.rel.core.Uncollect;
import org.apache.calcite.rel.core.Window;

/** What users call the things that some rels stand for. */
final class Features {

  private Features() {}

  /** The feature as the subject of "... not supported", verb included. */
  static String name(RelNode rel) {
    if (rel instanceof Correlate) {
      return "a sub-query correlated in this way is";
    }
    if (rel instanceof Window) {
      return "window functions are";
    }
    if (rel instanceof Uncollect) {
      return "UNNEST is";
    }
    if (rel instanceof TableFunctionScan) {
      return "table functions are";
    }
    return rel instanceof Match ? "MATCH_RECOGNIZE is" : "this form of query is";
  }
}
