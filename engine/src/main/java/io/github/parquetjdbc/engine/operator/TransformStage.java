package io.github.parquetjdbc.engine.operator;

import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.BatchSource;
import java.io.IOException;
import java.util.function.Supplier;

/** Another stage's morsels, each batch sent through a {@link Transform}. */
public final class TransformStage implements Stage {

  /** How the number of rows that come out relates to that which goes in. */
  public enum RowCount {
    /** One row out for each row in, so that a limit of the output limits the input. */
    KEPT,
    CHANGED
  }

  private final Stage input;
  private final Supplier<Transform> newTransform;
  private final RowCount rowCount;

  public TransformStage(Stage input, RowCount rowCount, Supplier<Transform> newTransform) {
    this.input = input;
    this.rowCount = rowCount;
    this.newTransform = newTransform;
  }

  @Override
  public void prepare(long rowLimit) throws IOException {
    input.prepare(rowCount == RowCount.KEPT ? rowLimit : Long.MAX_VALUE);
  }

  @Override
  public int morselCount() {
    return input.morselCount();
  }

  @Override
  public StageWorker newWorker() {
    StageWorker worker = input.newWorker();
    Transform transform = newTransform.get();
    return morsel -> new TransformedSource(worker.open(morsel), transform);
  }

  @Override
  public void close() {
    input.close();
  }

  private record TransformedSource(BatchSource source, Transform transform) implements BatchSource {
    @Override
    public Batch next() throws IOException {
      while (true) {
        Batch output = transform.next();
        if (output == null) {
          Batch batch = source.next();
          if (batch == null) {
            return null;
          }
          transform.accept(batch);
        } else if (output.rowCount() > 0) {
          return output;
        }
      }
    }

    /** Also lets go of what is left of the last input. */
    @Override
    public void close() {
      transform.reset();
      source.close();
    }
  }
}
