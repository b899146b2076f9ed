package io.github.parquetjdbc.testdata.form;

import org.apache.parquet.io.api.RecordConsumer;
import org.apache.parquet.schema.Type;
import org.apache.parquet.schema.Type.Repetition;

/** The type of a column: its Parquet schema, how a value is written, and its canonical text. */
public interface Form {
  /** The Parquet type of a field of this form. */
  Type type(String name, Repetition repetition);

  /** Writes one non-null value inside a started field. */
  void write(RecordConsumer consumer, Object value);

  /** Appends one non-null value as JSON: a string for scalars, an array or object for the rest. */
  void json(StringBuilder target, Object value);

  /** The name that the other writers translate, such as {@code DECIMAL(9,2)}. */
  String token();
}
