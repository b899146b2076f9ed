package io.github.parquetjdbc.driver.gate;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.apache.parquet.column.ParquetProperties.WriterVersion;
import org.apache.parquet.conf.PlainParquetConfiguration;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.example.data.simple.SimpleGroupFactory;
import org.apache.parquet.hadoop.ParquetWriter;
import org.apache.parquet.hadoop.example.ExampleParquetWriter;
import org.apache.parquet.hadoop.metadata.CompressionCodecName;
import org.apache.parquet.io.LocalOutputFile;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.MessageTypeParser;

/** One file of random rows, written in a random way. */
final class GateTable {

  private static final GateColumn[] COLUMNS = GateColumn.values();

  private final Random random;

  /** A value a column, {@code null} for NULL. */
  private final List<Object[]> rows = new ArrayList<>();

  GateTable(Random random) {
    this.random = random;
    int[] nullShares = random.ints(COLUMNS.length, 0, 3).map(share -> share * 8).toArray();
    int base = random.nextInt(50);
    boolean sorted = random.nextBoolean();
    int count = 100 + random.nextInt(900);
    for (int row = 0; row < count; row++) {
      if (sorted) {
        base = row * 50 / count;
      } else if (random.nextInt(60) == 0) {
        base = random.nextInt(50);
      }
      Object[] values = new Object[COLUMNS.length];
      for (int i = 0; i < values.length; i++) {
        boolean isNull = random.nextInt(100) < nullShares[i];
        values[i] = isNull ? null : COLUMNS[i].value(random, base);
      }
      rows.add(values);
    }
  }

  /** Returns how, for messages. */
  String write(Path file) throws IOException, SQLException {
    return random.nextInt(3) == 0 ? writeByDuckDb(file) : writeByParquetJava(file);
  }

  private String writeByParquetJava(Path file) throws IOException {
    int[] forms = new int[COLUMNS.length];
    StringBuilder text = new StringBuilder("message t { ");
    for (int i = 0; i < forms.length; i++) {
      forms[i] = random.nextInt(COLUMNS[i].forms().size());
      String field = COLUMNS[i].forms().get(forms[i]);
      text.append("optional ").append(field.formatted(COLUMNS[i].columnName())).append("; ");
    }
    text.append(
        "optional group c_list (LIST) { repeated group list { optional int32 element; } } }");
    MessageType schema = MessageTypeParser.parseMessageType(text.toString());
    ExampleParquetWriter.Builder builder =
        ExampleParquetWriter.builder(new LocalOutputFile(file))
            .withConf(new PlainParquetConfiguration())
            .withType(schema);
    String options = configure(builder);
    SimpleGroupFactory groups = new SimpleGroupFactory(schema);
    try (ParquetWriter<Group> writer = builder.build()) {
      for (Object[] values : rows) {
        writer.write(group(groups.newGroup(), values, forms));
      }
    }
    return "parquet-java " + options;
  }

  private Group group(Group group, Object[] values, int[] forms) {
    for (int i = 0; i < values.length; i++) {
      if (values[i] != null) {
        COLUMNS[i].add(group, values[i], forms[i]);
      }
    }
    Group list = group.addGroup("c_list");
    for (int i = random.nextInt(4); i > 0; i--) {
      Group element = list.addGroup("list");
      if (i != 2) {
        element.add("element", random.nextInt(100));
      }
    }
    return group;
  }

  private String configure(ExampleParquetWriter.Builder builder) {
    int pageRows = 5 + random.nextInt(200);
    int groupRows = random.nextBoolean() ? 50 + random.nextInt(300) : Integer.MAX_VALUE;
    boolean dictionary = random.nextBoolean();
    boolean statistics = random.nextInt(4) > 0;
    int truncated = random.nextBoolean() ? 3 : 64;
    boolean bloom = random.nextInt(3) == 0;
    WriterVersion version =
        random.nextBoolean() ? WriterVersion.PARQUET_1_0 : WriterVersion.PARQUET_2_0;
    CompressionCodecName[] codecs = {
      CompressionCodecName.UNCOMPRESSED, CompressionCodecName.SNAPPY, CompressionCodecName.ZSTD
    };
    builder
        .withPageRowCountLimit(pageRows)
        .withPageSize(300 + random.nextInt(3000))
        .withMinRowCountForPageSizeCheck(3)
        .withRowGroupRowCountLimit(groupRows)
        .withDictionaryEncoding(dictionary)
        .withStatisticsEnabled(statistics)
        .withStatisticsTruncateLength(truncated)
        .withColumnIndexTruncateLength(truncated)
        .withWriterVersion(version)
        .withCompressionCodec(codecs[random.nextInt(codecs.length)]);
    for (GateColumn column : COLUMNS) {
      if (bloom && column != GateColumn.FLAG) {
        builder.withBloomFilterEnabled(column.columnName(), true);
      }
      if (random.nextInt(5) == 0) {
        builder.withStatisticsEnabled(column.columnName(), !statistics);
        builder.withDictionaryEncoding(column.columnName(), !dictionary);
      }
    }
    return pageRows
        + " rows a page, "
        + groupRows
        + " a group, dictionary "
        + dictionary
        + ", statistics "
        + statistics
        + " of "
        + truncated
        + " bytes, Bloom filters "
        + bloom
        + ", "
        + version;
  }

  private String writeByDuckDb(Path file) throws SQLException {
    String options =
        "ROW_GROUP_SIZE 2048, DICTIONARY_SIZE_LIMIT "
            + (random.nextBoolean() ? 0 : 100_000)
            + ", PARQUET_VERSION "
            + (random.nextBoolean() ? "V1" : "V2")
            + ", WRITE_BLOOM_FILTER "
            + random.nextBoolean();
    try (Connection duckDb = DriverManager.getConnection("jdbc:duckdb:");
        Statement statement = duckDb.createStatement()) {
      List<String> columns = new ArrayList<>();
      for (GateColumn column : COLUMNS) {
        columns.add(column.columnName() + " " + column.duckType());
      }
      statement.execute("SET TimeZone = 'UTC'");
      statement.execute("CREATE TABLE t (" + String.join(", ", columns) + ")");
      List<String> tuples = new ArrayList<>();
      for (Object[] values : rows) {
        List<String> literals = new ArrayList<>();
        for (int i = 0; i < values.length; i++) {
          literals.add(values[i] == null ? "NULL" : COLUMNS[i].duckLiteral(values[i]));
        }
        tuples.add("(" + String.join(", ", literals) + ")");
      }
      statement.execute("INSERT INTO t VALUES " + String.join(", ", tuples));
      statement.execute("COPY t TO '" + file + "' (FORMAT parquet, " + options + ")");
    }
    return "DuckDB " + options;
  }

  /** A literal of a column: a value of a row, or one that is perhaps none. */
  String literal(GateColumn column) {
    Object value = rows.get(random.nextInt(rows.size()))[column.ordinal()];
    return value == null || random.nextInt(4) == 0 ? column.outside(random) : column.literal(value);
  }
}
