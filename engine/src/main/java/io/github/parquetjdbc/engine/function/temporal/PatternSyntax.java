package io.github.parquetjdbc.engine.function.temporal;

import io.github.parquetjdbc.engine.context.QueryError;
import io.github.parquetjdbc.engine.context.QueryException;
import io.github.parquetjdbc.engine.function.temporal.MomentPattern.Fill;
import io.github.parquetjdbc.engine.function.temporal.MomentPattern.Letters;
import io.github.parquetjdbc.engine.function.temporal.MomentPattern.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** The two ways to write patterns of dates and times. */
enum PatternSyntax {
  /** {@code YYYY-MM-DD HH24:MI:SS}: PostgreSQL's manual, section 9.8, but for rare fields. */
  TEMPLATE,
  /** {@code %Y-%m-%d %H:%M:%S}: C's strftime. */
  PERCENT;

  private static final int LONGEST = 5;

  private static final Map<String, PatternField> TEMPLATES =
      Map.ofEntries(
          Map.entry("YYYY", PatternField.YEAR),
          Map.entry("YY", PatternField.SHORT_YEAR),
          Map.entry("IYYY", PatternField.ISO_YEAR),
          Map.entry("Q", PatternField.QUARTER),
          Map.entry("MM", PatternField.MONTH),
          Map.entry("MONTH", PatternField.MONTH_NAME),
          Map.entry("MON", PatternField.SHORT_MONTH_NAME),
          Map.entry("IW", PatternField.ISO_WEEK),
          Map.entry("DD", PatternField.DAY),
          Map.entry("DDD", PatternField.DAY_OF_YEAR),
          Map.entry("D", PatternField.SUNDAY_DAY),
          Map.entry("ID", PatternField.ISO_DAY),
          Map.entry("DAY", PatternField.DAY_NAME),
          Map.entry("DY", PatternField.SHORT_DAY_NAME),
          Map.entry("HH24", PatternField.HOUR),
          Map.entry("HH12", PatternField.HALF_DAY_HOUR),
          Map.entry("HH", PatternField.HALF_DAY_HOUR),
          Map.entry("MI", PatternField.MINUTE),
          Map.entry("SS", PatternField.SECOND),
          Map.entry("MS", PatternField.MILLISECOND),
          Map.entry("US", PatternField.MICROSECOND),
          Map.entry("AM", PatternField.HALF_DAY),
          Map.entry("PM", PatternField.HALF_DAY));

  /** Fields of PostgreSQL's that are not here: to write their letters would be wrong. */
  private static final Set<String> MISSING =
      Set.of(
          "FX", "TM", "Y,YYY", "YYY", "Y", "IYY", "IY", "I", "RM", "BC", "AD", "B.C.", "A.D.",
          "A.M.", "P.M.", "CC", "J", "W", "WW", "IDDD", "SSSS", "SSSSS", "FF1", "FF2", "FF3", "FF4",
          "FF5", "FF6", "TZ", "TZH", "TZM", "OF", "TH", "SP");

  private static final Map<Character, PatternField> PERCENTS =
      Map.ofEntries(
          Map.entry('Y', PatternField.YEAR),
          Map.entry('y', PatternField.SHORT_YEAR),
          Map.entry('G', PatternField.ISO_YEAR),
          Map.entry('Q', PatternField.QUARTER),
          Map.entry('m', PatternField.MONTH),
          Map.entry('B', PatternField.MONTH_NAME),
          Map.entry('b', PatternField.SHORT_MONTH_NAME),
          Map.entry('h', PatternField.SHORT_MONTH_NAME),
          Map.entry('V', PatternField.ISO_WEEK),
          Map.entry('d', PatternField.DAY),
          Map.entry('j', PatternField.DAY_OF_YEAR),
          Map.entry('u', PatternField.ISO_DAY),
          Map.entry('A', PatternField.DAY_NAME),
          Map.entry('a', PatternField.SHORT_DAY_NAME),
          Map.entry('H', PatternField.HOUR),
          Map.entry('I', PatternField.HALF_DAY_HOUR),
          Map.entry('M', PatternField.MINUTE),
          Map.entry('S', PatternField.SECOND),
          Map.entry('f', PatternField.MICROSECOND),
          Map.entry('p', PatternField.HALF_DAY));

  /**
   * @throws QueryException INVALID_ARGUMENT where the pattern has fields that are not known
   */
  MomentPattern parse(String pattern) {
    List<Piece> pieces = new ArrayList<>();
    if (this == TEMPLATE) {
      template(pattern, pieces);
    } else {
      percent(pattern, pieces);
    }
    return new MomentPattern(pieces);
  }

  private static void template(String pattern, List<Piece> pieces) {
    Fill fill = Fill.FILLED;
    int at = 0;
    while (at < pattern.length()) {
      if (pattern.charAt(at) == '"') {
        int end = pattern.indexOf('"', at + 1);
        end = end < 0 ? pattern.length() : end;
        pieces.add(new MomentPattern.Literal(pattern.substring(at + 1, end)));
        at = end + 1;
      } else if (pattern.regionMatches(true, at, "FM", 0, 2)) {
        fill = Fill.BARE;
        at += 2;
      } else {
        String spelling = longest(pattern, at);
        pieces.add(templatePiece(spelling, fill));
        fill = Fill.FILLED;
        at += spelling.length();
      }
    }
  }

  /** The longest field that begins at a place, or the character there. */
  private static String longest(String pattern, int at) {
    for (int length = Math.min(LONGEST, pattern.length() - at); length > 0; length--) {
      String spelling = pattern.substring(at, at + length);
      String upper = spelling.toUpperCase(Locale.ROOT);
      if (TEMPLATES.containsKey(upper)) {
        return spelling;
      }
      if (MISSING.contains(upper)) {
        throw unknown(spelling, pattern);
      }
    }
    return pattern.substring(at, at + 1);
  }

  private static Piece templatePiece(String spelling, Fill fill) {
    PatternField field = TEMPLATES.get(spelling.toUpperCase(Locale.ROOT));
    if (field == null) {
      return new MomentPattern.Literal(spelling);
    }
    boolean lower = Character.isLowerCase(spelling.charAt(0));
    boolean upper = !lower && Character.isUpperCase(spelling.charAt(spelling.length() - 1));
    Letters letters = lower ? Letters.LOWER : upper ? Letters.UPPER : Letters.CAPITALISED;
    return new MomentPattern.Field(field, letters, fill);
  }

  private static void percent(String pattern, List<Piece> pieces) {
    for (int at = 0; at < pattern.length(); at++) {
      char c = pattern.charAt(at);
      if (c != '%') {
        pieces.add(new MomentPattern.Literal(String.valueOf(c)));
        continue;
      }
      at++;
      char letter = at < pattern.length() ? pattern.charAt(at) : ' ';
      switch (letter) {
        case '%' -> pieces.add(new MomentPattern.Literal("%"));
        case 'F' -> percent("%Y-%m-%d", pieces);
        case 'T' -> percent("%H:%M:%S", pieces);
        case 'D' -> percent("%m/%d/%y", pieces);
        default -> pieces.add(percentPiece(letter, pattern));
      }
    }
  }

  private static Piece percentPiece(char letter, String pattern) {
    PatternField field = PERCENTS.get(letter);
    if (field == null) {
      throw unknown("%" + letter, pattern);
    }
    Fill fill = field.isName() ? Fill.BARE : Fill.FILLED;
    return new MomentPattern.Field(field, Letters.CAPITALISED, fill);
  }

  private static QueryException unknown(String field, String pattern) {
    return new QueryException(
        QueryError.INVALID_ARGUMENT,
        "the field " + field + " of the pattern '" + pattern + "' is not known");
  }
}
