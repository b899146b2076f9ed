package io.github.parquetjdbc.reader.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.reader.error.MalformedFileException;
import io.github.parquetjdbc.reader.metadata.ConvertedType;
import io.github.parquetjdbc.reader.metadata.LogicalType;
import io.github.parquetjdbc.reader.metadata.PhysicalType;
import io.github.parquetjdbc.vector.DataType;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LeafTypesTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          boolean x                                     | BOOLEAN
          int32 x                                       | INTEGER
          int32 x (INTEGER(8,true))                     | TINYINT
          int32 x (INTEGER(16,true))                    | SMALLINT
          int32 x (INTEGER(32,true))                    | INTEGER
          int32 x (INTEGER(8,false))                    | SMALLINT
          int32 x (INTEGER(16,false))                   | INTEGER
          int32 x (INTEGER(32,false))                   | BIGINT
          int64 x                                       | BIGINT
          int64 x (INTEGER(64,false))                   | DECIMAL(20,0)
          float x                                       | REAL
          double x                                      | DOUBLE
          fixed_len_byte_array(2) x (FLOAT16)           | REAL
          int32 x (DECIMAL(9,2))                        | DECIMAL(9,2)
          int64 x (DECIMAL(18,0))                       | DECIMAL(18,0)
          binary x (DECIMAL(76,10))                     | DECIMAL(76,10)
          fixed_len_byte_array(16) x (DECIMAL(38,38))   | DECIMAL(38,38)
          binary x (STRING)                             | VARCHAR
          binary x (ENUM)                               | VARCHAR
          binary x (JSON)                               | VARCHAR
          binary x (BSON)                               | VARBINARY
          binary x                                      | VARBINARY
          fixed_len_byte_array(5) x                     | BINARY(5)
          fixed_len_byte_array(16) x (UUID)             | UUID
          fixed_len_byte_array(12) x (INTERVAL)         | VARCHAR
          int32 x (DATE)                                | DATE
          int32 x (TIME(MILLIS,true))                   | TIME(3)
          int64 x (TIME(MICROS,false))                  | TIME(6)
          int64 x (TIME(NANOS,true))                    | TIME(9)
          int64 x (TIMESTAMP(MILLIS,false))             | TIMESTAMP(3)
          int64 x (TIMESTAMP(MICROS,true))              | TIMESTAMP(6) WITH LOCAL TIME ZONE
          int64 x (TIMESTAMP(NANOS,false))              | TIMESTAMP(9)
          int96 x                                       | TIMESTAMP(9)
          int32 x (UNKNOWN)                             | NULL
          """)
  void annotatedTypesHaveTheirSqlType(String field, String type) throws IOException {
    FileSchema.Column column = Schemas.parse("optional " + field + ";").columns().get(0);
    assertEquals(type, column.type().toString());
    assertNull(column.problem());
    assertTrue(column.nullable());
  }

  @ParameterizedTest
  @CsvSource({
    "UTF8, BYTE_ARRAY, VARCHAR",
    "ENUM, BYTE_ARRAY, VARCHAR",
    "JSON, BYTE_ARRAY, VARCHAR",
    "BSON, BYTE_ARRAY, VARBINARY",
    "DECIMAL, INT32, 'DECIMAL(9,2)'",
    "DATE, INT32, DATE",
    "TIME_MILLIS, INT32, TIME(3)",
    "TIME_MICROS, INT64, TIME(6)",
    "TIMESTAMP_MILLIS, INT64, TIMESTAMP(3) WITH LOCAL TIME ZONE",
    "TIMESTAMP_MICROS, INT64, TIMESTAMP(6) WITH LOCAL TIME ZONE",
    "UINT_8, INT32, SMALLINT",
    "UINT_16, INT32, INTEGER",
    "UINT_32, INT32, BIGINT",
    "UINT_64, INT64, 'DECIMAL(20,0)'",
    "INT_8, INT32, TINYINT",
    "INT_16, INT32, SMALLINT",
    "INT_32, INT32, INTEGER",
    "INT_64, INT64, BIGINT",
    "INTERVAL, FIXED_LEN_BYTE_ARRAY, VARCHAR"
  })
  void olderAnnotationsAloneAreEnough(ConvertedType converted, PhysicalType physical, String type)
      throws IOException {
    FileSchema schema =
        Schemas.of(TypeOptions.DEFAULT, 1, Schemas.leaf("x", physical, 12, converted, null));
    assertEquals(type, schema.columns().get(0).type().toString());
  }

  @Test
  void anAnnotationThatIsNotKnownLeavesThePhysicalType() throws IOException {
    LogicalType unknown = new LogicalType.Simple(LogicalType.Kind.UNKNOWN);
    FileSchema schema =
        Schemas.of(TypeOptions.DEFAULT, 1, Schemas.leaf("x", PhysicalType.INT64, 0, null, unknown));
    assertEquals(DataType.BIGINT, schema.columns().get(0).type());
    assertNull(schema.columns().get(0).problem());
  }

  @ParameterizedTest
  @CsvSource({
    "DATE, BYTE_ARRAY",
    "UTF8, INT32",
    "UINT_64, INT32",
    "DECIMAL, DOUBLE",
    "INTERVAL, INT96"
  })
  void anAnnotationOnTheWrongPhysicalTypeMakesItsColumnUnreadable(
      ConvertedType converted, PhysicalType physical) throws IOException {
    FileSchema schema =
        Schemas.of(
            TypeOptions.DEFAULT,
            2,
            Schemas.leaf("bad", physical, 0, converted, null),
            Schemas.leaf("good"));
    FilePosition place = FilePosition.of("f");
    MalformedFileException e =
        assertThrows(MalformedFileException.class, () -> schema.column("bad").checkReadable(place));
    assertTrue(e.getMessage().startsWith("file f, column bad: "), e.getMessage());
    schema.column("good").checkReadable(place);
  }

  @Test
  void optionsDecideWhatFilesLeaveOpen() throws IOException {
    TypeOptions options =
        new TypeOptions(TypeOptions.Binary.AS_VARCHAR, TypeOptions.Int96.AS_INSTANT);
    FileSchema schema =
        Schemas.of(
            options,
            3,
            Schemas.leaf("a", PhysicalType.BYTE_ARRAY, 0, null, null),
            Schemas.leaf("b", PhysicalType.INT96, 0, null, null),
            Schemas.leaf("c", PhysicalType.BYTE_ARRAY, 0, ConvertedType.BSON, null));
    assertEquals(DataType.VARCHAR, schema.column("a").type());
    assertEquals(DataType.timestampTz(9), schema.column("b").type());
    assertEquals(DataType.VARBINARY, schema.column("c").type());
  }
}
