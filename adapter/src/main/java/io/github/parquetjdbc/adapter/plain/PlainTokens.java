package io.github.parquetjdbc.adapter.plain;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Words, quoted names, small whole numbers and symbols of a statement, read one after the other.
 * Other characters, comments among them, make a statement that is not plain.
 */
final class PlainTokens {

  /** Longer numbers are not all of type INTEGER, or of LIMIT's. */
  private static final int MAX_DIGITS = 9;

  private static final String SYMBOLS = "*.,()=";

  /**
   * @param text a word or symbol as written, a quoted name without its quotes
   */
  record Token(Kind kind, String text) {}

  enum Kind {
    WORD,
    QUOTED,
    NUMBER,
    SYMBOL
  }

  private final List<Token> tokens;
  private int next;

  private PlainTokens(List<Token> tokens) {
    this.tokens = tokens;
  }

  /** {@code null} where something else is in the text. */
  static PlainTokens of(String sql) {
    List<Token> tokens = new ArrayList<>();
    int at = 0;
    while (at < sql.length()) {
      char c = sql.charAt(at);
      if (c == ' ' || c == '\t' || c == '\n' || c == '\r') {
        at++;
        continue;
      }
      Token token = tokenAt(sql, at);
      if (token == null) {
        return null;
      }
      tokens.add(token);
      at += token.text().length() + (token.kind() == Kind.QUOTED ? 2 : 0);
    }
    return new PlainTokens(tokens);
  }

  private static Token tokenAt(String sql, int at) {
    char c = sql.charAt(at);
    if (isLetter(c)) {
      return new Token(Kind.WORD, run(sql, at));
    }
    if (isDigit(c)) {
      String run = run(sql, at);
      return run.length() <= MAX_DIGITS && run.chars().allMatch(PlainTokens::isDigit)
          ? new Token(Kind.NUMBER, run)
          : null;
    }
    if (c == '"') {
      int close = sql.indexOf('"', at + 1);
      boolean simple = close > at + 1 && !sql.startsWith("\"\"", close);
      return simple ? new Token(Kind.QUOTED, sql.substring(at + 1, close)) : null;
    }
    return SYMBOLS.indexOf(c) >= 0 ? new Token(Kind.SYMBOL, String.valueOf(c)) : null;
  }

  private static String run(String sql, int at) {
    int end = at;
    while (end < sql.length() && (isLetter(sql.charAt(end)) || isDigit(sql.charAt(end)))) {
      end++;
    }
    return sql.substring(at, end);
  }

  private static boolean isLetter(int c) {
    return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_';
  }

  private static boolean isDigit(int c) {
    return c >= '0' && c <= '9';
  }

  boolean atEnd() {
    return next == tokens.size();
  }

  /** Takes the word, in any case, if it is next. */
  boolean takeWord(String word) {
    return take(Kind.WORD, word.toLowerCase(Locale.ROOT));
  }

  boolean takeSymbol(String symbol) {
    return take(Kind.SYMBOL, symbol);
  }

  private boolean take(Kind kind, String lowerCase) {
    boolean is =
        !atEnd()
            && tokens.get(next).kind() == kind
            && tokens.get(next).text().toLowerCase(Locale.ROOT).equals(lowerCase);
    next += is ? 1 : 0;
    return is;
  }

  /** Takes a number if it is next, else gives -1. */
  int takeNumber() {
    return atEnd() || tokens.get(next).kind() != Kind.NUMBER
        ? -1
        : Integer.parseInt(tokens.get(next++).text());
  }

  /** The quoted name or word that is next, else {@code null}. */
  Token peekName() {
    boolean name =
        !atEnd()
            && (tokens.get(next).kind() == Kind.QUOTED || tokens.get(next).kind() == Kind.WORD);
    return name ? tokens.get(next) : null;
  }

  /** Takes what {@link #peekName} shows. */
  Token takeName() {
    Token name = peekName();
    next += name == null ? 0 : 1;
    return name;
  }
}
