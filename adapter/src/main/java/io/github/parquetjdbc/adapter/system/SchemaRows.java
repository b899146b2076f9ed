package io.github.parquetjdbc.adapter.system;

import io.github.parquetjdbc.engine.plan.Column;
import io.github.parquetjdbc.reader.ParquetFile;
import io.github.parquetjdbc.reader.metadata.LogicalType;
import io.github.parquetjdbc.reader.metadata.PhysicalType;
import io.github.parquetjdbc.reader.metadata.SchemaElement;
import java.util.List;

/** The schema of each file as it is stored, depth first, the root first of all. */
final class SchemaRows extends FileRows.OfFooter {

  @Override
  public String name() {
    return "parquet_schema";
  }

  @Override
  public List<Column> ownColumns() {
    return List.of(
        FileRows.number("element"),
        FileRows.text("name"),
        FileRows.text("physical_type"),
        FileRows.number("type_length"),
        FileRows.text("repetition"),
        FileRows.number("child_count"),
        FileRows.text("converted_type"),
        FileRows.text("logical_type"),
        FileRows.number("precision"),
        FileRows.number("scale"),
        FileRows.number("field_id"));
  }

  @Override
  void add(SystemFile file, ParquetFile footer, SystemRows rows) {
    List<SchemaElement> elements = footer.metadata().schema();
    for (int i = 0; i < elements.size(); i++) {
      SchemaElement element = elements.get(i);
      boolean fixed = element.type() == PhysicalType.FIXED_LEN_BYTE_ARRAY;
      LogicalType logical = element.logicalType();
      LogicalType.Decimal decimal = logical instanceof LogicalType.Decimal type ? type : null;
      boolean digits = element.precision() > 0;
      rows.add(
          i,
          element.name(),
          element.type(),
          fixed ? element.typeLength() : null,
          element.repetition(),
          element.childCount(),
          element.convertedType(),
          logical == null ? null : text(logical),
          decimal != null ? (Integer) decimal.precision() : digits ? element.precision() : null,
          decimal != null ? (Integer) decimal.scale() : digits ? element.scale() : null,
          element.fieldId());
    }
  }

  private static String text(LogicalType type) {
    if (type instanceof LogicalType.Timestamp time) {
      return "TIMESTAMP(" + time.unit() + (time.adjustedToUtc() ? ",UTC)" : ",LOCAL)");
    }
    if (type instanceof LogicalType.Time time) {
      return "TIME(" + time.unit() + (time.adjustedToUtc() ? ",UTC)" : ",LOCAL)");
    }
    if (type instanceof LogicalType.Int integer) {
      return "INT(" + integer.bits() + (integer.signed() ? ",SIGNED)" : ",UNSIGNED)");
    }
    return type instanceof LogicalType.Decimal decimal
        ? "DECIMAL(" + decimal.precision() + "," + decimal.scale() + ")"
        : type.kind().name();
  }
}
