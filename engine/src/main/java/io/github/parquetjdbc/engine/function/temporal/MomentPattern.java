package io.github.parquetjdbc.engine.function.temporal;

import java.util.List;
import java.util.Locale;

/** A pattern of dates and times, taken apart: what TO_CHAR and FORMAT_DATE write. */
record MomentPattern(List<Piece> pieces) {

  /** How names are written. */
  enum Letters {
    CAPITALISED,
    UPPER,
    LOWER
  }

  /** Whether numbers and names are filled up to their width. */
  enum Fill {
    FILLED,
    BARE
  }

  /** A part of a pattern. */
  sealed interface Piece {}

  /** Text that stands for itself. */
  record Literal(String text) implements Piece {}

  /** A field of the moment. */
  record Field(PatternField field, Letters letters, Fill fill) implements Piece {}

  MomentPattern {
    pieces = List.copyOf(pieces);
  }

  void format(long day, long nano, StringBuilder out) {
    for (Piece piece : pieces) {
      if (piece instanceof Literal literal) {
        out.append(literal.text());
      } else if (piece instanceof Field field) {
        append(field, day, nano, out);
      }
    }
  }

  private static void append(Field piece, long day, long nano, StringBuilder out) {
    PatternField field = piece.field();
    boolean filled = piece.fill() == Fill.FILLED;
    if (field.isName()) {
      String name = field.name(day, nano);
      out.append(
          switch (piece.letters()) {
            case CAPITALISED -> name;
            case UPPER -> name.toUpperCase(Locale.ROOT);
            case LOWER -> name.toLowerCase(Locale.ROOT);
          });
      for (int i = name.length(); filled && i < field.width(); i++) {
        out.append(' ');
      }
      return;
    }
    String number = Long.toString(field.number(day, nano));
    for (int i = number.length(); filled && i < field.width(); i++) {
      out.append('0');
    }
    out.append(number);
  }
}
