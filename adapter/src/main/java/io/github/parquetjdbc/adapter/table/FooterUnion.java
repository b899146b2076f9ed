package io.github.parquetjdbc.adapter.table;

import io.github.parquetjdbc.reader.store.StoreEntry;
import java.util.List;

/** Tells by their footers whether files may be one table. */
interface FooterUnion {

  /** What footers say. */
  enum Verdict {
    /** The files have columns in common, and none in conflict. */
    UNITES,
    DIFFERS,
    /** Fewer than two could be read. */
    UNKNOWN
  }

  /**
   * @param files of one folder, at least one
   */
  Verdict judge(List<StoreEntry> files);
}
