package io.github.parquetjdbc.testdata.form;

import java.util.function.BiConsumer;
import java.util.function.Function;
import org.apache.parquet.io.api.RecordConsumer;
import org.apache.parquet.schema.LogicalTypeAnnotation;
import org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName;
import org.apache.parquet.schema.Type;
import org.apache.parquet.schema.Type.Repetition;
import org.apache.parquet.schema.Types;

/**
 * A primitive column.
 *
 * @param token the name that the other writers translate
 * @param physical the Parquet physical type
 * @param length bytes of a FIXED_LEN_BYTE_ARRAY, 0 for the rest
 * @param logical the annotation, or null
 * @param writer puts one non-null value
 * @param text the canonical text of one non-null value
 */
public record Scalar(
    String token,
    PrimitiveTypeName physical,
    int length,
    LogicalTypeAnnotation logical,
    BiConsumer<RecordConsumer, Object> writer,
    Function<Object, String> text)
    implements Form {

  @Override
  public Type type(String name, Repetition repetition) {
    return Types.primitive(physical, repetition).length(length).as(logical).named(name);
  }

  @Override
  public void write(RecordConsumer consumer, Object value) {
    writer.accept(consumer, value);
  }

  @Override
  public void json(StringBuilder target, Object value) {
    JsonText.append(target, text.apply(value));
  }
}
