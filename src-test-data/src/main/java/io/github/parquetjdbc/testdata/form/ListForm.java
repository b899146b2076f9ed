package io.github.parquetjdbc.testdata.form;

import java.util.List;
import org.apache.parquet.io.api.RecordConsumer;
import org.apache.parquet.schema.ConversionPatterns;
import org.apache.parquet.schema.Type;
import org.apache.parquet.schema.Type.Repetition;

/** A three-level LIST with optional elements, from {@link List}. */
public record ListForm(Form element) implements Form {
  @Override
  public Type type(String name, Repetition repetition) {
    return ConversionPatterns.listOfElements(
        repetition, name, element.type("element", Repetition.OPTIONAL));
  }

  @Override
  public void write(RecordConsumer consumer, Object value) {
    Field field = Field.optional("element", element);
    consumer.startGroup();
    List<?> list = (List<?>) value;
    if (!list.isEmpty()) {
      consumer.startField("list", 0);
      for (Object item : list) {
        consumer.startGroup();
        field.write(consumer, 0, item);
        consumer.endGroup();
      }
      consumer.endField("list", 0);
    }
    consumer.endGroup();
  }

  @Override
  public void json(StringBuilder target, Object value) {
    target.append('[');
    String separator = "";
    for (Object item : (List<?>) value) {
      target.append(separator);
      separator = ",";
      if (item == null) {
        target.append("null");
      } else {
        element.json(target, item);
      }
    }
    target.append(']');
  }

  @Override
  public String token() {
    return "LIST";
  }
}
