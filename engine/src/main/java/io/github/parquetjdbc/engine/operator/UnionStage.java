package io.github.parquetjdbc.engine.operator;

import java.io.IOException;
import java.util.List;

/** The morsels of all inputs, one input after another. */
public final class UnionStage implements Stage {

  private final List<Stage> inputs;

  /** For each input, the number of its first morsel; then the count of all. */
  private int[] firstMorsels;

  public UnionStage(List<Stage> inputs) {
    this.inputs = List.copyOf(inputs);
  }

  @Override
  public void prepare(long rowLimit) throws IOException {
    int[] firsts = new int[inputs.size() + 1];
    for (int i = 0; i < inputs.size(); i++) {
      inputs.get(i).prepare(rowLimit);
      firsts[i + 1] = Math.addExact(firsts[i], inputs.get(i).morselCount());
    }
    firstMorsels = firsts;
  }

  @Override
  public int morselCount() {
    return firstMorsels[inputs.size()];
  }

  @Override
  public StageWorker newWorker() {
    StageWorker[] workers = new StageWorker[inputs.size()];
    return morsel -> {
      int input = inputOf(morsel);
      if (workers[input] == null) {
        workers[input] = inputs.get(input).newWorker();
      }
      return workers[input].open(morsel - firstMorsels[input]);
    };
  }

  private int inputOf(int morsel) {
    int input = 0;
    while (firstMorsels[input + 1] <= morsel) {
      input++;
    }
    return input;
  }

  @Override
  public void close() {
    Closing.closeAll(inputs);
  }
}
