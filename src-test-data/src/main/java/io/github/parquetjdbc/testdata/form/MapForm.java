package io.github.parquetjdbc.testdata.form;

import java.util.Map;
import org.apache.parquet.io.api.RecordConsumer;
import org.apache.parquet.schema.Type;
import org.apache.parquet.schema.Type.Repetition;
import org.apache.parquet.schema.Types;

/** A MAP with optional values, from a {@link Map} that keeps its order. */
public record MapForm(Form key, Form value) implements Form {
  @Override
  public Type type(String name, Repetition repetition) {
    return Types.map(repetition)
        .key(key.type("key", Repetition.REQUIRED))
        .value(value.type("value", Repetition.OPTIONAL))
        .named(name);
  }

  @Override
  public void write(RecordConsumer consumer, Object map) {
    Field keys = Field.required("key", key);
    Field values = Field.optional("value", value);
    consumer.startGroup();
    Map<?, ?> entries = (Map<?, ?>) map;
    if (!entries.isEmpty()) {
      consumer.startField("key_value", 0);
      for (Map.Entry<?, ?> entry : entries.entrySet()) {
        consumer.startGroup();
        keys.write(consumer, 0, entry.getKey());
        values.write(consumer, 1, entry.getValue());
        consumer.endGroup();
      }
      consumer.endField("key_value", 0);
    }
    consumer.endGroup();
  }

  @Override
  public void json(StringBuilder target, Object map) {
    target.append('[');
    String separator = "";
    for (Map.Entry<?, ?> entry : ((Map<?, ?>) map).entrySet()) {
      target.append(separator).append('[');
      separator = ",";
      key.json(target, entry.getKey());
      target.append(',');
      if (entry.getValue() == null) {
        target.append("null");
      } else {
        value.json(target, entry.getValue());
      }
      target.append(']');
    }
    target.append(']');
  }

  @Override
  public String token() {
    return "MAP";
  }
}
