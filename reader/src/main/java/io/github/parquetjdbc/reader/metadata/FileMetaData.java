package io.github.parquetjdbc.reader.metadata;

import java.util.List;

/**
 * The footer of a file.
 *
 * @param version as the writer says; no reader relies on it
 * @param schema depth first, the root first of all
 * @param rowCount rows of all row groups as the footer claims them, not negative; some writers give
 *     another number for the file, which is not used
 * @param rowGroups in file order
 * @param keyValues the writer's own metadata
 * @param createdBy the writer, or {@code null}
 * @param columnOrders one for each leaf column, or empty if the file gives none
 * @param byteSize bytes of the footer in the file
 */
public record FileMetaData(
    int version,
    List<SchemaElement> schema,
    long rowCount,
    List<RowGroup> rowGroups,
    List<KeyValue> keyValues,
    String createdBy,
    List<ColumnOrder> columnOrders,
    int byteSize) {

  public FileMetaData {
    schema = List.copyOf(schema);
    rowGroups = List.copyOf(rowGroups);
    keyValues = List.copyOf(keyValues);
    columnOrders = List.copyOf(columnOrders);
  }

  /** The order of a leaf column's statistics. */
  public ColumnOrder columnOrder(int leaf) {
    return leaf < columnOrders.size() ? columnOrders.get(leaf) : ColumnOrder.UNDEFINED;
  }
}
