package io.github.parquetjdbc.engine.run;

import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.engine.operator.Execution;
import io.github.parquetjdbc.engine.operator.Sink;
import io.github.parquetjdbc.engine.operator.Stage;
import io.github.parquetjdbc.engine.operator.StageWorker;
import io.github.parquetjdbc.engine.spill.SpillSpace;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.BatchSource;
import io.github.parquetjdbc.vector.StopSignal;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.function.Supplier;

/** One query's parallel work, on shared workers and the thread that asks. */
final class ThreadedExecution implements Execution {

  private final Workers workers;
  private final SpillSpace spill;
  private final QueryContext context;

  ThreadedExecution(Workers workers, SpillSpace spill, QueryContext context) {
    this.spill = spill;
    this.workers = workers;
    this.context = context;
  }

  @Override
  public <S extends Sink> List<S> drain(Stage input, Supplier<S> newSink) throws IOException {
    List<S> sinks = Collections.synchronizedList(new ArrayList<>());
    SharedLoop.run(
        workers,
        context.threads(),
        input.morselCount(),
        otherFailed -> {
          S sink = newSink.get();
          sinks.add(sink);
          return new Drain(input.newWorker(), sink, otherFailed);
        });
    // A source that was told to stop may have ended early, as if it had no more rows.
    context.checkStopped();
    return sinks.isEmpty() ? List.of(newSink.get()) : new ArrayList<>(sinks);
  }

  private record Drain(StageWorker worker, Sink sink, StopSignal otherFailed)
      implements SharedLoop.Body {
    @Override
    public void run(int morsel) throws IOException {
      sink.begin(morsel);
      try (BatchSource source = worker.open(morsel)) {
        for (Batch batch = source.next(); batch != null; batch = source.next()) {
          if (otherFailed.stopped()) {
            return;
          }
          sink.accept(batch);
        }
      }
      sink.end(morsel);
    }
  }

  @Override
  public void forEach(int tasks, IntConsumer task) throws IOException {
    SharedLoop.run(workers, context.threads(), tasks, otherFailed -> task::accept);
    context.checkStopped();
  }

  @Override
  public BatchSource ordered(Stage input, long rowLimit) {
    return new OrderedSource(input, rowLimit, workers, context);
  }

  @Override
  public SpillSpace spill() {
    return spill;
  }
}
