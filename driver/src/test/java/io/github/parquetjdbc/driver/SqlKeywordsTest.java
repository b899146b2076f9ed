package io.github.parquetjdbc.driver;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.parquetjdbc.adapter.dialect.Dialect;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.apache.calcite.sql.parser.SqlAbstractParserImpl;
import org.apache.calcite.sql.parser.SqlParser;
import org.junit.jupiter.api.Test;

/** What metadata says of keywords is what the parser says, but for the words of SQL:2003. */
class SqlKeywordsTest {

  private static Set<String> reserved(SqlParser.Config config) {
    SqlAbstractParserImpl.Metadata parser = SqlParser.create("", config).getMetadata();
    Set<String> words = new TreeSet<>(parser.getTokens());
    words.removeIf(word -> !parser.isReservedWord(word));
    return words;
  }

  /** Words of ISO/IEC 9075-2:2003, as far as the parser knows them. */
  private static Set<String> standard() throws IOException {
    try (var stream = SqlKeywordsTest.class.getResourceAsStream("/sql2003-keywords.txt")) {
      String text = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
      return Set.of(text.strip().split("\\s+"));
    }
  }

  @Test
  void keywordsAreTheParsersReservedWordsBeyondTheStandards() throws IOException {
    Set<String> words = reserved(new Dialect().parser());
    words.addAll(reserved(SqlParser.config()));
    words.removeAll(standard());
    assertEquals(List.copyOf(words), List.of(SqlKeywords.BEYOND_SQL_2003.split(",")));
  }
}
