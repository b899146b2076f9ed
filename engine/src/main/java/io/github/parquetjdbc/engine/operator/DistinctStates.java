package io.github.parquetjdbc.engine.operator;

import io.github.parquetjdbc.engine.aggregate.Accumulator;
import io.github.parquetjdbc.engine.aggregate.GroupedRows;
import io.github.parquetjdbc.engine.aggregate.Part;
import io.github.parquetjdbc.engine.aggregate.RowChooser;
import io.github.parquetjdbc.engine.hash.GroupTable;
import io.github.parquetjdbc.engine.rows.RowNumbers;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.LongVector;
import io.github.parquetjdbc.vector.Vector;
import java.util.ArrayList;
import java.util.List;

/**
 * One DISTINCT call: collects the distinct pairs of group and arguments, and aggregates over them
 * at the end.
 */
final class DistinctStates {

  private final AggregateLayout.DistinctCall call;
  private final GroupTable pairs;
  private final RowChooser chooser = new RowChooser();
  private final Accumulator[] parts;
  private long[] groupOfRow = new long[0];
  private int[] pairOfRow = new int[0];

  DistinctStates(AggregateLayout.DistinctCall call) {
    this.call = call;
    List<DataType> types = new ArrayList<>();
    types.add(DataType.BIGINT);
    types.addAll(call.types());
    pairs = GroupTable.of(types);
    parts = new Accumulator[call.function().parts().size()];
    for (int i = 0; i < parts.length; i++) {
      Part part = call.function().parts().get(i);
      DataType type = part.arguments().isEmpty() ? null : call.types().get(part.arguments().get(0));
      parts[i] = part.newAccumulator(type);
    }
  }

  /** The column that must be true, or -1. */
  int filter() {
    return call.filter();
  }

  void add(Batch batch, GroupedRows rows) {
    Vector[] columns = new Vector[1 + call.columns().size()];
    GroupedRows valid = rows;
    for (int i = 1; i < columns.length; i++) {
      columns[i] = batch.column(call.columns().get(i - 1));
      valid = chooser.valid(valid, columns[i]);
    }
    if (groupOfRow.length < batch.length()) {
      groupOfRow = new long[batch.length()];
      pairOfRow = new int[batch.length()];
    }
    for (int i = valid.from(); i < valid.to(); i++) {
      groupOfRow[valid.rows()[i]] = valid.groups() == null ? valid.group() : valid.groups()[i];
    }
    columns[0] = new LongVector(DataType.BIGINT, groupOfRow, batch.length(), null);
    pairs.assign(columns, valid.rows(), valid.from(), valid.to(), pairOfRow);
  }

  void merge(DistinctStates other, int[] groups) {
    for (int from = 0; from < other.pairs.size(); from += Batch.MAX_LENGTH) {
      int count = Math.min(Batch.MAX_LENGTH, other.pairs.size() - from);
      Vector[] columns = other.pairs.keys(from, count);
      long[] theirs = ((LongVector) columns[0]).values();
      for (int i = 0; i < count; i++) {
        theirs[i] = groups[(int) theirs[i]];
      }
      pairs.assign(columns, RowNumbers.all(count), 0, count, new int[count]);
    }
  }

  void finish(int groups) {
    for (Accumulator part : parts) {
      part.grow(groups);
    }
    for (int from = 0; from < pairs.size(); from += Batch.MAX_LENGTH) {
      int count = Math.min(Batch.MAX_LENGTH, pairs.size() - from);
      Vector[] columns = pairs.keys(from, count);
      int[] groupOf = new int[count];
      for (int i = 0; i < count; i++) {
        groupOf[i] = (int) ((LongVector) columns[0]).values()[i];
      }
      GroupedRows rows = GroupedRows.ofGroups(groupOf, RowNumbers.all(count), count);
      aggregate(rows, columns);
    }
  }

  /** No argument is null here, so that parts about nulls have nothing to add. */
  private void aggregate(GroupedRows rows, Vector[] columns) {
    for (int i = 0; i < parts.length; i++) {
      Part part = call.function().parts().get(i);
      if (part.intake() != Part.Intake.NULL) {
        parts[i].add(
            rows, part.arguments().isEmpty() ? null : columns[1 + part.arguments().get(0)]);
      }
    }
  }

  Vector result(int from, int count) {
    return call.function().result(parts, from, count);
  }

  long bytes() {
    return pairs.bytes();
  }
}
