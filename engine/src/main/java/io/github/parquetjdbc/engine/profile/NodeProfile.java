package io.github.parquetjdbc.engine.profile;

import java.util.concurrent.atomic.LongAdder;

/** Counters of one node; nanoseconds of all threads together. */
final class NodeProfile {

  private final LongAdder rows = new LongAdder();
  private final LongAdder producing = new LongAdder();
  private final LongAdder preparing = new LongAdder();
  private final LongAdder looping = new LongAdder();
  private final LongAdder awaitingLoops = new LongAdder();

  void addRows(long count) {
    rows.add(count);
  }

  /** Time in which a worker made rows of this node, its inputs' included. */
  void addProducing(long nanos) {
    producing.add(nanos);
  }

  /** Time in which the node got ready, its inputs' and its loops' included. */
  void addPreparing(long nanos) {
    preparing.add(nanos);
  }

  /** Time of a thread in a loop of this node, its inputs' rows included. */
  void addLooping(long nanos) {
    looping.add(nanos);
  }

  /** Time from a loop's begin to its end. */
  void addAwaitingLoops(long nanos) {
    awaitingLoops.add(nanos);
  }

  long rows() {
    return rows.sum();
  }

  /** All there is, with what its inputs spent when it called them. */
  long allNanos() {
    return producing.sum() + preparing.sum() - awaitingLoops.sum() + looping.sum();
  }

  /** What of it is in the time of whoever called the node. */
  long nanosWithinCaller() {
    return producing.sum() + preparing.sum();
  }
}
