package io.github.parquetjdbc.adapter;

import io.github.parquetjdbc.adapter.model.CurrentCatalogue;
import io.github.parquetjdbc.adapter.model.ModelSchema;
import io.github.parquetjdbc.adapter.table.PartitionTypes;
import io.github.parquetjdbc.adapter.table.TableOptions;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.apache.calcite.schema.Schema;
import org.apache.calcite.schema.SchemaFactory;
import org.apache.calcite.schema.SchemaPlus;

/**
 * Files as a schema of a Calcite model, so that users of Calcite can join them with their other
 * sources:
 *
 * <pre>
 * {"version": "1.0", "defaultSchema": "lake", "schemas": [{
 *   "name": "lake", "type": "custom",
 *   "factory": "io.github.parquetjdbc.adapter.ParquetSchemaFactory",
 *   "operand": {"location": "/data/lake", "tables": "auto",
 *               "table": {"recent": "trips/2024-*&#47;*.parquet"}, "hiveTypes": "auto",
 *               "hivePartitioning": true, "unionByName": true, "skipInvalidFiles": false}}]}
 * </pre>
 *
 * Only {@code location} must be given; the others are as the JDBC options of their names. Reads
 * nothing but the location. Our own driver never reads models.
 */
public final class ParquetSchemaFactory implements SchemaFactory {

  private final Databases databases = new Databases();

  /**
   * @throws IllegalArgumentException where the operand does not say a location, or says what is not
   *     understood
   * @throws UncheckedIOException where nothing is at the location
   */
  @Override
  public Schema create(SchemaPlus parentSchema, String name, Map<String, Object> operand) {
    if (!(operand.get("location") instanceof String location)) {
      throw new IllegalArgumentException("schema " + name + " needs a location in its operand");
    }
    try {
      LocationTables tables = databases.located(location, options(operand));
      tables.now();
      CurrentCatalogue catalogue = () -> tables.now().catalogue();
      return new ModelSchema(catalogue, Database.DEFAULT_SCHEMA, Database.DEFAULT_SCHEMA);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static DatabaseOptions options(Map<String, Object> operand) {
    TableOptions tables = TableOptions.DEFAULT;
    if (operand.get("tables") instanceof String grouping) {
      tables = tables.withGrouping(grouping(grouping));
    }
    if (operand.get("hiveTypes") instanceof String types) {
      tables = tables.withPartitions(PartitionTypes.parse(types));
    }
    if (!flag(operand, "hivePartitioning", true)) {
      tables = tables.withPartitions(PartitionTypes.NONE);
    }
    if (!flag(operand, "unionByName", true)) {
      tables = tables.withColumns(TableOptions.Columns.FIRST_FILE);
    }
    if (flag(operand, "skipInvalidFiles", false)) {
      tables = tables.withInvalidFiles(TableOptions.InvalidFiles.SKIP);
    }
    if (operand.get("table") instanceof Map<?, ?> named) {
      Map<String, String> paths = new HashMap<>();
      named.forEach((table, path) -> paths.put(table.toString(), path.toString()));
      tables = tables.withNamed(paths);
    }
    return DatabaseOptions.defaults().withTables(tables);
  }

  private static TableOptions.Grouping grouping(String name) {
    for (TableOptions.Grouping grouping : TableOptions.Grouping.values()) {
      if (grouping.name().equalsIgnoreCase(name)) {
        return grouping;
      }
    }
    throw new IllegalArgumentException(
        "tables must be one of "
            + List.of(TableOptions.Grouping.values()).toString().toLowerCase(Locale.ROOT)
            + ", not \""
            + name
            + "\"");
  }

  /** As a JSON boolean, or as text. */
  private static boolean flag(Map<String, Object> operand, String name, boolean otherwise) {
    Object value = operand.get(name);
    if (value == null) {
      return otherwise;
    }
    String text = value.toString();
    if (!text.equalsIgnoreCase("true") && !text.equalsIgnoreCase("false")) {
      throw new IllegalArgumentException(name + " must be true or false, not \"" + text + "\"");
    }
    return Boolean.parseBoolean(text);
  }
}
