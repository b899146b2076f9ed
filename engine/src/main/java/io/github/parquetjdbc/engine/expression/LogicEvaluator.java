package io.github.parquetjdbc.engine.expression;

import io.github.parquetjdbc.engine.function.bind.Lane;
import io.github.parquetjdbc.engine.function.bind.Output;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.BooleanVector;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.Selection;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;
import java.util.Arrays;
import java.util.List;

/**
 * Three-valued AND or OR. One argument decides a row (false decides AND, true OR); only rows that
 * nothing has decided yet reach the next one. A row that stays undecided is null if an argument
 * was.
 */
final class LogicEvaluator implements Evaluator {

  private final Evaluator[] arguments;
  private final byte decisive;
  private final Output output;
  private final Lane lane = new Lane();
  private int[] undecided = {};

  private LogicEvaluator(List<Evaluator> arguments, int decisive, Output output) {
    this.arguments = arguments.toArray(new Evaluator[0]);
    this.decisive = (byte) decisive;
    this.output = output;
  }

  static LogicEvaluator and(List<Evaluator> arguments, Output output) {
    return new LogicEvaluator(arguments, 0, output);
  }

  static LogicEvaluator or(List<Evaluator> arguments, Output output) {
    return new LogicEvaluator(arguments, 1, output);
  }

  @Override
  public Vector evaluate(Batch batch) {
    int length = batch.length();
    byte[] result = output.booleans(length);
    Arrays.fill(result, 0, length, (byte) (decisive ^ 1));
    long[] words = output.words(length);
    Arrays.fill(words, 0, Validity.wordCount(length), -1L);
    int count = start(batch);
    boolean nulls = false;
    for (Evaluator argument : arguments) {
      if (count == 0) {
        break;
      }
      Vector value = argument.evaluate(batch.withSelection(new Selection(undecided, count)));
      if (value.validity() == null) {
        count = decide(lane.booleans(value), result, count);
      } else {
        nulls = true;
        count = decide(lane.booleans(value), value.validity().words(), result, words, count);
      }
    }
    if (nulls) {
      reviveDecided(result, words, length);
    }
    return new BooleanVector(DataType.BOOLEAN, result, length, nulls ? new Validity(words) : null);
  }

  private int start(Batch batch) {
    if (undecided.length < batch.length()) {
      undecided = new int[batch.length()];
    }
    if (batch.selection() != null) {
      System.arraycopy(batch.selection().rows(), 0, undecided, 0, batch.selection().count());
    } else {
      for (int i = 0; i < batch.length(); i++) {
        undecided[i] = i;
      }
    }
    return batch.rowCount();
  }

  /** Keeps the rows that {@code values} does not decide; returns how many. */
  private int decide(byte[] values, byte[] result, int count) {
    int kept = 0;
    for (int i = 0; i < count; i++) {
      int row = undecided[i];
      byte value = values[row];
      result[row] = value;
      undecided[kept] = row;
      kept += value ^ decisive;
    }
    return kept;
  }

  /** The same where arguments may be null; clears the word bits of null rows. */
  private int decide(byte[] values, long[] valid, byte[] result, long[] words, int count) {
    int kept = 0;
    for (int i = 0; i < count; i++) {
      int row = undecided[i];
      long isValid = valid[row >>> 6] >>> row & 1;
      int open = values[row] ^ decisive | (int) isValid ^ 1;
      result[row] = (byte) (decisive ^ open);
      words[row >>> 6] &= ~((isValid ^ 1) << row);
      undecided[kept] = row;
      kept += open;
    }
    return kept;
  }

  /** A row that was decided is not null, whatever came before. */
  private void reviveDecided(byte[] result, long[] words, int length) {
    for (int row = 0; row < length; row++) {
      long decided = result[row] ^ decisive ^ 1;
      words[row >>> 6] |= decided << row;
    }
  }
}
