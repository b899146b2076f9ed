package io.github.parquetjdbc.engine.function.text;

import io.github.parquetjdbc.engine.kernel.Utf8;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;

/**
 * A LIKE pattern, taken apart: pieces of plain bytes and {@code _} between runs of {@code %}. The
 * first piece is at the start of the text and the last at its end; those between are found from
 * left to right, each at its first place, which never has to be taken back. Pieces of plain bytes
 * are compared as such; {@code _} stands for one character.
 */
final class LikePattern {

  private static final int ONE = -1;

  private final List<int[]> pieces;
  private final byte[][] plain;
  private final boolean anchored;

  private LikePattern(List<int[]> pieces) {
    this.pieces = pieces;
    this.anchored = pieces.size() == 1;
    this.plain = new byte[pieces.size()][];
    for (int i = 0; i < plain.length; i++) {
      plain[i] = plain(pieces.get(i));
    }
  }

  /**
   * @param escape the character that takes its meaning from the next one, or {@code null} for none
   * @throws io.github.parquetjdbc.engine.context.QueryException INVALID_ARGUMENT for an escape that
   *     is not one character, or not followed by {@code %}, {@code _} or itself
   */
  static LikePattern of(String pattern, String escape) {
    if (escape != null && escape.codePointCount(0, escape.length()) > 1) {
      throw TextErrors.invalid("an escape of LIKE is one character, not '" + escape + "'");
    }
    int escapeCharacter = escape == null || escape.isEmpty() ? -1 : escape.codePointAt(0);
    List<int[]> pieces = new ArrayList<>();
    List<Integer> piece = new ArrayList<>();
    int[] characters = pattern.codePoints().toArray();
    for (int i = 0; i < characters.length; i++) {
      int character = characters[i];
      if (character == escapeCharacter) {
        i++;
        if (i == characters.length || !isSpecial(characters[i], escapeCharacter)) {
          throw TextErrors.invalid("stray escape in the pattern '" + pattern + "'");
        }
        addBytes(characters[i], piece);
      } else if (character == '%') {
        pieces.add(toArray(piece));
        piece.clear();
      } else if (character == '_') {
        piece.add(ONE);
      } else {
        addBytes(character, piece);
      }
    }
    pieces.add(toArray(piece));
    return new LikePattern(pieces);
  }

  private static boolean isSpecial(int character, int escape) {
    return character == '%' || character == '_' || character == escape;
  }

  private static void addBytes(int character, List<Integer> piece) {
    for (byte b : Character.toString(character).getBytes(java.nio.charset.StandardCharsets.UTF_8)) {
      piece.add(b & 0xFF);
    }
  }

  private static int[] toArray(List<Integer> piece) {
    return piece.stream().mapToInt(Integer::intValue).toArray();
  }

  /** The bytes of a piece without {@code _}, or {@code null}. */
  private static byte[] plain(int[] piece) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    for (int token : piece) {
      if (token == ONE) {
        return null;
      }
      bytes.write(token);
    }
    return bytes.toByteArray();
  }

  boolean matches(byte[] data, int offset, int length) {
    int from = matchAt(0, data, offset, 0, length);
    if (from < 0 || anchored) {
      return from == length;
    }
    int last = plain.length - 1;
    for (int piece = 1; piece < last; piece++) {
      from = find(piece, data, offset, from, length);
      if (from < 0) {
        return false;
      }
    }
    return matchesEnd(last, data, offset, from, length);
  }

  /** Where the match of a piece at {@code from} ends, or -1. */
  private int matchAt(int piece, byte[] data, int offset, int from, int length) {
    byte[] bytes = plain[piece];
    if (bytes != null) {
      return from + bytes.length <= length
              && Utf8.matches(data, offset + from, bytes, 0, bytes.length)
          ? from + bytes.length
          : -1;
    }
    int at = from;
    for (int token : pieces.get(piece)) {
      if (at >= length) {
        return -1;
      }
      if (token == ONE) {
        at += Utf8.prefix(data, offset + at, length - at, 1);
      } else if ((data[offset + at++] & 0xFF) != token) {
        return -1;
      }
    }
    return at;
  }

  /** Where the first match of a piece at or after {@code from} ends, or -1. */
  private int find(int piece, byte[] data, int offset, int from, int length) {
    byte[] bytes = plain[piece];
    if (bytes != null) {
      int at = Utf8.find(data, offset, length, from, bytes, 0, bytes.length);
      return at < 0 ? -1 : at + bytes.length;
    }
    for (int at = from; at <= length; at++) {
      if (at == length || Utf8.startsCharacter(data[offset + at])) {
        int end = matchAt(piece, data, offset, at, length);
        if (end >= 0) {
          return end;
        }
      }
    }
    return -1;
  }

  /** Whether the last piece is at the end of the text, not before {@code from}. */
  private boolean matchesEnd(int piece, byte[] data, int offset, int from, int length) {
    byte[] bytes = plain[piece];
    if (bytes != null) {
      int at = length - bytes.length;
      return at >= from && Utf8.matches(data, offset + at, bytes, 0, bytes.length);
    }
    int characters = 0;
    for (int token : pieces.get(piece)) {
      characters += token == ONE || Utf8.startsCharacter((byte) token) ? 1 : 0;
    }
    int at = length;
    while (characters > 0 && at > from) {
      at--;
      characters -= Utf8.startsCharacter(data[offset + at]) ? 1 : 0;
    }
    return characters == 0 && matchAt(piece, data, offset, at, length) == length;
  }
}
