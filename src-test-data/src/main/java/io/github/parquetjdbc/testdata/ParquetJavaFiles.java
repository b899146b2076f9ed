package io.github.parquetjdbc.testdata;

import io.github.parquetjdbc.testdata.form.SourceTable;
import io.github.parquetjdbc.testdata.source.Maintenance;
import io.github.parquetjdbc.testdata.source.MixedTables;
import io.github.parquetjdbc.testdata.source.ScalarTables;
import io.github.parquetjdbc.testdata.source.TimeTables;
import io.github.parquetjdbc.testdata.writer.ParquetJava;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import org.apache.parquet.column.ParquetProperties.WriterVersion;
import org.apache.parquet.hadoop.metadata.CompressionCodecName;

/** Files of parquet-java: types, codecs, pages, dictionaries, nulls, nested columns. */
final class ParquetJavaFiles {
  private static final String DELTA = "DELTA_BINARY_PACKED DELTA_BYTE_ARRAY";
  private static final List<CompressionCodecName> CODECS =
      List.of(
          CompressionCodecName.UNCOMPRESSED,
          CompressionCodecName.SNAPPY,
          CompressionCodecName.GZIP,
          CompressionCodecName.ZSTD,
          CompressionCodecName.LZ4_RAW);

  private final Catalog catalog;

  ParquetJavaFiles(Catalog catalog) {
    this.catalog = catalog;
  }

  void write() throws IOException {
    types();
    codecs();
    nulls();
    encodings();
    pages();
    add("nested", Maintenance.events(80), "nested", options -> options);
  }

  private void types() throws IOException {
    add("integers", ScalarTables.integers(), "", options -> options);
    add("integers-v2", ScalarTables.integers(), "DELTA_BINARY_PACKED", this::versionTwoPlain);
    add("floats", ScalarTables.floats(), "", options -> options);
    add("float16", ScalarTables.halfFloats(), "FLOAT16", options -> options);
    add("decimals", ScalarTables.decimals(), "", options -> options);
    add(
        "decimals-plain",
        ScalarTables.decimals(),
        "",
        options -> options.withDictionaryEncoding(false));
    add("decimals-wide", ScalarTables.wideDecimals(), "WIDE_DECIMAL", options -> options);
    add("bson", ScalarTables.documents(), "BSON", options -> options);
    add("strings", ScalarTables.strings(), "", options -> options);
    add("strings-v2", ScalarTables.strings(), "DELTA_BYTE_ARRAY", this::versionTwoPlain);
    add("times", TimeTables.times(), "INT96", options -> options);
    add("times-v2", TimeTables.times(), "DELTA_BINARY_PACKED INT96", this::versionTwoPlain);
    add("intervals", TimeTables.intervals(), "INTERVAL", options -> options);
  }

  private void codecs() throws IOException {
    SourceTable table = MixedTables.scattered(150);
    for (CompressionCodecName codec : CODECS) {
      for (WriterVersion version : WriterVersion.values()) {
        String suffix = version == WriterVersion.PARQUET_1_0 ? "-v1" : "-v2";
        add(
            "codec-" + codec.name().toLowerCase(Locale.ROOT) + suffix,
            table,
            version == WriterVersion.PARQUET_1_0 ? "" : DELTA,
            options -> options.withCompressionCodec(codec).withWriterVersion(version));
      }
    }
  }

  private void nulls() throws IOException {
    add("nulls-none", MixedTables.required(150), "", options -> options);
    add("nulls-runs", MixedTables.runs(200), "", options -> options);
    add("nulls-all", MixedTables.allNull(60), "", options -> options);
    add("rows-none", MixedTables.required(0), "", options -> options);
    add("rows-one", MixedTables.required(1), "", options -> options);
  }

  private void encodings() throws IOException {
    SourceTable table = MixedTables.scattered(150);
    add("plain", table, "", options -> options.withDictionaryEncoding(false));
    add(
        "byte-stream-split",
        table,
        "BYTE_STREAM_SPLIT",
        options ->
            options
                .withDictionaryEncoding(false)
                .withByteStreamSplitEncoding("ratio", true)
                .withByteStreamSplitEncoding("small", true));
    add(
        "dictionary-fallback",
        MixedTables.ascending(1_500),
        "",
        options ->
            options
                .withDictionaryPageSize(2_048)
                .withPageRowCountLimit(100)
                .withMinRowCountForPageSizeCheck(100));
  }

  private void pages() throws IOException {
    SourceTable table = MixedTables.ascending(1_500);
    add("pages-v1", table, "", this::smallPages);
    add(
        "pages-v2",
        table,
        DELTA,
        options -> smallPages(options).withWriterVersion(WriterVersion.PARQUET_2_0));
    add("row-groups", table, "", options -> smallPages(options).withRowGroupRowCountLimit(400));
    add(
        "bloom-filters",
        table,
        "",
        options ->
            options
                .withRowGroupRowCountLimit(700)
                .withBloomFilterEnabled("id", true)
                .withBloomFilterNDV("id", 700)
                .withBloomFilterEnabled("label", true)
                .withBloomFilterNDV("label", 700));
    add(
        "checksums",
        MixedTables.scattered(150),
        "",
        options -> options.withPageWriteChecksumEnabled(true));
  }

  private ParquetJava.Builder smallPages(ParquetJava.Builder options) {
    return options.withPageRowCountLimit(100).withCompressionCodec(CompressionCodecName.SNAPPY);
  }

  private ParquetJava.Builder versionTwoPlain(ParquetJava.Builder options) {
    return options.withWriterVersion(WriterVersion.PARQUET_2_0).withDictionaryEncoding(false);
  }

  private void add(
      String name, SourceTable table, String features, UnaryOperator<ParquetJava.Builder> options)
      throws IOException {
    String path = "parquet-java/" + name + ".parquet";
    ParquetJava.write(catalog.file(path), table, options);
    catalog.readable(path, table, features);
  }
}
