package io.github.parquetjdbc.adapter.table;

import java.io.IOException;
import java.util.List;

/**
 * Schemas and their tables. One query plans against one catalogue that does not change meanwhile.
 *
 * <p>Names match exactly first, and else without regard to case; where several match only without
 * regard to case, none is found and the name needs its exact case.
 */
public interface Catalogue {

  /** Schemas as they are spelt, sorted; those without tables too. */
  List<String> schemas() throws IOException;

  /** Names of the tables of a schema as they are spelt, sorted; empty for an unknown schema. */
  List<String> tables(String schema) throws IOException;

  /**
   * Finds a table; opens no file yet.
   *
   * @return {@code null} where the schema or the table is unknown
   */
  Table table(String schema, String name) throws IOException;

  /**
   * A schema's name as it is spelt.
   *
   * @return {@code null} where it is unknown, or ambiguous without regard to case
   */
  default String schema(String name) throws IOException {
    String found = null;
    boolean ambiguous = false;
    for (String candidate : schemas()) {
      if (candidate.equals(name)) {
        return candidate;
      }
      if (candidate.equalsIgnoreCase(name)) {
        ambiguous |= found != null;
        found = candidate;
      }
    }
    return ambiguous ? null : found;
  }
}
