package io.github.parquetjdbc.reader.column;

import io.github.parquetjdbc.vector.BooleanVector;
import io.github.parquetjdbc.vector.ConstantVector;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.ListVector;
import io.github.parquetjdbc.vector.MapVector;
import io.github.parquetjdbc.vector.StructVector;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * How a field is put together from the windows of its leaves, after S. Melnik et al., "Dremel:
 * Interactive Analysis of Web-Scale Datasets" (VLDB 2010), column by column: levels say where lists
 * start and end and what is NULL, so no record is ever built.
 *
 * <p>What fields have in common is taken from the first leaf below; that the other leaves say the
 * same is checked.
 */
interface Assembly {

  /** The field's vector for the window. Its arrays are overwritten for the next window. */
  Vector assemble() throws IOException;

  /** The first leaf below the field. */
  LeafReader firstLeaf();

  /** A value. */
  record Value(LeafReader firstLeaf) implements Assembly {
    @Override
    public Vector assemble() {
      return firstLeaf.vector();
    }
  }

  /** What maps without values have as values: as many NULLs as there are entries. */
  record NoValue(LeafReader firstLeaf, ListOffsets entries) implements Assembly {
    @Override
    public Vector assemble() {
      Vector value = new BooleanVector(DataType.NULL, new byte[1], 1, Validity.allNull(1));
      return new ConstantVector(value, entries.elements());
    }
  }

  /** A group of fields. */
  record Struct(DataType type, Occurrences occurrences, List<Assembly> children)
      implements Assembly {
    @Override
    public LeafReader firstLeaf() {
      return children.get(0).firstLeaf();
    }

    @Override
    public Vector assemble() throws IOException {
      List<Vector> vectors = new ArrayList<>(children.size());
      for (Assembly child : children) {
        occurrences.checkAgreement(firstLeaf(), child.firstLeaf());
        vectors.add(child.assemble());
      }
      occurrences.read(firstLeaf().levels());
      return new StructVector(type, vectors, occurrences.count(), occurrences.validity());
    }
  }

  /** A list. */
  record ListOf(DataType type, ListOffsets offsets, Assembly element) implements Assembly {
    @Override
    public LeafReader firstLeaf() {
      return element.firstLeaf();
    }

    @Override
    public Vector assemble() throws IOException {
      offsets.read(firstLeaf().levels());
      Vector elements = element.assemble();
      return new ListVector(type, offsets.offsets(), elements, offsets.count(), offsets.validity());
    }
  }

  /**
   * A map.
   *
   * @param entries occurrences of an entry
   * @param value makes vectors as long as those of the key
   */
  record MapOf(
      DataType type, ListOffsets offsets, Occurrences entries, Assembly key, Assembly value)
      implements Assembly {
    @Override
    public LeafReader firstLeaf() {
      return key.firstLeaf();
    }

    @Override
    public Vector assemble() throws IOException {
      entries.checkAgreement(firstLeaf(), value.firstLeaf());
      offsets.read(firstLeaf().levels());
      Vector keys = key.assemble();
      Vector values = value.assemble();
      return new MapVector(
          type, offsets.offsets(), keys, values, offsets.count(), offsets.validity());
    }
  }
}
