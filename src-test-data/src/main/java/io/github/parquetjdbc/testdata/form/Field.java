package io.github.parquetjdbc.testdata.form;

import org.apache.parquet.io.api.RecordConsumer;
import org.apache.parquet.schema.Type;
import org.apache.parquet.schema.Type.Repetition;

/** A named column, or a named member of a struct. */
public record Field(String name, Form form, Repetition repetition) {
  /** A field that may hold nulls. */
  public static Field optional(String name, Form form) {
    return new Field(name, form, Repetition.OPTIONAL);
  }

  /** A field without nulls. */
  public static Field required(String name, Form form) {
    return new Field(name, form, Repetition.REQUIRED);
  }

  /** The Parquet type of this field. */
  public Type type() {
    return form.type(name, repetition);
  }

  /** Writes the field at its position in the surrounding group; a null is left out. */
  void write(RecordConsumer consumer, int position, Object value) {
    if (value == null) {
      if (repetition == Repetition.REQUIRED) {
        throw new IllegalArgumentException("null in the required field " + name);
      }
      return;
    }
    consumer.startField(name, position);
    form.write(consumer, value);
    consumer.endField(name, position);
  }
}
