package io.github.parquetjdbc.adapter.oracle;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Random tables, and the same rows as Parquet files that DuckDB wrote in random ways. */
final class RandomLake {

  private RandomLake() {}

  /**
   * Three tables: one of many rows, one of few, one that may be empty. Their names differ in more
   * than a number, which would make their files parts of one table.
   */
  static List<RandomTable> tables(Random random) {
    List<RandomTable> tables = new ArrayList<>();
    tables.add(RandomTable.of("ta", random.nextInt(3_000), random));
    tables.add(RandomTable.of("tb", 1 + random.nextInt(60), random));
    tables.add(RandomTable.of("tc", random.nextInt(4) * random.nextInt(20), random));
    return tables;
  }

  static void write(List<RandomTable> tables, JdbcOracle duckDb, Path folder, Random random)
      throws SQLException, IOException {
    for (RandomTable table : tables) {
      if (random.nextInt(3) > 0) {
        Path file = folder.resolve(table.name() + ".parquet");
        duckDb.export("SELECT * FROM " + table.name(), file, options(random));
      } else {
        writeParts(table, duckDb, Files.createDirectory(folder.resolve(table.name())), random);
      }
    }
  }

  private static void writeParts(RandomTable table, JdbcOracle duckDb, Path folder, Random random)
      throws SQLException {
    int parts = 1 + random.nextInt(3);
    for (int i = 0; i < parts; i++) {
      String query = "SELECT * FROM " + table.name() + " WHERE rowid % " + parts + " = " + i;
      duckDb.export(query, folder.resolve("part-" + i + ".parquet"), options(random));
    }
  }

  private static String options(Random random) {
    String codec = ColumnKind.oneOf(random, "uncompressed", "snappy", "gzip", "zstd", "lz4_raw");
    String version = ColumnKind.oneOf(random, "V1", "V2");
    int dictionary = random.nextInt(3) == 0 ? 0 : 1 << 20;
    return ", CODEC '"
        + codec
        + "', PARQUET_VERSION "
        + version
        + ", ROW_GROUP_SIZE "
        + (random.nextBoolean() ? 2_048 : 122_880)
        + ", DICTIONARY_SIZE_LIMIT "
        + dictionary;
  }
}
