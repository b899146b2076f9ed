package io.github.parquetjdbc.adapter.table;

import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.reader.error.MalformedFileException;
import io.github.parquetjdbc.vector.ConstantVector;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.ListVector;
import io.github.parquetjdbc.vector.MapVector;
import io.github.parquetjdbc.vector.StructVector;
import io.github.parquetjdbc.vector.TypeId;
import io.github.parquetjdbc.vector.Vector;
import java.util.ArrayList;
import java.util.List;

/**
 * Widens what is inside of lists, maps and structs; fields of structs that a file lacks are null.
 * Offsets and validity stay as they are.
 */
final class NestedWidening implements Widening {

  private final DataType to;

  /** For each field of {@code to}: its place in the file's type, or -1. */
  private final int[] sources;

  private final Widening[] widenings;

  private NestedWidening(DataType to, int[] sources, Widening[] widenings) {
    this.to = to;
    this.sources = sources;
    this.widenings = widenings;
  }

  static NestedWidening of(DataType from, DataType to, FilePosition position) {
    int width = to.fields().size();
    int[] sources = new int[width];
    Widening[] widenings = new Widening[width];
    for (int i = 0; i < width; i++) {
      DataType.Field field = to.fields().get(i);
      sources[i] = to.id() == TypeId.STRUCT ? place(field.name(), from) : i;
      widenings[i] =
          sources[i] < 0
              ? NONE
              : Widening.of(from.fields().get(sources[i]).type(), field.type(), position);
    }
    return new NestedWidening(to, sources, widenings);
  }

  private static int place(String name, DataType from) {
    for (int i = 0; i < from.fields().size(); i++) {
      if (from.fields().get(i).name().equals(name)) {
        return i;
      }
    }
    return -1;
  }

  @Override
  public Vector widen(Vector vector) throws MalformedFileException {
    if (vector instanceof ConstantVector constant) {
      return new ConstantVector(widen(constant.value()), vector.length());
    }
    if (vector instanceof ListVector list) {
      Vector elements = widenings[0].widen(list.elements());
      return new ListVector(to, list.offsets(), elements, list.length(), list.validity());
    }
    if (vector instanceof MapVector map) {
      Vector keys = widenings[0].widen(map.keys());
      Vector values = widenings[1].widen(map.values());
      return new MapVector(to, map.offsets(), keys, values, map.length(), map.validity());
    }
    StructVector struct = (StructVector) vector;
    List<Vector> children = new ArrayList<>(sources.length);
    for (int i = 0; i < sources.length; i++) {
      children.add(
          sources[i] < 0
              ? NullVector.of(to.fields().get(i).type(), struct.length())
              : widenings[i].widen(struct.children().get(sources[i])));
    }
    return new StructVector(to, children, struct.length(), struct.validity());
  }
}
