package io.github.parquetjdbc.engine.sort;

import io.github.parquetjdbc.engine.plan.SortKey;
import io.github.parquetjdbc.engine.rows.RowStore;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.BatchSource;
import io.github.parquetjdbc.vector.DataType;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Merges sorted inputs, a batch of each in memory, by a tree of losers (Knuth, The Art of Computer
 * Programming, volume 3, 5.4.1). The last column of the inputs is a row's place before sorting, by
 * which equal rows are ordered; it comes out, too.
 */
public final class MergeSource implements BatchSource {

  private final List<DataType> types;
  private final int maxRows;
  private final List<MergeInput> inputs = new ArrayList<>();

  /** The loser of each match, by number; the winner of all at 0. Empty before the first batch. */
  private int[] tree = new int[0];

  /**
   * @param sources batches of flat vectors without selections, each source sorted; closed with this
   * @param types of all columns, the last a BIGINT that is never null
   * @param keys none where the last column alone is the order
   * @param maxRows of a batch that comes out
   */
  public MergeSource(
      List<BatchSource> sources, List<DataType> types, List<SortKey> keys, int maxRows) {
    this.types = types;
    this.maxRows = maxRows;
    for (BatchSource source : sources) {
      inputs.add(new MergeInput(source, keys));
    }
  }

  @Override
  public Batch next() throws IOException {
    if (tree.length == 0) {
      start();
    }
    RowStore rows = new RowStore(types);
    int[] sources = new int[maxRows];
    int count = 0;
    while (count < maxRows && !inputs.isEmpty() && !inputs.get(tree[0]).isAtEnd()) {
      MergeInput winner = inputs.get(tree[0]);
      winner.take(count++);
      if (winner.isAtLastRow()) {
        winner.handOver(rows, sources);
        winner.load();
      } else {
        winner.advance();
      }
      replay(tree[0]);
    }
    if (count == 0) {
      return null;
    }
    for (MergeInput input : inputs) {
      if (input.hasTaken()) {
        input.handOver(rows, sources);
      }
    }
    return rows.gather(sources, 0, count);
  }

  private void start() throws IOException {
    tree = new int[Math.max(1, inputs.size())];
    for (MergeInput input : inputs) {
      input.load();
    }
    if (!inputs.isEmpty()) {
      tree[0] = play(1);
    }
  }

  /** Plays all matches beneath a node, whose children are {@code 2 node} and the next. */
  private int play(int node) {
    if (node >= inputs.size()) {
      return node - inputs.size();
    }
    int left = play(2 * node);
    int right = play(2 * node + 1);
    boolean rightWins = beats(right, left);
    tree[node] = rightWins ? left : right;
    return rightWins ? right : left;
  }

  private void replay(int input) {
    int winner = input;
    for (int node = (input + inputs.size()) >>> 1; node > 0; node >>>= 1) {
      if (beats(tree[node], winner)) {
        int loser = winner;
        winner = tree[node];
        tree[node] = loser;
      }
    }
    tree[0] = winner;
  }

  private boolean beats(int left, int right) {
    MergeInput leftInput = inputs.get(left);
    MergeInput rightInput = inputs.get(right);
    return !leftInput.isAtEnd() && (rightInput.isAtEnd() || leftInput.isBefore(rightInput));
  }

  @Override
  public void close() {
    inputs.forEach(MergeInput::close);
  }
}
