package io.github.parquetjdbc.reader;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.io.api.Binary;

/** A field of a random schema, which fills itself with random values and says what it filled in. */
final class RandomField {

  private enum Kind {
    INT("int32"),
    LONG("int64"),
    DOUBLE("double"),
    BOOLEAN("boolean"),
    TEXT("binary"),
    DECIMAL("fixed_len_byte_array(16)"),
    STRUCT("group"),
    LIST("group"),
    TWO_LEVEL_LIST("group"),
    MAP("group"),
    KEYS_ONLY_MAP("group");

    private final String keyword;

    Kind(String keyword) {
      this.keyword = keyword;
    }

    boolean isGroup() {
      return compareTo(STRUCT) >= 0;
    }
  }

  private final Random random;
  private final Kind kind;
  private final String repetition;
  private final String name;
  private final List<RandomField> children = new ArrayList<>();

  private RandomField(Random random, Kind kind, String repetition, String name) {
    this.random = random;
    this.kind = kind;
    this.repetition = repetition;
    this.name = name;
  }

  /** A list, map, struct or repeated field. */
  static RandomField nested(Random random, String name, int depth) {
    RandomField field;
    do {
      field = any(random, name, depth);
    } while (!field.kind.isGroup() && !field.repetition.equals("repeated"));
    return field;
  }

  private static RandomField any(Random random, String name, int depth) {
    String[] repetitions = {"required", "optional", "optional", "repeated"};
    return of(random, repetitions[random.nextInt(repetitions.length)], name, depth);
  }

  private static RandomField of(Random random, String repetition, String name, int depth) {
    Kind[] kinds = Kind.values();
    Kind kind = kinds[random.nextInt(depth <= 1 ? Kind.STRUCT.ordinal() : kinds.length)];
    RandomField field = new RandomField(random, kind, repetition, name);
    switch (kind) {
      case STRUCT -> {
        for (int i = 1 + random.nextInt(3); i > 0; i--) {
          field.children.add(any(random, "f" + i, depth - 1));
        }
      }
      case LIST ->
          field.children.add(
              of(random, random.nextBoolean() ? "required" : "optional", "element", depth - 1));
      case TWO_LEVEL_LIST -> field.children.add(of(random, "repeated", "array", depth - 1));
      case MAP -> {
        field.children.add(new RandomField(random, Kind.TEXT, "required", "key"));
        field.children.add(any(random, "value", depth - 1));
      }
      case KEYS_ONLY_MAP -> field.children.add(of(random, "required", "key", depth - 1));
      default -> {}
    }
    return field;
  }

  /** As the schema's text has it. */
  String schema() {
    String start = repetition + " " + kind.keyword + " " + name;
    String fields = children.stream().map(RandomField::schema).collect(Collectors.joining(" "));
    return switch (kind) {
      case INT, LONG, DOUBLE, BOOLEAN -> start + ";";
      case TEXT -> start + " (STRING);";
      case DECIMAL -> start + " (DECIMAL(30,2));";
      case STRUCT -> start + " { " + fields + " }";
      case LIST -> start + " (LIST) { repeated group list { " + fields + " } }";
      case TWO_LEVEL_LIST -> start + " (LIST) { " + fields + " }";
      case MAP, KEYS_ONLY_MAP -> start + " (MAP) { repeated group key_value { " + fields + " } }";
    };
  }

  /** Adds the field to a row, or to a group of it; returns its JSON. */
  String add(Group parent) {
    return switch (repetition) {
      case "required" -> addOne(parent);
      case "optional" -> random.nextInt(4) == 0 ? "null" : addOne(parent);
      default -> repeat(() -> addOne(parent));
    };
  }

  private String repeat(Supplier<String> element) {
    int length = random.nextInt(5) == 0 ? random.nextInt(30) : random.nextInt(3);
    List<String> elements = new ArrayList<>();
    for (int i = 0; i < length; i++) {
      elements.add(element.get());
    }
    return "[" + String.join(",", elements) + "]";
  }

  private String addOne(Group parent) {
    if (!kind.isGroup()) {
      return '"' + addValue(parent) + '"';
    }
    Group group = parent.addGroup(name);
    return switch (kind) {
      case LIST -> repeat(() -> children.get(0).add(group.addGroup("list")));
      case TWO_LEVEL_LIST -> children.get(0).add(group);
      case MAP, KEYS_ONLY_MAP -> repeat(() -> addEntry(group.addGroup("key_value")));
      default ->
          children.stream()
              .map(child -> '"' + child.name + "\":" + child.add(group))
              .collect(Collectors.joining(",", "{", "}"));
    };
  }

  private String addEntry(Group entry) {
    String key = children.get(0).add(entry);
    return "[" + key + "," + (children.size() == 1 ? "null" : children.get(1).add(entry)) + "]";
  }

  private String addValue(Group parent) {
    switch (kind) {
      case INT -> {
        int value = random.nextInt(100);
        parent.add(name, value);
        return Integer.toString(value);
      }
      case LONG -> {
        long value = random.nextLong();
        parent.add(name, value);
        return Long.toString(value);
      }
      case DOUBLE -> {
        double value = random.nextInt(1000) / 8.0;
        parent.add(name, value);
        return Double.toString(value);
      }
      case BOOLEAN -> {
        boolean value = random.nextBoolean();
        parent.add(name, value);
        return Boolean.toString(value);
      }
      case DECIMAL -> {
        return addDecimal(parent);
      }
      default -> {
        String value = random.nextBoolean() ? "t" + random.nextInt(20) : text();
        parent.add(name, value);
        return value;
      }
    }
  }

  private String addDecimal(Group parent) {
    byte[] value = new byte[16];
    int unscaled = random.nextInt();
    for (int i = 0; i < 16; i++) {
      value[i] = (byte) (i < 12 ? unscaled >> 31 : unscaled >> 8 * (15 - i));
    }
    parent.add(name, Binary.fromConstantByteArray(value));
    return BigDecimal.valueOf(unscaled, 2).toPlainString();
  }

  private String text() {
    return "x".repeat(random.nextInt(6)) + random.nextInt(1_000_000);
  }
}
