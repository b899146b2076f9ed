package io.github.parquetjdbc.engine.function.text;

import io.github.parquetjdbc.engine.function.bind.Lane;
import io.github.parquetjdbc.vector.BytesVector;
import io.github.parquetjdbc.vector.Vector;
import java.nio.charset.StandardCharsets;

/** The arguments of a text function, row by row: byte strings and integers. */
final class TextArguments {

  private final Lane[] lanes;
  private final BytesVector[] texts;
  private final long[][] numbers;

  TextArguments(int count) {
    lanes = new Lane[count];
    for (int i = 0; i < count; i++) {
      lanes[i] = new Lane();
    }
    texts = new BytesVector[count];
    numbers = new long[count][];
  }

  /** Takes the next batch's vectors. */
  void load(Vector[] arguments) {
    for (int i = 0; i < arguments.length; i++) {
      switch (arguments[i].kind()) {
        case BYTES -> texts[i] = lanes[i].bytes(arguments[i]);
        case INT, LONG -> numbers[i] = lanes[i].longs(arguments[i]);
        default -> throw new IllegalStateException("a text function of " + arguments[i].type());
      }
    }
  }

  int count() {
    return lanes.length;
  }

  byte[] data(int argument) {
    return texts[argument].data();
  }

  int offset(int argument, int row) {
    return texts[argument].offsets()[row];
  }

  int length(int argument, int row) {
    return texts[argument].lengths()[row];
  }

  boolean isNull(int argument, int row) {
    return texts[argument].isNull(row);
  }

  String text(int argument, int row) {
    return new String(
        data(argument), offset(argument, row), length(argument, row), StandardCharsets.UTF_8);
  }

  long number(int argument, int row) {
    return numbers[argument][row];
  }
}
