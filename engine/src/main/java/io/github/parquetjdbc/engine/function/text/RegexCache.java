package io.github.parquetjdbc.engine.function.text;

import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/** The last regular expression compiled, as a rule the only one. */
final class RegexCache {

  private String text;
  private String flags;
  private Pattern pattern;

  /**
   * @param newFlags letters: {@code i} without regard to case, {@code s} or {@code n} the dot
   *     matches line ends too or not, {@code m} lines for {@code ^} and {@code $}, {@code x}
   *     comments; {@code g} and {@code c} are the caller's
   */
  Pattern get(String newText, String newFlags) {
    if (!newText.equals(text) || !newFlags.equals(flags)) {
      pattern = compile(newText, flagBits(newFlags));
      text = newText;
      flags = newFlags;
    }
    return pattern;
  }

  private static Pattern compile(String text, int flags) {
    try {
      return Pattern.compile(text, flags);
    } catch (PatternSyntaxException e) {
      throw TextErrors.invalid("invalid regular expression '" + text + "': " + e.getDescription());
    }
  }

  private static int flagBits(String flags) {
    int bits = 0;
    for (int i = 0; i < flags.length(); i++) {
      bits |=
          switch (flags.charAt(i)) {
            case 'i' -> Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE;
            case 's' -> Pattern.DOTALL;
            case 'm' -> Pattern.MULTILINE;
            case 'x' -> Pattern.COMMENTS;
            case 'n', 'g', 'c' -> 0;
            default ->
                throw TextErrors.invalid(
                    "unknown flag '" + flags.charAt(i) + "' of a regular expression");
          };
    }
    return bits;
  }
}
