package io.github.parquetjdbc.reader.schema;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Names for the fields of one group, no two the same. */
final class UniqueNames {

  private UniqueNames() {}

  /**
   * One name for each field: its own for the first of that name, then {@code x_1}, {@code x_2},
   * passing over names that the file uses itself.
   */
  static List<String> of(List<SchemaTree> fields) {
    Set<String> taken = new HashSet<>();
    for (SchemaTree field : fields) {
      taken.add(field.name());
    }
    Map<String, Integer> seen = new HashMap<>();
    List<String> names = new ArrayList<>();
    for (SchemaTree field : fields) {
      Integer number = seen.get(field.name());
      String name = field.name();
      if (number == null) {
        number = 0;
      } else {
        do {
          number++;
          name = field.name() + "_" + number;
        } while (!taken.add(name));
      }
      seen.put(field.name(), number);
      names.add(name);
    }
    return names;
  }
}
