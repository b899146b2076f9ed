package io.github.parquetjdbc.reader;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.function.Consumer;
import org.apache.parquet.conf.PlainParquetConfiguration;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.example.data.simple.SimpleGroupFactory;
import org.apache.parquet.hadoop.ParquetWriter;
import org.apache.parquet.hadoop.example.ExampleParquetWriter;
import org.apache.parquet.io.OutputFile;
import org.apache.parquet.io.PositionOutputStream;
import org.apache.parquet.schema.MessageType;

/** Files written by parquet-java into memory. */
public final class ExampleFiles {

  private ExampleFiles() {}

  /** One row group; each row is filled in by one of {@code rows}. */
  public static byte[] write(MessageType schema, List<Consumer<Group>> rows) throws IOException {
    return write(schema, rows, builder -> {});
  }

  /** As {@link #write(MessageType, List)}, by a writer with {@code settings}. */
  public static byte[] write(
      MessageType schema,
      List<Consumer<Group>> rows,
      Consumer<ExampleParquetWriter.Builder> settings)
      throws IOException {
    MemoryOutput output = new MemoryOutput();
    SimpleGroupFactory groups = new SimpleGroupFactory(schema);
    ExampleParquetWriter.Builder builder =
        ExampleParquetWriter.builder(output)
            .withConf(new PlainParquetConfiguration())
            .withType(schema);
    settings.accept(builder);
    try (ParquetWriter<Group> writer = builder.build()) {
      for (Consumer<Group> row : rows) {
        Group group = groups.newGroup();
        row.accept(group);
        writer.write(group);
      }
    }
    return output.bytes.toByteArray();
  }

  private static final class MemoryOutput implements OutputFile {

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    @Override
    public PositionOutputStream create(long blockSizeHint) {
      return new PositionOutputStream() {
        @Override
        public long getPos() {
          return bytes.size();
        }

        @Override
        public void write(int b) {
          bytes.write(b);
        }

        @Override
        public void write(byte[] source, int offset, int length) {
          bytes.write(source, offset, length);
        }
      };
    }

    @Override
    public PositionOutputStream createOrOverwrite(long blockSizeHint) {
      return create(blockSizeHint);
    }

    @Override
    public boolean supportsBlockSize() {
      return false;
    }

    @Override
    public long defaultBlockSize() {
      return 0;
    }
  }
}
