package io.github.parquetjdbc.engine.aggregate;

import io.github.parquetjdbc.engine.rows.FlatView;
import io.github.parquetjdbc.vector.BooleanVector;
import io.github.parquetjdbc.vector.Vector;

/**
 * Chooses among grouped rows. The result lies in the chooser's own arrays, until it is used again.
 */
public final class RowChooser {

  private final FlatView view = new FlatView();
  private int[] rows = new int[0];
  private int[] groups = new int[0];
  private byte[] kept = new byte[0];

  /** The rows where {@code vector} is not null; {@code from} itself if that is all of them. */
  public GroupedRows valid(GroupedRows from, Vector vector) {
    return vector.validity() == null ? from : choose(from, vector, 0);
  }

  /** The rows where {@code vector} is null, which has some validity. */
  public GroupedRows nulls(GroupedRows from, Vector vector) {
    return choose(from, vector, 1);
  }

  private GroupedRows choose(GroupedRows from, Vector vector, int flip) {
    long[] words = vector.validity().words();
    int count = from.count();
    reserve(count);
    for (int i = 0; i < count; i++) {
      int row = from.rows()[from.from() + i];
      kept[i] = (byte) (words[row >>> 6] >>> row & 1 ^ flip);
    }
    return compact(from);
  }

  /** The rows where the BOOLEAN {@code vector} is true. */
  public GroupedRows isTrue(GroupedRows from, Vector vector) {
    GroupedRows valid = valid(from, vector);
    int count = valid.count();
    reserve(count);
    if (count > 0) {
      view.set(vector, valid.rows(), valid.from(), valid.to());
      byte[] values = ((BooleanVector) view.base()).values();
      for (int i = 0; i < count; i++) {
        kept[i] = values[view.positions()[view.from() + i]];
      }
    }
    return compact(valid);
  }

  private void reserve(int count) {
    if (rows.length < count) {
      rows = new int[count];
      groups = new int[count];
      kept = new byte[count];
    }
  }

  /** In place where {@code from} lies in this chooser's arrays: writes never pass reads. */
  private GroupedRows compact(GroupedRows from) {
    int chosen = 0;
    int count = from.count();
    for (int i = 0; i < count; i++) {
      rows[chosen] = from.rows()[from.from() + i];
      chosen += kept[i];
    }
    if (from.groups() == null) {
      return GroupedRows.ofOneGroup(from.group(), rows, 0, chosen);
    }
    chosen = 0;
    for (int i = 0; i < count; i++) {
      groups[chosen] = from.groups()[from.from() + i];
      chosen += kept[i];
    }
    return GroupedRows.ofGroups(groups, rows, chosen);
  }
}
