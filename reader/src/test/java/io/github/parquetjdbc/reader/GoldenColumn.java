package io.github.parquetjdbc.reader;

import io.github.parquetjdbc.vector.Vector;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Objects;
import shaded.parquet.com.fasterxml.jackson.databind.JsonNode;

/** Compares the values of a column, as they come, with its golden. */
final class GoldenColumn {

  private final int index;
  private final JsonNode golden;
  private final JsonNode column;
  private final CanonicalText shown;
  private final CanonicalText hashed;
  private final boolean isFloat;
  private final boolean isDouble;
  private final MessageDigest digest;
  private final long tailStart;

  private long rows;
  private long nulls;
  private long hash;
  private String firstDifference;

  /**
   * @param index of the column in the file
   */
  GoldenColumn(int index, JsonNode golden) {
    this.index = index;
    this.golden = golden;
    this.column = golden.get("columns").get(index);
    boolean interval = "INTERVAL".equals(column.path("logical").asText());
    this.shown = new CanonicalText(CanonicalText.Form.SHOWN, interval);
    this.hashed = new CanonicalText(CanonicalText.Form.HASHED, interval);
    String physical = column.path("physical").asText();
    this.isFloat = physical.equals("FLOAT") || column.path("logical").asText().equals("FLOAT16");
    this.isDouble = physical.equals("DOUBLE");
    this.tailStart = golden.get("rows").asLong() - golden.get("tail").size();
    try {
      this.digest = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  void add(Vector vector, int length) {
    for (int i = 0; i < length; i++, rows++) {
      checkShown(vector, i);
      String text = hashed.of(vector, i);
      if (text == null) {
        nulls++;
      } else {
        byte[] bytes = digest.digest(text.getBytes(StandardCharsets.UTF_8));
        hash += ByteBuffer.wrap(bytes).getLong();
      }
    }
  }

  private void checkShown(Vector vector, int row) {
    JsonNode expected = null;
    if (rows < golden.get("head").size()) {
      expected = golden.get("head").get((int) rows).get(index);
    } else if (rows >= tailStart) {
      expected = golden.get("tail").get((int) (rows - tailStart)).get(index);
    }
    if (expected == null) {
      return;
    }
    String actual = shown.of(vector, row);
    boolean same =
        vector.type().isNested()
            ? NestedText.same(expected, actual)
            : same(expected.isNull() ? null : expected.asText(), actual);
    if (!same && firstDifference == null) {
      firstDifference = "row " + rows + " is " + actual + ", expected " + expected;
    }
  }

  /** Before JDK 19, texts of floating-point numbers were not always the shortest. */
  private boolean same(String expected, String actual) {
    if (!isFloat && !isDouble || expected == null || actual == null) {
      return Objects.equals(expected, actual);
    }
    if (isFloat) {
      return Float.compare(Float.parseFloat(expected), Float.parseFloat(actual)) == 0;
    }
    return Double.compare(Double.parseDouble(expected), Double.parseDouble(actual)) == 0;
  }

  /** What is wrong, or {@code null}. */
  String problem() {
    String name = "column " + column.get("name").asText() + ": ";
    if (firstDifference != null) {
      return name + firstDifference;
    }
    if (rows != golden.get("rows").asLong()) {
      return name + rows + " rows, expected " + golden.get("rows");
    }
    if (nulls != column.path("nulls").asLong(nulls)) {
      return name + nulls + " nulls, expected " + column.get("nulls");
    }
    String hex = HexFormat.of().toHexDigits(hash);
    return column.path("hash").asText(hex).equals(hex) ? null : name + "another hash";
  }
}
