package io.github.parquetjdbc.adapter.table;

import java.io.File;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Where tables are, as text: nothing has been looked at yet.
 *
 * @param kind what the text says
 * @param path absolute and normalised, of the folder or file; the folder before the first wildcard
 *     for a glob; empty for {@link Kind#EMPTY}
 * @param pattern relative to {@code path}, for a glob; else empty
 * @param scheme of a URL, lower case, or {@code file}
 * @param query of a URL that has one, else empty; it may hold secrets
 */
public record Location(Kind kind, String path, String pattern, String scheme, String query) {

  /** What the text of a location says. */
  public enum Kind {
    /** No place at all. */
    EMPTY,
    /** A folder or a file. */
    PATH,
    GLOB
  }

  private static final String EMPTY_SCHEME = "mem:";
  private static final String LOCAL = "file";
  private static final String FILE_SCHEME = LOCAL + ":";

  /** Of these, what looks like a wildcard is part of an address. */
  private static final Set<String> WEB = Set.of("http", "https");

  /** Two letters at least: one letter is a drive. */
  private static final Pattern OTHER_SCHEME = Pattern.compile("[A-Za-z][A-Za-z0-9+.-]+://.*");

  /**
   * Understands a path, a glob or a {@code file:} URL (percent-decoded) of one of these, and URLs
   * of other schemes, which are taken as they stand. A relative path is taken from the working
   * directory as it is now.
   *
   * @throws IllegalArgumentException where the text is none of these; the message says why
   */
  public static Location parse(String text) {
    return parse(text, File.separatorChar);
  }

  static Location parse(String text, char separator) {
    if (text.isEmpty() || text.equalsIgnoreCase(EMPTY_SCHEME)) {
      return new Location(Kind.EMPTY, "", "", LOCAL, "");
    }
    if (text.indexOf('\0') >= 0) {
      throw new IllegalArgumentException("a location cannot hold a NUL character");
    }
    if (OTHER_SCHEME.matcher(text).matches() && !hasScheme(text, FILE_SCHEME)) {
      return remote(text);
    }
    String path = hasScheme(text, FILE_SCHEME) ? pathOfUrl(text, separator) : text;
    if (separator == '\\') {
      path = path.replace('\\', '/');
    }
    if (!GlobPattern.hasWildcard(path)) {
      return new Location(Kind.PATH, absolute(path), "", LOCAL, "");
    }
    int split = baseLength(path);
    String pattern = path.substring(split);
    GlobPattern.compile(pattern);
    return new Location(Kind.GLOB, absolute(path.substring(0, split)), pattern, LOCAL, "");
  }

  private static Location remote(String text) {
    String scheme = text.substring(0, text.indexOf(':')).toLowerCase(Locale.ROOT);
    String url = scheme + text.substring(scheme.length());
    int host = scheme.length() + "://".length();
    int slash = url.indexOf('/', host);
    if (url.substring(host, slash < 0 ? url.length() : slash).indexOf('@') >= 0) {
      throw new IllegalArgumentException(
          "a location holds no user and password: there are options for them");
    }
    if (WEB.contains(scheme)) {
      int question = url.indexOf('?');
      return question < 0
          ? new Location(Kind.PATH, url, "", scheme, "")
          : new Location(
              Kind.PATH, url.substring(0, question), "", scheme, url.substring(question + 1));
    }
    if (!GlobPattern.hasWildcard(url)) {
      return new Location(Kind.PATH, withoutSlash(url, host), "", scheme, "");
    }
    int split = baseLength(url);
    if (split <= host) {
      throw new IllegalArgumentException("a wildcard cannot stand for " + url.substring(host));
    }
    String pattern = url.substring(split);
    GlobPattern.compile(pattern);
    return new Location(
        Kind.GLOB, withoutSlash(url.substring(0, split), host), pattern, scheme, "");
  }

  private static String withoutSlash(String url, int host) {
    int end = url.length();
    while (end > host + 1 && url.charAt(end - 1) == '/') {
      end--;
    }
    return url.substring(0, end);
  }

  /** Whether it is on this machine. */
  public boolean isLocal() {
    return scheme.equals(LOCAL);
  }

  /** Without the query. */
  @Override
  public String toString() {
    return absoluteText();
  }

  /** The text that means the same from any working directory. */
  public String absoluteText() {
    if (kind == Kind.EMPTY) {
      return EMPTY_SCHEME;
    }
    if (kind == Kind.PATH) {
      return path;
    }
    return path.endsWith("/") ? path + pattern : path + "/" + pattern;
  }

  /** The last name of the path; empty for the root of a file system. */
  public String name() {
    return path.substring(path.lastIndexOf('/') + 1);
  }

  private static boolean hasScheme(String text, String scheme) {
    return text.regionMatches(true, 0, scheme, 0, scheme.length());
  }

  /** {@code file:/x}, {@code file:///x}, {@code file://localhost/x}, {@code file:///C:/x}. */
  private static String pathOfUrl(String text, char separator) {
    String rest = text.substring(FILE_SCHEME.length());
    if (rest.startsWith("//")) {
      int slash = rest.indexOf('/', 2);
      String host = slash < 0 ? rest.substring(2) : rest.substring(2, slash);
      if (slash < 0 || !(host.isEmpty() || host.equalsIgnoreCase("localhost"))) {
        throw new IllegalArgumentException(
            "a file URL names a file of this machine, as in file:///data/lake, not: " + text);
      }
      rest = rest.substring(slash);
    }
    // A decoder of forms, which would take a plus sign for a space.
    String decoded = URLDecoder.decode(rest.replace("+", "%2B"), StandardCharsets.UTF_8);
    boolean drive = separator == '\\' && decoded.matches("/[A-Za-z]:.*");
    return drive ? decoded.substring(1) : decoded;
  }

  /** Up to and including the slash before the first name with a wildcard. */
  private static int baseLength(String path) {
    int wildcard = 0;
    while ("*?[{".indexOf(path.charAt(wildcard)) < 0) {
      wildcard++;
    }
    return path.lastIndexOf('/', wildcard) + 1;
  }

  private static String absolute(String path) {
    if (path.matches("[A-Za-z]:/.*") && File.separatorChar == '/') {
      // A drive's path, parsed on a system without drives: nothing to resolve it against.
      return path.endsWith("/") && path.length() > 3 ? path.substring(0, path.length() - 1) : path;
    }
    String absolute = Path.of(path).toAbsolutePath().normalize().toString();
    return File.separatorChar == '\\' ? absolute.replace('\\', '/') : absolute;
  }
}
