package io.github.parquetjdbc.engine.function.text;

import io.github.parquetjdbc.engine.context.QueryContext;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Matching that ends when the query does, and that is an error where it would exhaust the stack.
 */
final class GuardedMatch {

  private GuardedMatch() {}

  static boolean find(Pattern pattern, String text, QueryContext context) {
    try {
      return matcher(pattern, text, context).find();
    } catch (StackOverflowError e) {
      throw tooDeep(pattern);
    }
  }

  /** The first match, or {@code null}. */
  static Matcher found(Pattern pattern, String text, QueryContext context) {
    try {
      Matcher matcher = matcher(pattern, text, context);
      return matcher.find() ? matcher : null;
    } catch (StackOverflowError e) {
      throw tooDeep(pattern);
    }
  }

  /** Matches that do not overlap. */
  static int count(Pattern pattern, String text, QueryContext context) {
    try {
      Matcher matcher = matcher(pattern, text, context);
      int count = 0;
      while (matcher.find()) {
        count++;
      }
      return count;
    } catch (StackOverflowError e) {
      throw tooDeep(pattern);
    }
  }

  static boolean whole(Pattern pattern, String text, QueryContext context) {
    try {
      return matcher(pattern, text, context).matches();
    } catch (StackOverflowError e) {
      throw tooDeep(pattern);
    }
  }

  static String replaceFirst(
      Pattern pattern, String text, String replacement, QueryContext context) {
    Matcher matcher = matcher(pattern, text, context);
    try {
      return matcher.replaceFirst(javaReplacement(replacement, matcher.groupCount()));
    } catch (StackOverflowError e) {
      throw tooDeep(pattern);
    }
  }

  static String replaceAll(Pattern pattern, String text, String replacement, QueryContext context) {
    Matcher matcher = matcher(pattern, text, context);
    try {
      return matcher.replaceAll(javaReplacement(replacement, matcher.groupCount()));
    } catch (StackOverflowError e) {
      throw tooDeep(pattern);
    }
  }

  private static Matcher matcher(Pattern pattern, String text, QueryContext context) {
    return pattern.matcher(new GuardedText(text, context));
  }

  private static RuntimeException tooDeep(Pattern pattern) {
    return TextErrors.invalid(
        "the regular expression '" + pattern + "' is too complex for a text it met");
  }

  /** {@code \1} as {@code $1}, everything else as itself; groups that are not there are empty. */
  private static String javaReplacement(String text, int groups) {
    StringBuilder result = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      char next = i + 1 < text.length() ? text.charAt(i + 1) : 0;
      if (c == '\\' && (next == '&' || next >= '0' && next <= '9')) {
        int group = next == '&' ? 0 : next - '0';
        result.append(group <= groups ? "$" + group : "");
        i++;
      } else if (c == '\\' && next == '\\') {
        result.append("\\\\");
        i++;
      } else {
        // A digit must not be read as part of a group's number before it.
        result.append(Character.isDigit(c) || c == '$' || c == '\\' ? "\\" : "").append(c);
      }
    }
    return result.toString();
  }
}
