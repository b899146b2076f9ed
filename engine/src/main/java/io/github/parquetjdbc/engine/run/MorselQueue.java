package io.github.parquetjdbc.engine.run;

import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.engine.context.QueryError;
import io.github.parquetjdbc.engine.context.QueryException;
import io.github.parquetjdbc.engine.operator.Stage;
import io.github.parquetjdbc.engine.run.Producer.State;
import io.github.parquetjdbc.vector.Batch;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Who produces which morsel, and what is ready of it: the lock between the producers of a stage and
 * the one consumer that takes the morsels in order.
 *
 * <p>Producers run ahead as far as {@link #BUFFER_BYTES}, and the rows that the consumer fetches at
 * a time, allow. A morsel that nobody works on when its turn comes is given to the consumer to
 * produce itself: so the first rows wait for no thread, and a busy pool slows but never blocks.
 */
final class MorselQueue {

  /** Finished batches that may wait for the consumer, roughly. */
  private static final long BUFFER_BYTES = 32L << 20;

  /** Batches that may wait of the morsel whose turn it is, however full the buffer is. */
  private static final int HEAD_BATCHES = 4;

  /**
   * How long the consumer waits at a time, and for a pool thread to take up the morsel it needs:
   * the query may have been stopped, and the pool may be busy with other queries.
   */
  private static final long WAIT_MILLIS = 5;

  /** When producers begin. */
  enum Start {
    AT_ONCE,
    /** Only when the first morsel did not have what the consumer needs. */
    AFTER_FIRST_MORSEL
  }

  /**
   * What the consumer gets: a batch, a failure, a producer to run itself, or (all null) the end.
   */
  record Turn(Batch batch, Throwable failure, Producer inline) {}

  private final Stage stage;
  private final Workers workers;
  private final QueryContext context;
  private final Start start;
  private final int morselCount;
  private final Producer consumersOwn;
  private final List<Producer> producers = new ArrayList<>();
  private final Map<Integer, MorselOutput> outputs = new HashMap<>();
  private long bufferedBytes;
  private long bufferedRows;
  private int unclaimed;
  private int head;
  private boolean closed;

  MorselQueue(Stage stage, Start start, Workers workers, QueryContext context) {
    this.stage = stage;
    this.start = start;
    this.workers = workers;
    this.context = context;
    morselCount = stage.morselCount();
    consumersOwn = new Producer(this, stage);
  }

  // The consumer's side.

  /** Waits for the next batch in order. */
  synchronized Turn await() {
    long patience = System.nanoTime() + WAIT_MILLIS * 1_000_000;
    while (true) {
      context.checkStopped();
      if (head == morselCount) {
        return new Turn(null, null, null);
      }
      MorselOutput output = outputs.get(head);
      if (output == null) {
        return claimForConsumer();
      }
      MorselOutput.Ready ready = output.poll();
      if (ready != null) {
        bufferedBytes -= ready.bytes();
        bufferedRows -= ready.batch().rowCount();
        resumeProducers();
        return new Turn(ready.batch(), null, null);
      }
      if (output.failure() != null) {
        return new Turn(null, output.failure(), null);
      }
      Producer producer = output.producer();
      if (producer == null) {
        advance();
      } else if (producer.state() == State.QUEUED && System.nanoTime() - patience > 0) {
        producer.setState(State.INLINE);
        return new Turn(null, null, producer);
      } else {
        resume(producer);
        pause();
      }
    }
  }

  private Turn claimForConsumer() {
    assignNext(consumersOwn);
    consumersOwn.setState(State.INLINE);
    startProducers();
    return new Turn(null, null, consumersOwn);
  }

  private void startProducers() {
    boolean early = start == Start.AFTER_FIRST_MORSEL && head == 0;
    if (context.threads() > 1 && producers.isEmpty() && !early) {
      int count = Math.min(context.threads(), morselCount - unclaimed);
      for (int i = 0; i < count; i++) {
        Producer producer = new Producer(this, stage);
        producers.add(producer);
        resume(producer);
      }
    }
  }

  private void advance() {
    outputs.remove(head);
    head++;
    resumeProducers();
  }

  /** A morsel that the consumer produced itself is at its end. */
  synchronized void finishedInline(Producer producer) {
    producer.output().finish();
    producer.assign(null);
    producer.setState(State.PARKED);
    advance();
  }

  private void resumeProducers() {
    if (!isFull(2)) {
      for (Producer producer : producers) {
        if (producer.output() != null || unclaimed < morselCount) {
          resume(producer);
        }
      }
    }
  }

  private void resume(Producer producer) {
    if (producer.state() == State.PARKED) {
      producer.setState(State.QUEUED);
      workers.execute(producer);
    }
  }

  private void pause() {
    try {
      wait(WAIT_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new QueryException(QueryError.CANCELLED, "interrupted while waiting for rows", e);
    }
  }

  /** Keeps producers out and waits until none is at work. Then their sources can be closed. */
  synchronized List<Producer> shutDown() {
    closed = true;
    boolean interrupted = false;
    while (anyRunning()) {
      try {
        wait();
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
    outputs.clear();
    List<Producer> all = new ArrayList<>(producers);
    all.add(consumersOwn);
    return all;
  }

  private boolean anyRunning() {
    for (Producer producer : producers) {
      if (producer.state() == State.RUNNING) {
        return true;
      }
    }
    return false;
  }

  // The producers' side: each says whether the producer is to go on.

  /** Begins on a pool thread, unless the consumer came first. */
  synchronized boolean enter(Producer producer) {
    if (closed || producer.state() != State.QUEUED) {
      return false;
    }
    producer.setState(State.RUNNING);
    return true;
  }

  synchronized boolean claim(Producer producer) {
    if (closed || unclaimed == morselCount || isFull(1)) {
      return leave(producer);
    }
    assignNext(producer);
    return true;
  }

  /** Whether the part 1 / {@code divisor} of the buffer is full. */
  private boolean isFull(int divisor) {
    int fetchRows = context.fetchRows();
    return bufferedBytes > BUFFER_BYTES / divisor
        || fetchRows > 0 && bufferedRows >= Math.max(1, fetchRows / divisor);
  }

  private int headBatches() {
    return context.fetchRows() > 0 ? 1 : HEAD_BATCHES;
  }

  private void assignNext(Producer producer) {
    MorselOutput output = new MorselOutput(unclaimed, producer);
    outputs.put(unclaimed, output);
    producer.assign(output);
    unclaimed++;
  }

  synchronized boolean produced(Producer producer, MorselOutput.Ready ready) {
    MorselOutput output = producer.output();
    output.add(ready);
    bufferedBytes += ready.bytes();
    bufferedRows += ready.batch().rowCount();
    notifyAll();
    boolean room = !isFull(1) || output.morsel() == head && output.readyBatches() < headBatches();
    return room && !closed || leave(producer);
  }

  synchronized boolean finished(Producer producer) {
    producer.output().finish();
    producer.assign(null);
    notifyAll();
    return !closed || leave(producer);
  }

  /** Morsels before the failed one are all claimed and will come; those after it need not. */
  synchronized boolean failed(Producer producer, Throwable failure) {
    producer.output().fail(failure);
    producer.assign(null);
    unclaimed = morselCount;
    return leave(producer);
  }

  private boolean leave(Producer producer) {
    producer.setState(State.PARKED);
    notifyAll();
    return false;
  }
}
