package io.github.parquetjdbc.testdata.form;

import java.util.List;
import org.apache.parquet.io.api.RecordConsumer;
import org.apache.parquet.schema.GroupType;
import org.apache.parquet.schema.Type;
import org.apache.parquet.schema.Type.Repetition;

/** A group without annotation, from {@code Object[]} in the order of its fields. */
public record StructForm(List<Field> fields) implements Form {
  @Override
  public Type type(String name, Repetition repetition) {
    return new GroupType(repetition, name, fields.stream().map(Field::type).toList());
  }

  @Override
  public void write(RecordConsumer consumer, Object value) {
    consumer.startGroup();
    writeFields(consumer, (Object[]) value);
    consumer.endGroup();
  }

  /** Writes the fields inside a started group or message. */
  public void writeFields(RecordConsumer consumer, Object[] values) {
    for (int i = 0; i < values.length; i++) {
      fields.get(i).write(consumer, i, values[i]);
    }
  }

  @Override
  public void json(StringBuilder target, Object value) {
    Object[] values = (Object[]) value;
    target.append('{');
    for (int i = 0; i < values.length; i++) {
      Field field = fields.get(i);
      target.append(i == 0 ? "" : ",");
      JsonText.append(target, field.name());
      target.append(':');
      if (values[i] == null) {
        target.append("null");
      } else {
        field.form().json(target, values[i]);
      }
    }
    target.append('}');
  }

  @Override
  public String token() {
    return "STRUCT";
  }
}
