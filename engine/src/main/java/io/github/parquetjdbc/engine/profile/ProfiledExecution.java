package io.github.parquetjdbc.engine.profile;

import io.github.parquetjdbc.engine.operator.Execution;
import io.github.parquetjdbc.engine.operator.Sink;
import io.github.parquetjdbc.engine.operator.Stage;
import io.github.parquetjdbc.engine.operator.StageWorker;
import io.github.parquetjdbc.engine.spill.SpillSpace;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.BatchSource;
import java.io.IOException;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.function.Supplier;

/** Parallel work whose threads' time is taken, once a morsel or task. */
record ProfiledExecution(Execution execution, NodeProfile profile) implements Execution {

  @Override
  public <S extends Sink> List<S> drain(Stage input, Supplier<S> newSink) throws IOException {
    long start = System.nanoTime();
    try {
      return execution.drain(new Drained(input, profile), newSink);
    } finally {
      profile.addAwaitingLoops(System.nanoTime() - start);
    }
  }

  @Override
  public void forEach(int tasks, IntConsumer task) throws IOException {
    long start = System.nanoTime();
    try {
      execution.forEach(tasks, number -> run(task, number));
    } finally {
      profile.addAwaitingLoops(System.nanoTime() - start);
    }
  }

  private void run(IntConsumer task, int number) {
    long start = System.nanoTime();
    try {
      task.accept(number);
    } finally {
      profile.addLooping(System.nanoTime() - start);
    }
  }

  @Override
  public BatchSource ordered(Stage input, long rowLimit) {
    return execution.ordered(input, rowLimit);
  }

  @Override
  public SpillSpace spill() {
    return execution.spill();
  }

  /** An input: from a morsel's opening to its closing a thread makes its rows and takes them. */
  private record Drained(Stage stage, NodeProfile profile) implements Stage {

    @Override
    public void prepare(long rowLimit) throws IOException {
      stage.prepare(rowLimit);
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
        return new Source(worker.open(morsel), start, profile);
      };
    }

    @Override
    public void close() {
      stage.close();
    }
  }

  private record Source(BatchSource source, long start, NodeProfile profile)
      implements BatchSource {

    @Override
    public Batch next() throws IOException {
      return source.next();
    }

    @Override
    public void close() {
      try {
        source.close();
      } finally {
        profile.addLooping(System.nanoTime() - start);
      }
    }
  }
}
