package io.github.parquetjdbc.adapter.table;

import java.util.ArrayList;
import java.util.List;

/**
 * Matches relative paths, written with {@code /}:
 *
 * <pre>
 *   *       any characters within a name
 *   ?       one character within a name
 *   [a-c]   one of these characters, [!a-c] one that is not; [*] stands for the star itself
 *   {a,b}   either; may hold whole folders and more braces
 *   **      as a whole name: any number of folders, none too
 * </pre>
 *
 * Matching takes time in the product of the lengths at most: patterns come from strangers.
 */
public final class GlobPattern {

  private static final int MAX_ALTERNATIVES = 1_000;
  private static final String ANY_FOLDERS = "**";

  private final String text;
  private final List<List<String>> alternatives;

  private GlobPattern(String text, List<List<String>> alternatives) {
    this.text = text;
    this.alternatives = alternatives;
  }

  /**
   * @throws IllegalArgumentException where brackets are not closed, braces stand for too many
   *     patterns, or a name is {@code ..}
   */
  public static GlobPattern compile(String text) {
    List<String> expanded = new ArrayList<>();
    expand(text, expanded);
    List<List<String>> alternatives = new ArrayList<>();
    for (String alternative : expanded) {
      List<String> names = List.of(alternative.split("/", -1));
      if (names.contains("..") || names.contains(".")) {
        throw new IllegalArgumentException("\"..\" and \".\" are no part of a pattern: " + text);
      }
      names.forEach(GlobPattern::checkBrackets);
      alternatives.add(names);
    }
    return new GlobPattern(text, alternatives);
  }

  /** Whether the text has any character that {@link #compile} takes as a wildcard. */
  public static boolean hasWildcard(String text) {
    for (int i = 0; i < text.length(); i++) {
      if ("*?[{".indexOf(text.charAt(i)) >= 0) {
        return true;
      }
    }
    return false;
  }

  public boolean matches(String relativePath) {
    String[] names = relativePath.split("/", -1);
    for (List<String> alternative : alternatives) {
      if (matchesNames(alternative, names)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether something in a folder may match; folders of which it is not true need not be listed.
   *
   * @param relativePath of the folder, with slashes; not the base itself
   */
  public boolean mayMatchIn(String relativePath) {
    String[] folders = relativePath.split("/", -1);
    return alternatives.stream().anyMatch(names -> mayMatchIn(names, folders));
  }

  private static boolean mayMatchIn(List<String> pattern, String[] folders) {
    for (int i = 0; i < folders.length; i++) {
      if (i < pattern.size() && pattern.get(i).equals(ANY_FOLDERS)) {
        return true;
      }
      if (i >= pattern.size() - 1 || !matchesName(pattern.get(i), folders[i])) {
        return false;
      }
    }
    return true;
  }

  /** The parts between slashes, of all patterns that braces stand for. */
  List<String> names() {
    return alternatives.stream().flatMap(List::stream).toList();
  }

  @Override
  public String toString() {
    return text;
  }

  /**
   * Whole names, by the same walk as characters within one: on failure the last star takes more.
   */
  private static boolean matchesNames(List<String> pattern, String[] names) {
    int p = 0;
    int n = 0;
    int star = -1;
    int starTaken = 0;
    while (n < names.length) {
      if (p < pattern.size() && pattern.get(p).equals(ANY_FOLDERS)) {
        star = p++;
        starTaken = n;
      } else if (p < pattern.size() && matchesName(pattern.get(p), names[n])) {
        p++;
        n++;
      } else if (star >= 0) {
        p = star + 1;
        n = ++starTaken;
      } else {
        return false;
      }
    }
    while (p < pattern.size() && pattern.get(p).equals(ANY_FOLDERS)) {
      p++;
    }
    return p == pattern.size();
  }

  private static boolean matchesName(String pattern, String name) {
    int p = 0;
    int n = 0;
    int star = -1;
    int starTaken = 0;
    while (n < name.length()) {
      if (p < pattern.length() && pattern.charAt(p) == '*') {
        star = p++;
        starTaken = n;
      } else if (p < pattern.length() && matchesCharacter(pattern, p, name.charAt(n))) {
        p = next(pattern, p);
        n++;
      } else if (star >= 0) {
        p = star + 1;
        n = ++starTaken;
      } else {
        return false;
      }
    }
    while (p < pattern.length() && pattern.charAt(p) == '*') {
      p++;
    }
    return p == pattern.length();
  }

  private static boolean matchesCharacter(String pattern, int at, char c) {
    char expected = pattern.charAt(at);
    if (expected == '[') {
      return matchesClass(pattern, at, c);
    }
    return expected == '?' || expected == c;
  }

  /**
   * {@code [abc]}, {@code [a-c]}, {@code [!a-c]}; a {@code ]} right after the opening is itself.
   */
  private static boolean matchesClass(String pattern, int open, char c) {
    int end = classEnd(pattern, open);
    int i = open + 1;
    boolean negated = pattern.charAt(i) == '!' || pattern.charAt(i) == '^';
    if (negated) {
      i++;
    }
    boolean found = false;
    while (i < end) {
      char from = pattern.charAt(i);
      if (i + 2 < end && pattern.charAt(i + 1) == '-') {
        found |= from <= c && c <= pattern.charAt(i + 2);
        i += 3;
      } else {
        found |= from == c;
        i++;
      }
    }
    return found != negated;
  }

  private static int next(String pattern, int at) {
    return pattern.charAt(at) == '[' ? classEnd(pattern, at) + 1 : at + 1;
  }

  /** Where the class that opens at {@code open} closes, or -1. */
  private static int classEnd(String pattern, int open) {
    int first = open + 1;
    if (first < pattern.length()
        && (pattern.charAt(first) == '!' || pattern.charAt(first) == '^')) {
      first++;
    }
    return pattern.indexOf(']', first + 1);
  }

  private static void checkBrackets(String name) {
    int i = 0;
    while (i < name.length()) {
      if (name.charAt(i) == '[' && classEnd(name, i) < 0) {
        throw new IllegalArgumentException("\"[\" without \"]\" in a name: " + name);
      }
      i = next(name, i);
    }
  }

  private static void expand(String text, List<String> into) {
    int open = text.indexOf('{');
    if (open < 0) {
      if (into.size() == MAX_ALTERNATIVES) {
        throw new IllegalArgumentException(
            "braces stand for more than " + MAX_ALTERNATIVES + " patterns");
      }
      into.add(text);
      return;
    }
    int level = 0;
    int start = open + 1;
    List<String> choices = new ArrayList<>();
    for (int i = open; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '{') {
        level++;
      } else if (c == ',' && level == 1) {
        choices.add(text.substring(start, i));
        start = i + 1;
      } else if (c == '}' && --level == 0) {
        choices.add(text.substring(start, i));
        for (String choice : choices) {
          expand(text.substring(0, open) + choice + text.substring(i + 1), into);
        }
        return;
      }
    }
    throw new IllegalArgumentException("\"{\" without \"}\": " + text);
  }
}
