package io.github.parquetjdbc.adapter;

import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.engine.run.BatchCursor;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.StopSignal;
import java.io.IOException;
import java.util.List;
import java.util.Map;

/** A planned statement, executable many times, by several threads at once. */
public interface PreparedQuery {

  List<ResultColumn> columns();

  /** The statement's parameters, in order. */
  List<QueryParameter> parameters();

  /**
   * The statement with other types for some parameters: for values that the planned type cannot
   * hold, and for parameters that have their value's type.
   *
   * @param types by number of the parameter, from 0; not of row counts
   * @param stop ends the planning soon, wherever it is
   * @throws SqlException where the statement does not take these types
   */
  PreparedQuery retyped(Map<Integer, DataType> types, StopSignal stop) throws IOException;

  /**
   * The statement over the tables as they are now, whose columns may be others, with parameters of
   * the same types: to be executed where this one is {@link SqlException.Kind#STALE}.
   *
   * @throws SqlException where it is no valid query any longer
   */
  PreparedQuery renewed(StopSignal stop) throws IOException;

  /**
   * Starts one execution.
   *
   * @param context its parameters are as many as {@link #parameters()}, in the form of {@code
   *     Expression.Literal.value} for these types
   * @param maxRows rows after which the caller stops asking; {@code Long.MAX_VALUE} for none. Work
   *     and I/O beyond them are spared
   */
  BatchCursor execute(QueryContext context, long maxRows) throws IOException;

  /** What reading has cost so far in the given execution, for {@code --stats} and EXPLAIN. */
  ScanStatistics statistics(BatchCursor cursor);
}
