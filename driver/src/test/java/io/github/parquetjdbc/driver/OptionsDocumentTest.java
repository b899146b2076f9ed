package io.github.parquetjdbc.driver;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The README's table of options says what the code's table does. */
class OptionsDocumentTest {

  private static final Path README = Path.of(System.getProperty("project.root"), "README.md");
  private static final Pattern ROW =
      Pattern.compile("(?m)^\\| `([\\w.<>]+)` \\| ([^|]*) \\| (.*) \\|$");

  @Test
  void readmeListsEveryOptionAsTheCodeDoes() throws IOException {
    String text = Files.readString(README);
    String section = text.substring(text.indexOf("## Options"), text.indexOf("## Types"));
    List<String> documented = ROW.matcher(section).results().map(OptionsDocumentTest::row).toList();
    List<String> declared =
        Stream.of(ConnectionOption.values()).map(OptionsDocumentTest::row).toList();
    assertEquals(declared, documented);
  }

  private static String row(MatchResult row) {
    return row.group(1) + " | " + row.group(2) + " | " + row.group(3);
  }

  private static String row(ConnectionOption option) {
    String standard =
        option.type() == ConnectionOption.Type.SECRET
                || option.type() == ConnectionOption.Type.PATTERN
            ? "none"
            : option.defaultValue().isEmpty() ? "one a processor" : option.defaultValue();
    return option.optionName() + " | " + standard + " | " + option.help();
  }
}
