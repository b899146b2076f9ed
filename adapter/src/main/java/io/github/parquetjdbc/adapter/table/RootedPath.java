package io.github.parquetjdbc.adapter.table;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A path or glob that stays below the root of a location. It is never given to the file system:
 * folders are listed, and their names compared with it. What it could mean elsewhere is refused
 * nevertheless, so that nobody believes to read another file than they do.
 */
final class RootedPath {

  private static final Pattern DRIVE = Pattern.compile("[A-Za-z]:.*");
  private static final Pattern SCHEME = Pattern.compile("[A-Za-z][A-Za-z0-9+.-]+:/.*");

  /** Names that Windows takes for devices in every folder, whatever extension they have. */
  private static final Pattern DEVICE =
      Pattern.compile("(con|prn|aux|nul|conin\\$|conout\\$|(com|lpt)[0-9\u00b9\u00b2\u00b3]) *");

  private static final Set<String> STEPS = Set.of("", ".", "..");

  private RootedPath() {}

  /** Whether the name of a table can only be that of files. */
  static boolean isPath(String text) {
    return text.indexOf('/') >= 0
        || text.indexOf('\\') >= 0
        || GlobPattern.hasWildcard(text)
        || TableNaming.isParquet(text);
  }

  /**
   * @param separator of the file system's paths
   * @throws IllegalArgumentException where the text leads out of the root or is no pattern
   */
  static GlobPattern parse(String text, char separator) {
    String path = separator == '\\' ? text.replace('\\', '/') : text;
    if (path.indexOf('\0') >= 0) {
      throw refused(text, "it holds a NUL character");
    }
    if (path.startsWith("/") || SCHEME.matcher(path).matches() || isDrive(path, separator)) {
      throw refused(text, "it does not start at the root of the location");
    }
    GlobPattern pattern = GlobPattern.compile(path);
    for (String name : pattern.names()) {
      if (STEPS.contains(name)) {
        throw refused(text, "\"" + name + "\" is no name of a file or folder");
      }
      if (separator == '\\') {
        checkWindows(text, name);
      }
    }
    return pattern;
  }

  private static boolean isDrive(String path, char separator) {
    return separator == '\\' && DRIVE.matcher(path).matches();
  }

  private static void checkWindows(String text, String name) {
    int dot = name.indexOf('.');
    String stem = (dot < 0 ? name : name.substring(0, dot)).toLowerCase(Locale.ROOT);
    if (DEVICE.matcher(stem).matches()) {
      throw refused(text, "\"" + name + "\" is the name of a device");
    }
    if (name.indexOf(':') >= 0) {
      throw refused(text, "\"" + name + "\" names a stream of a file");
    }
    if (name.endsWith(".") || name.endsWith(" ")) {
      throw refused(text, "\"" + name + "\" ends as no name does");
    }
  }

  private static IllegalArgumentException refused(String text, String reason) {
    return new IllegalArgumentException("path \"" + text + "\" is refused: " + reason);
  }
}
