package io.github.parquetjdbc.adapter.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TableNamingTest {

  @ParameterizedTest
  @CsvSource({
    "x.parquet,x",
    "x.snappy.parquet,x",
    "x.ZSTD.PARQUET,x",
    "x.gz.parq,x",
    "x.pq,x",
    "2024.01.parquet,2024.01",
    "snappy.parquet,snappy",
    "x.csv,x.csv",
    "folder,folder",
    "out.parquet,out",
    "a b.parquet,a b",
  })
  void aTableIsNamedByTheStem(String file, String table) {
    assertEquals(table, TableNaming.stem(file));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        ".x.parquet",
        "_x.parquet",
        "_SUCCESS",
        ".parquet",
        "x.parquet.crc",
        "x.parquet.tmp",
        "x.parquet.inprogress",
        "x.txt",
        "parquet",
        "x"
      })
  void hiddenUnfinishedAndOtherFilesAreNoTables(String file) {
    assertFalse(TableNaming.isParquet(file));
  }

  @ParameterizedTest
  @ValueSource(strings = {"x.parquet", "x.Parquet", "x.parq", "x.pq", "x.snappy.parquet"})
  void parquetFilesAreKnownByTheirExtension(String file) {
    assertTrue(TableNaming.isParquet(file));
  }

  @Test
  void twoClaimsToOneNameKeepTheirFullNames() {
    assertEquals(
        List.of("x.parquet", "x.snappy.parquet", "y", "x"),
        TableNaming.tableNames(List.of("x.parquet", "x.snappy.parquet", "y.pq", "x")));
  }

  @Test
  void aStemThatIsTheFullNameOfAnotherIsNotTaken() {
    assertEquals(
        List.of("a.parquet", "a.pq", "a.parquet.parquet"),
        TableNaming.tableNames(List.of("a.parquet", "a.pq", "a.parquet.parquet")));
  }
}
