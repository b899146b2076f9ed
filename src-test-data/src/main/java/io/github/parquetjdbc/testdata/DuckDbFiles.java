package io.github.parquetjdbc.testdata;

import io.github.parquetjdbc.testdata.form.SourceTable;
import io.github.parquetjdbc.testdata.source.MixedTables;
import io.github.parquetjdbc.testdata.source.ScalarTables;
import io.github.parquetjdbc.testdata.source.TimeTables;
import io.github.parquetjdbc.testdata.writer.DuckDb;
import java.io.IOException;
import java.sql.SQLException;
import java.util.List;

/** Files of DuckDB's COPY. */
final class DuckDbFiles {
  private static final List<String> CODECS =
      List.of("uncompressed", "snappy", "gzip", "zstd", "lz4_raw");

  private static final String VERSION_2 =
      "BYTE_STREAM_SPLIT DELTA_BINARY_PACKED DELTA_LENGTH_BYTE_ARRAY";

  private final Catalog catalog;

  DuckDbFiles(Catalog catalog) {
    this.catalog = catalog;
  }

  void write() throws IOException, SQLException {
    SourceTable integers = ScalarTables.integers();
    SourceTable decimals =
        ScalarTables.decimals()
            .select(
                "int32_9_2", "int32_4_4", "int32_5_0", "int64_18_4", "int64_10_3", "binary_38_10");
    SourceTable strings = ScalarTables.strings().select("string", "binary", "uuid");
    SourceTable times =
        TimeTables.times()
            .select(
                "date",
                "time_micros_local",
                "ts_millis_local",
                "ts_micros_local",
                "ts_micros_utc",
                "ts_nanos_local");
    add("integers", integers, "", "");
    add("floats", ScalarTables.floats(), "", "");
    add("decimals", decimals, "", "");
    add("strings", strings, "", "");
    add("times", times, "", "");

    SourceTable mixed = MixedTables.scattered(150);
    for (String codec : CODECS) {
      add("codec-" + codec, mixed, "COMPRESSION " + codec, "");
    }
    add("codec-brotli", mixed, "COMPRESSION brotli", "BROTLI");
    add("nulls-runs", MixedTables.runs(200), "", "");
    add("nulls-all", MixedTables.allNull(60), "", "");
    add("rows-none", MixedTables.scattered(0), "", "");

    SourceTable ascending = MixedTables.ascending(5_000).select("id", "colour", "amount");
    add("row-groups", ascending, "ROW_GROUP_SIZE 2048", "");
    add("version-2", mixed, "PARQUET_VERSION V2", VERSION_2);
    add("version-2-integers", integers, "PARQUET_VERSION V2", "DELTA_BINARY_PACKED");
    add("version-2-plain", mixed, "PARQUET_VERSION V2, DICTIONARY_SIZE_LIMIT 1", VERSION_2);
  }

  private void add(String name, SourceTable table, String options, String features)
      throws IOException, SQLException {
    String path = "duckdb/" + name + ".parquet";
    DuckDb.write(catalog.file(path), table, options);
    catalog.readable(path, table, features);
  }
}
