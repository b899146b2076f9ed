package io.github.parquetjdbc.reader;

import java.util.ArrayList;
import java.util.List;
import shaded.parquet.com.fasterxml.jackson.core.JsonProcessingException;
import shaded.parquet.com.fasterxml.jackson.databind.JsonNode;
import shaded.parquet.com.fasterxml.jackson.databind.ObjectMapper;

/** Compares the JSON text of nested values with what is expected. */
final class NestedText {

  private static final ObjectMapper JSON = new ObjectMapper();

  private NestedText() {}

  /**
   * Whether both are the same. Before JDK 19, texts of floating-point numbers were not always the
   * shortest, so texts that are the same number are the same.
   *
   * @param actual as {@link CanonicalText} makes it
   */
  static boolean same(JsonNode expected, String actual) {
    if (actual == null) {
      return expected.isNull();
    }
    try {
      return same(expected, JSON.readTree(actual));
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(actual, e);
    }
  }

  private static boolean same(JsonNode expected, JsonNode actual) {
    if (expected.getNodeType() != actual.getNodeType() || expected.size() != actual.size()) {
      return false;
    }
    if (!expected.isContainerNode()) {
      return expected.equals(actual) || sameNumber(expected.asText(), actual.asText());
    }
    if (!names(expected).equals(names(actual))) {
      return false;
    }
    List<JsonNode> actualChildren = children(actual);
    List<JsonNode> children = children(expected);
    for (int i = 0; i < children.size(); i++) {
      if (!same(children.get(i), actualChildren.get(i))) {
        return false;
      }
    }
    return true;
  }

  private static List<String> names(JsonNode node) {
    List<String> names = new ArrayList<>();
    node.fieldNames().forEachRemaining(names::add);
    return names;
  }

  private static List<JsonNode> children(JsonNode node) {
    List<JsonNode> children = new ArrayList<>();
    node.elements().forEachRemaining(children::add);
    return children;
  }

  private static boolean sameNumber(String expected, String actual) {
    try {
      return Float.parseFloat(expected) == Float.parseFloat(actual);
    } catch (NumberFormatException e) {
      return false;
    }
  }
}
