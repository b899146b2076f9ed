package io.github.parquetjdbc.adapter.lower;

import io.github.parquetjdbc.vector.DataType;
import java.util.ArrayList;
import java.util.List;
import org.apache.calcite.rel.type.RelDataType;
import org.apache.calcite.rel.type.RelDataTypeFactory;
import org.apache.calcite.rel.type.RelDataTypeField;
import org.apache.calcite.sql.type.SqlTypeName;

/** Calcite's types to the engine's and back. CHAR is VARCHAR: text is never padded. */
public final class TypeBridge {

  private TypeBridge() {}

  /**
   * @throws UnsupportedSqlException where no column can be of this type
   */
  public static DataType toDataType(RelDataType type) {
    return switch (type.getSqlTypeName()) {
      case NULL -> DataType.NULL;
      case BOOLEAN -> DataType.BOOLEAN;
      case TINYINT -> DataType.TINYINT;
      case SMALLINT -> DataType.SMALLINT;
      case INTEGER -> DataType.INTEGER;
      case BIGINT -> DataType.BIGINT;
      case REAL -> DataType.REAL;
      case FLOAT, DOUBLE -> DataType.DOUBLE;
      case DECIMAL -> DataType.decimal(type.getPrecision(), type.getScale());
      case CHAR, VARCHAR -> DataType.VARCHAR;
      case BINARY -> DataType.binary(type.getPrecision());
      case VARBINARY -> DataType.VARBINARY;
      case UUID -> DataType.UUID;
      case VARIANT -> DataType.VARIANT;
      case DATE -> DataType.DATE;
      case TIME -> DataType.time(type.getPrecision());
      case TIMESTAMP -> DataType.timestamp(type.getPrecision());
      case TIMESTAMP_WITH_LOCAL_TIME_ZONE, TIMESTAMP_TZ ->
          DataType.timestampTz(type.getPrecision());
      case INTERVAL_YEAR, INTERVAL_YEAR_MONTH, INTERVAL_MONTH -> DataType.INTERVAL_YEAR;
      case INTERVAL_DAY,
          INTERVAL_DAY_HOUR,
          INTERVAL_DAY_MINUTE,
          INTERVAL_DAY_SECOND,
          INTERVAL_HOUR,
          INTERVAL_HOUR_MINUTE,
          INTERVAL_HOUR_SECOND,
          INTERVAL_MINUTE,
          INTERVAL_MINUTE_SECOND,
          INTERVAL_SECOND ->
          DataType.INTERVAL_DAY;
      case ARRAY ->
          DataType.list(toDataType(type.getComponentType()), type.getComponentType().isNullable());
      case MAP ->
          DataType.map(
              toDataType(type.getKeyType()),
              toDataType(type.getValueType()),
              type.getValueType().isNullable());
      case ROW -> DataType.struct(fields(type));
      default -> throw new UnsupportedSqlException("the type " + type + " is");
    };
  }

  private static List<DataType.Field> fields(RelDataType type) {
    List<DataType.Field> fields = new ArrayList<>();
    for (RelDataTypeField field : type.getFieldList()) {
      fields.add(
          new DataType.Field(
              field.getName(), toDataType(field.getType()), field.getType().isNullable()));
    }
    return fields;
  }

  public static RelDataType toRelType(DataType type, boolean nullable, RelDataTypeFactory factory) {
    return factory.createTypeWithNullability(toRelType(type, factory), nullable);
  }

  private static RelDataType toRelType(DataType type, RelDataTypeFactory factory) {
    return switch (type.id()) {
      case NULL -> factory.createSqlType(SqlTypeName.NULL);
      case BOOLEAN -> factory.createSqlType(SqlTypeName.BOOLEAN);
      case TINYINT -> factory.createSqlType(SqlTypeName.TINYINT);
      case SMALLINT -> factory.createSqlType(SqlTypeName.SMALLINT);
      case INTEGER -> factory.createSqlType(SqlTypeName.INTEGER);
      case BIGINT -> factory.createSqlType(SqlTypeName.BIGINT);
      case REAL -> factory.createSqlType(SqlTypeName.REAL);
      case DOUBLE -> factory.createSqlType(SqlTypeName.DOUBLE);
      case DECIMAL -> factory.createSqlType(SqlTypeName.DECIMAL, type.precision(), type.scale());
      case VARCHAR -> factory.createSqlType(SqlTypeName.VARCHAR);
      case VARBINARY -> factory.createSqlType(SqlTypeName.VARBINARY);
      case BINARY -> factory.createSqlType(SqlTypeName.BINARY, type.precision());
      case UUID -> factory.createSqlType(SqlTypeName.UUID);
      case DATE -> factory.createSqlType(SqlTypeName.DATE);
      case TIME -> factory.createSqlType(SqlTypeName.TIME, type.precision());
      case TIMESTAMP -> factory.createSqlType(SqlTypeName.TIMESTAMP, type.precision());
      case TIMESTAMP_TZ ->
          factory.createSqlType(SqlTypeName.TIMESTAMP_WITH_LOCAL_TIME_ZONE, type.precision());
      case VARIANT -> factory.createSqlType(SqlTypeName.VARIANT);
      case LIST ->
          factory.createArrayType(
              toRelType(type.element().type(), type.element().nullable(), factory), -1);
      case MAP ->
          factory.createMapType(
              toRelType(type.fields().get(0).type(), false, factory),
              toRelType(type.fields().get(1).type(), type.fields().get(1).nullable(), factory));
      case STRUCT -> structType(type, factory);
      case INTERVAL_YEAR, INTERVAL_DAY ->
          throw new UnsupportedSqlException("columns of type " + type + " are");
    };
  }

  private static RelDataType structType(DataType type, RelDataTypeFactory factory) {
    RelDataTypeFactory.Builder builder = factory.builder();
    for (DataType.Field field : type.fields()) {
      builder.add(field.name(), toRelType(field.type(), field.nullable(), factory));
    }
    return builder.build();
  }
}
