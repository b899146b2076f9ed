package io.github.parquetjdbc.testdata.writer;

import io.github.parquetjdbc.testdata.form.Field;
import io.github.parquetjdbc.testdata.form.SourceTable;
import io.github.parquetjdbc.testdata.form.StructForm;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.apache.hadoop.conf.Configuration;
import org.apache.parquet.conf.ParquetConfiguration;
import org.apache.parquet.conf.PlainParquetConfiguration;
import org.apache.parquet.hadoop.ParquetWriter;
import org.apache.parquet.hadoop.api.WriteSupport;
import org.apache.parquet.io.LocalOutputFile;
import org.apache.parquet.io.OutputFile;
import org.apache.parquet.io.api.RecordConsumer;
import org.apache.parquet.schema.MessageType;

/** Writes a table with parquet-java. */
public final class ParquetJava {
  private ParquetJava() {}

  /** Writes one file; {@code options} sets codec, page sizes, dictionaries and the like. */
  public static void write(Path file, SourceTable table, UnaryOperator<Builder> options)
      throws IOException {
    Files.createDirectories(file.getParent());
    Files.deleteIfExists(file);
    Builder builder = new Builder(new LocalOutputFile(file), table);
    builder.withConf(new PlainParquetConfiguration());
    try (ParquetWriter<Object[]> writer = options.apply(builder).build()) {
      for (Object[] row : table.rows()) {
        writer.write(row);
      }
    }
  }

  /** The builder of parquet-java for the rows of a table. */
  public static final class Builder extends ParquetWriter.Builder<Object[], Builder> {
    private final SourceTable table;

    private Builder(OutputFile file, SourceTable table) {
      super(file);
      this.table = table;
    }

    @Override
    protected Builder self() {
      return this;
    }

    // Deprecated but still abstract in parquet-java.
    @SuppressWarnings("deprecation")
    @Override
    protected WriteSupport<Object[]> getWriteSupport(Configuration configuration) {
      return new RowWriteSupport(table);
    }

    @Override
    protected WriteSupport<Object[]> getWriteSupport(ParquetConfiguration configuration) {
      return new RowWriteSupport(table);
    }
  }

  private static final class RowWriteSupport extends WriteSupport<Object[]> {
    private final StructForm row;
    private RecordConsumer consumer;

    RowWriteSupport(SourceTable table) {
      this.row = new StructForm(table.fields());
    }

    // Deprecated but still abstract in parquet-java.
    @SuppressWarnings("deprecation")
    @Override
    public WriteContext init(Configuration configuration) {
      return context();
    }

    @Override
    public WriteContext init(ParquetConfiguration configuration) {
      return context();
    }

    private WriteContext context() {
      return new WriteContext(
          new MessageType("table", row.fields().stream().map(Field::type).toList()), Map.of());
    }

    @Override
    public void prepareForWrite(RecordConsumer recordConsumer) {
      this.consumer = recordConsumer;
    }

    @Override
    public void write(Object[] values) {
      consumer.startMessage();
      row.writeFields(consumer, values);
      consumer.endMessage();
    }
  }
}
