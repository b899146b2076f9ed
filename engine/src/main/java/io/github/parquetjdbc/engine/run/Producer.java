package io.github.parquetjdbc.engine.run;

import io.github.parquetjdbc.engine.operator.Stage;
import io.github.parquetjdbc.engine.operator.StageWorker;
import io.github.parquetjdbc.engine.rows.VectorCopy;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.BatchSource;
import java.io.IOException;

/**
 * One worker of a {@link MorselQueue}. It never waits: where it may not run ahead it leaves its
 * thread, and its open morsel stays for whoever goes on with it: a pool thread or the consumer.
 */
final class Producer implements Runnable {

  /** Where a producer is; guarded by the queue's lock. */
  enum State {
    /** Nobody runs it; it may have an open morsel. */
    PARKED,
    /** Handed to the pool, not begun. */
    QUEUED,
    /** On a pool thread. */
    RUNNING,
    /** In the hands of the consumer. */
    INLINE
  }

  private final MorselQueue queue;
  private final Stage stage;
  private State state = State.PARKED;
  private StageWorker worker;
  private BatchSource source;
  private MorselOutput output;

  Producer(MorselQueue queue, Stage stage) {
    this.queue = queue;
    this.stage = stage;
  }

  State state() {
    return state;
  }

  void setState(State newState) {
    state = newState;
  }

  /** The morsel in work, or {@code null} between morsels. */
  MorselOutput output() {
    return output;
  }

  void assign(MorselOutput newOutput) {
    output = newOutput;
  }

  /** The pool's part: produces until the queue says to leave. */
  @Override
  public void run() {
    boolean goOn = queue.enter(this);
    while (goOn) {
      goOn = output == null ? queue.claim(this) : step();
    }
  }

  private boolean step() {
    MorselOutput.Ready ready;
    try {
      Batch batch = nextBatch();
      ready = batch == null ? null : MorselOutput.Ready.of(VectorCopy.compact(batch));
    } catch (Throwable e) {
      // Reaches the consumer when this morsel's turn comes, whatever it is.
      return queue.failed(this, e);
    }
    return ready == null ? queue.finished(this) : queue.produced(this, ready);
  }

  /** The morsel's next batch in its producer's arrays, or {@code null} at its end. */
  Batch nextBatch() throws IOException {
    if (source == null) {
      if (worker == null) {
        worker = stage.newWorker();
      }
      source = worker.open(output.morsel());
    }
    Batch batch = source.next();
    if (batch == null) {
      closeSource();
    }
    return batch;
  }

  void closeSource() {
    if (source != null) {
      BatchSource closing = source;
      source = null;
      closing.close();
    }
  }
}
