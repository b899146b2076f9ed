package io.github.parquetjdbc.driver.base;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.parquetjdbc.adapter.SqlException;
import io.github.parquetjdbc.engine.context.QueryError;
import io.github.parquetjdbc.engine.context.QueryException;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class SqlErrorsTest {

  @ParameterizedTest
  @CsvSource({
    "DIVISION_BY_ZERO, 22012",
    "NUMERIC_OVERFLOW, 22003",
    "INVALID_CAST, 22018",
    "INVALID_DATETIME, 22007",
    "INVALID_ARGUMENT, 22023",
    "CARDINALITY_VIOLATION, 21000",
    "CANCELLED, 57014",
    "TIMED_OUT, HYT00",
    "OUT_OF_MEMORY, 53200",
    "DISK_FULL, 53100",
    "UNSUPPORTED, 0A000"
  })
  void errorsOfTheEngineHaveTheirStates(QueryError error, String state) {
    assertEquals(state, SqlErrors.of(new QueryException(error, "x")).getSQLState());
  }

  @ParameterizedTest
  @CsvSource({
    "SYNTAX, 42601",
    "UNKNOWN_TABLE, 42P01",
    "UNKNOWN_COLUMN, 42703",
    "UNKNOWN_FUNCTION, 42883",
    "AMBIGUOUS, 42702",
    "TYPE_MISMATCH, 42804",
    "READ_ONLY, 25006",
    "UNSUPPORTED, 0A000",
    "INVALID, 42000"
  })
  void errorsOfTheTextHaveTheirStates(SqlException.Kind kind, String state) {
    assertEquals(state, SqlErrors.of(new SqlException(kind, "x")).getSQLState());
  }

  @ParameterizedTest
  @EnumSource(QueryError.class)
  void messagesAreOneLineAndTheCauseIsKept(QueryError error) {
    QueryException cause = new QueryException(error, "first\n  second\r\nthird");
    SQLException result = SqlErrors.of(cause);
    assertEquals("first second third", result.getMessage());
    assertSame(cause, result.getCause());
    assertFalse(result.getSQLState().startsWith("08"));
  }

  @Test
  void errorsOfFilesNameTheFile() {
    SQLException missing = SqlErrors.of(new NoSuchFileException("/d/a.parquet"));
    assertEquals("58P01", missing.getSQLState());
    assertEquals("no such file: /d/a.parquet", missing.getMessage());
    SQLException denied = SqlErrors.of(new AccessDeniedException("/d/a.parquet"));
    assertEquals("58030", denied.getSQLState());
    assertEquals("access denied: /d/a.parquet", denied.getMessage());
    assertEquals("58030", SqlErrors.of(new IOException("a.parquet: gone")).getSQLState());
  }

  @Test
  void whatNobodyExpectedIsStillAnSqlException() {
    SQLException error = SqlErrors.of(new IllegalStateException());
    assertEquals("XX000", error.getSQLState());
    assertTrue(error.getMessage().contains("IllegalStateException"), error.getMessage());
  }
}
