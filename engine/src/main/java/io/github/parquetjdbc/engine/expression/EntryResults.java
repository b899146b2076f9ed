package io.github.parquetjdbc.engine.expression;

import io.github.parquetjdbc.engine.context.QueryError;
import io.github.parquetjdbc.engine.context.QueryException;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.ConstantVector;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.DictionaryVector;
import io.github.parquetjdbc.vector.Vector;

/**
 * The results of an expression of one column for the entries of the dictionary that the column has
 * at present. They are computed once as many rows have been seen as there are entries, so that a
 * large dictionary of which few rows are used costs at most twice what the rows cost.
 */
final class EntryResults {

  private final Evaluator expression;
  private final int column;
  private final DataType columnType;
  private Vector dictionary;
  private long rowsSeen;
  private Vector results;
  private boolean failed;
  private Vector ofNull;
  private boolean nullAsked;

  /**
   * @param expression with results that are never written over
   */
  EntryResults(Evaluator expression, int column, DataType columnType) {
    this.expression = expression;
    this.column = column;
    this.columnType = columnType;
  }

  /**
   * Results by entry, or {@code null} where rows are better computed one by one: the dictionary is
   * large for what has been seen of it, or an entry fails (which matters only if a row has it).
   */
  Vector of(DictionaryVector vector, int rows) {
    if (dictionary != vector.dictionary()) {
      dictionary = vector.dictionary();
      rowsSeen = 0;
      results = null;
      failed = false;
    }
    if (results == null && !failed) {
      rowsSeen += rows;
      if (dictionary.length() <= rowsSeen) {
        compute();
      }
    }
    return results;
  }

  private void compute() {
    try {
      results = expression.evaluate(batchOf(dictionary));
    } catch (QueryException e) {
      if (isStop(e.error())) {
        throw e;
      }
      failed = true;
    }
  }

  /** What the expression makes of null: flat, of length 1; {@code null} where it fails. */
  Vector ofNull() {
    if (!nullAsked) {
      nullAsked = true;
      try {
        Vector result = expression.evaluate(batchOf(Constants.vector(null, columnType, 1)));
        ofNull = result instanceof ConstantVector constant ? constant.value() : result;
      } catch (QueryException e) {
        if (isStop(e.error())) {
          throw e;
        }
      }
    }
    return ofNull;
  }

  private Batch batchOf(Vector vector) {
    Vector[] columns = new Vector[column + 1];
    columns[column] = vector;
    return Batch.of(vector.length(), columns);
  }

  private static boolean isStop(QueryError error) {
    return error == QueryError.CANCELLED
        || error == QueryError.TIMED_OUT
        || error == QueryError.OUT_OF_MEMORY;
  }
}
