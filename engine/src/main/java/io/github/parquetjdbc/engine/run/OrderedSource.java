package io.github.parquetjdbc.engine.run;

import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.engine.operator.Closing;
import io.github.parquetjdbc.engine.operator.Stage;
import io.github.parquetjdbc.engine.rows.RowNumbers;
import io.github.parquetjdbc.engine.rows.VectorCopy;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.BatchSource;
import io.github.parquetjdbc.vector.Selection;
import java.io.IOException;

/** A stage's rows in order and without selections, up to a limit, for one consumer. */
final class OrderedSource implements BatchSource {

  /** Up to so many rows are looked for in the first morsel before others are begun. */
  private static final long SMALL_LIMIT = 20_000;

  private final MorselQueue queue;
  private final QueryContext context;
  private long remainingRows;

  /** What the consumer produces itself at present, or {@code null}. */
  private Producer inline;

  OrderedSource(Stage stage, long rowLimit, Workers workers, QueryContext context) {
    this.context = context;
    remainingRows = rowLimit;
    MorselQueue.Start start =
        rowLimit <= SMALL_LIMIT ? MorselQueue.Start.AFTER_FIRST_MORSEL : MorselQueue.Start.AT_ONCE;
    queue = new MorselQueue(stage, start, workers, context);
  }

  @Override
  public Batch next() throws IOException {
    if (remainingRows == 0) {
      return null;
    }
    Batch batch = nextWhole();
    if (batch == null) {
      // A source that was told to stop may have ended early, as if it had no more rows.
      context.checkStopped();
      return null;
    }
    Batch result = compactUpTo(batch, remainingRows);
    remainingRows -= result.length();
    return result;
  }

  private Batch nextWhole() throws IOException {
    while (true) {
      if (inline == null) {
        MorselQueue.Turn turn = queue.await();
        if (turn.failure() != null) {
          FirstFailure.rethrow(turn.failure());
        }
        if (turn.inline() == null) {
          return turn.batch();
        }
        inline = turn.inline();
      }
      Batch batch = inline.nextBatch();
      if (batch != null) {
        return batch;
      }
      queue.finishedInline(inline);
      inline = null;
    }
  }

  private static Batch compactUpTo(Batch batch, long limit) {
    if (batch.rowCount() <= limit) {
      return batch.selection() == null ? batch : VectorCopy.compact(batch);
    }
    Selection first = new Selection(RowNumbers.of(batch), (int) limit);
    return VectorCopy.compact(batch.withSelection(first));
  }

  @Override
  public void close() {
    Closing.closeAll(queue.shutDown(), Producer::closeSource);
  }
}
