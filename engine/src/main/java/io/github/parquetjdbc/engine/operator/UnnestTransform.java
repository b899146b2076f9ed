package io.github.parquetjdbc.engine.operator;

import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.engine.rows.FlatView;
import io.github.parquetjdbc.engine.rows.RowNumbers;
import io.github.parquetjdbc.engine.rows.VectorCopy;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.IntVector;
import io.github.parquetjdbc.vector.ListVector;
import io.github.parquetjdbc.vector.MapVector;
import io.github.parquetjdbc.vector.StructVector;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;
import java.util.ArrayList;
import java.util.List;

/**
 * Gives each row once for every element of its collections, side by side; shorter ones are padded
 * with nulls (SQL:2016, 7.6 "collection derived table").
 */
public final class UnnestTransform implements Transform {

  private final PlanNode.Unnest node;
  private final FlatView[] views;

  /** For each output row its input row, and for each collection the element, or -1. */
  private final int[] parents = new int[Batch.MAX_LENGTH];

  private final int[][] elements;
  private final int[] ordinals = new int[Batch.MAX_LENGTH];

  /** The batch in work, or {@code null}. */
  private Batch input;

  private int[] rows;

  /** The next input row, as an index among those that count, and the next element of it. */
  private int index;

  private int element;

  public UnnestTransform(PlanNode.Unnest node) {
    this.node = node;
    int count = node.collections().size();
    views = new FlatView[count];
    elements = new int[count][Batch.MAX_LENGTH];
    for (int i = 0; i < count; i++) {
      views[i] = new FlatView();
    }
  }

  @Override
  public void accept(Batch batch) {
    input = batch;
    rows = RowNumbers.of(batch);
    index = 0;
    element = 0;
    for (int i = 0; i < views.length; i++) {
      Vector collection = batch.column(node.collections().get(i));
      views[i].set(collection, RowNumbers.all(batch.length()), 0, batch.length());
    }
  }

  @Override
  public Batch next() {
    int count = input == null ? 0 : fill();
    if (count == 0) {
      input = null;
      return null;
    }
    List<Vector> columns = new ArrayList<>();
    for (int column : node.kept()) {
      columns.add(VectorCopy.gather(input.column(column), parents, count));
    }
    for (int i = 0; i < views.length; i++) {
      addElements(views[i].base(), elements[i], count, columns);
    }
    if (node.ordinality()) {
      columns.add(ordinals(count));
    }
    return Batch.of(count, columns.toArray(new Vector[0]));
  }

  private int fill() {
    int count = 0;
    while (index < input.rowCount() && count < Batch.MAX_LENGTH) {
      int row = rows[index];
      int length = length(row);
      if (length == 0 && node.empty() == PlanNode.EmptyCollections.PADDED && element == 0) {
        put(count++, row, 0, 0);
      }
      while (element < length && count < Batch.MAX_LENGTH) {
        put(count++, row, element++, length);
      }
      if (element >= length) {
        index++;
        element = 0;
      }
    }
    return count;
  }

  /** The longest collection's length. */
  private int length(int row) {
    int longest = 0;
    for (int i = 0; i < views.length; i++) {
      longest = Math.max(longest, length(i, row));
    }
    return longest;
  }

  private int length(int collection, int row) {
    if (input.column(node.collections().get(collection)).isNull(row)) {
      return 0;
    }
    int position = views[collection].positions()[row];
    int[] offsets = offsets(views[collection].base());
    return offsets[position + 1] - offsets[position];
  }

  private static int[] offsets(Vector collection) {
    return collection instanceof ListVector list
        ? list.offsets()
        : ((MapVector) collection).offsets();
  }

  private void put(int place, int row, int number, int length) {
    parents[place] = row;
    ordinals[place] = length == 0 ? 0 : number + 1;
    for (int i = 0; i < views.length; i++) {
      boolean present = number < length(i, row);
      int start = present ? offsets(views[i].base())[views[i].positions()[row]] : 0;
      elements[i][place] = present ? start + number : -1;
    }
  }

  private static void addElements(
      Vector collection, int[] positions, int count, List<Vector> columns) {
    if (collection instanceof MapVector map) {
      columns.add(VectorCopy.gatherPadded(map.keys(), positions, count));
      columns.add(VectorCopy.gatherPadded(map.values(), positions, count));
      return;
    }
    Vector elements = ((ListVector) collection).elements();
    if (elements instanceof StructVector struct) {
      for (Vector child : struct.children()) {
        columns.add(VectorCopy.gatherPadded(child, positions, count));
      }
    } else {
      columns.add(VectorCopy.gatherPadded(elements, positions, count));
    }
  }

  /** Padded rows have no number. */
  private Vector ordinals(int count) {
    Validity validity = null;
    for (int i = 0; i < count; i++) {
      if (ordinals[i] == 0) {
        validity = validity == null ? Validity.allValid(count) : validity;
        validity.setNull(i);
      }
    }
    return new IntVector(DataType.INTEGER, ordinals.clone(), count, validity);
  }

  @Override
  public void reset() {
    input = null;
  }
}
