package io.github.parquetjdbc.engine.function.text;

import io.github.parquetjdbc.engine.context.QueryContext;

/**
 * A text that a regular expression looks at for so long as the query runs: some expressions take
 * time that grows exponentially with the text, and nothing else would stop them.
 */
final class GuardedText implements CharSequence {

  /** Looks between two questions whether the query still runs. */
  private static final int LOOKS = 1 << 14;

  private final String text;
  private final int from;
  private final int to;
  private final QueryContext context;
  private int left = LOOKS;

  GuardedText(String text, QueryContext context) {
    this(text, 0, text.length(), context);
  }

  private GuardedText(String text, int from, int to, QueryContext context) {
    this.text = text;
    this.from = from;
    this.to = to;
    this.context = context;
  }

  @Override
  public char charAt(int index) {
    left--;
    if (left == 0) {
      left = LOOKS;
      context.checkStopped();
    }
    return text.charAt(from + index);
  }

  @Override
  public int length() {
    return to - from;
  }

  @Override
  public CharSequence subSequence(int start, int end) {
    return new GuardedText(text, from + start, from + end, context);
  }

  @Override
  public String toString() {
    return text.substring(from, to);
  }
}
