package io.github.parquetjdbc.bench.pages;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.apache.parquet.conf.PlainParquetConfiguration;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.example.data.simple.SimpleGroupFactory;
import org.apache.parquet.hadoop.ParquetWriter;
import org.apache.parquet.hadoop.example.ExampleParquetWriter;
import org.apache.parquet.hadoop.metadata.CompressionCodecName;
import org.apache.parquet.io.LocalOutputFile;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.MessageTypeParser;

/** A file of one row group, by parquet-java with its default pages of up to 20,000 rows. */
record IndexedFile(Path path, int rows) {

  private static final MessageType SCHEMA =
      MessageTypeParser.parseMessageType(
          "message t { required int64 id; required double price; required int32 kind;"
              + " required binary name (STRING); }");

  private static final long ROW_GROUP_BYTES = 1L << 30;

  /** Writes the file unless it is there. */
  void write() throws IOException {
    if (Files.exists(path)) {
      return;
    }
    Random random = new Random(1);
    SimpleGroupFactory groups = new SimpleGroupFactory(SCHEMA);
    try (ParquetWriter<Group> writer =
        ExampleParquetWriter.builder(new LocalOutputFile(path))
            .withConf(new PlainParquetConfiguration())
            .withType(SCHEMA)
            .withRowGroupSize(ROW_GROUP_BYTES)
            .withCompressionCodec(CompressionCodecName.SNAPPY)
            .build()) {
      for (int row = 0; row < rows; row++) {
        writer.write(
            groups
                .newGroup()
                .append("id", (long) row)
                .append("price", random.nextInt(1_000_000) / 100.0)
                .append("kind", random.nextInt(50))
                .append("name", "name " + random.nextInt()));
      }
    }
  }
}
