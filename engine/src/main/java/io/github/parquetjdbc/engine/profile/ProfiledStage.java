package io.github.parquetjdbc.engine.profile;

import io.github.parquetjdbc.engine.operator.Stage;
import io.github.parquetjdbc.engine.operator.StageWorker;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.BatchSource;
import java.io.IOException;

/** A stage whose rows are counted and whose time is taken, once a batch. */
record ProfiledStage(Stage stage, NodeProfile profile) implements Stage {

  @Override
  public void prepare(long rowLimit) throws IOException {
    long start = System.nanoTime();
    try {
      stage.prepare(rowLimit);
    } finally {
      profile.addPreparing(System.nanoTime() - start);
    }
  }

  @Override
  public int morselCount() {
    return stage.morselCount();
  }

  @Override
  public StageWorker newWorker() {
    StageWorker worker = stage.newWorker();
    return morsel -> {
      long start = System.nanoTime();
      try {
        return new Source(worker.open(morsel), profile);
      } finally {
        profile.addProducing(System.nanoTime() - start);
      }
    };
  }

  @Override
  public void close() {
    stage.close();
  }

  private record Source(BatchSource source, NodeProfile profile) implements BatchSource {

    @Override
    public Batch next() throws IOException {
      long start = System.nanoTime();
      try {
        Batch batch = source.next();
        profile.addRows(batch == null ? 0 : batch.rowCount());
        return batch;
      } finally {
        profile.addProducing(System.nanoTime() - start);
      }
    }

    @Override
    public void close() {
      source.close();
    }
  }
}
