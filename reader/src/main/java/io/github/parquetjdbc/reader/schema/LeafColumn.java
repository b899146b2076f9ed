package io.github.parquetjdbc.reader.schema;

import io.github.parquetjdbc.reader.metadata.LogicalType;
import io.github.parquetjdbc.reader.metadata.PhysicalType;
import io.github.parquetjdbc.vector.DataType;
import java.util.List;

/**
 * A column of values as the file stores it: a leaf of the schema tree.
 *
 * @param index number of the leaf, and of its chunk in every row group
 * @param path names from below the root to the leaf, as in the file
 * @param physicalType how values are stored
 * @param typeLength bytes of a FIXED_LEN_BYTE_ARRAY value, else 0
 * @param logicalType what they mean, older annotations included; {@code null} if the file does not
 *     say, of kind UNKNOWN if what it says is not known or does not go with the physical type
 * @param type the SQL type of a value
 * @param maxDefinitionLevel definition level of a value that is there
 * @param maxRepetitionLevel repeated fields on the path
 */
public record LeafColumn(
    int index,
    List<String> path,
    PhysicalType physicalType,
    int typeLength,
    LogicalType logicalType,
    DataType type,
    int maxDefinitionLevel,
    int maxRepetitionLevel) {

  public LeafColumn {
    path = List.copyOf(path);
  }

  /** For messages: {@code a.b.c}. Names may hold dots themselves, so this identifies nothing. */
  public String dottedPath() {
    return String.join(".", path);
  }
}
