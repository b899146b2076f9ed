package io.github.parquetjdbc.adapter;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * One statement of a golden file.
 *
 * @param outcome {@code rows}, {@code ordered} or {@code error} and a kind
 * @param lines the rows, or a part of the error's message
 */
record GoldenCase(String sql, String outcome, List<String> lines) {

  static List<GoldenCase> read(Path file) throws IOException {
    List<GoldenCase> cases = new ArrayList<>();
    StringBuilder sql = new StringBuilder();
    String outcome = null;
    List<String> lines = new ArrayList<>();
    for (String line : Files.readAllLines(file)) {
      if (line.startsWith("#")) {
        continue;
      }
      if (line.isBlank()) {
        if (outcome != null) {
          cases.add(new GoldenCase(sql.toString().strip(), outcome, List.copyOf(lines)));
          sql.setLength(0);
          lines.clear();
          outcome = null;
        }
      } else if (outcome != null) {
        lines.add(line.strip().replaceAll("\t|  +", "|"));
      } else if (line.equals("rows") || line.equals("ordered") || line.startsWith("error ")) {
        outcome = line;
      } else {
        sql.append(line).append('\n');
      }
    }
    if (outcome != null) {
      cases.add(new GoldenCase(sql.toString().strip(), outcome, List.copyOf(lines)));
    }
    return cases;
  }
}
