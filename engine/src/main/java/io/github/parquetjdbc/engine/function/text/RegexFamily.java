package io.github.parquetjdbc.engine.function.text;

import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.engine.function.bind.Binding;
import io.github.parquetjdbc.engine.function.bind.FunctionFamily;
import io.github.parquetjdbc.engine.function.bind.ScalarFunction;
import io.github.parquetjdbc.engine.function.bind.Signature;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Regular expressions, Java's: REGEXP_LIKE (also as REGEXP_CONTAINS and RLIKE), which looks for a
 * match anywhere, and REGEXP_REPLACE, which replaces the first match, with the flag {@code g} all.
 * In a replacement {@code \1} to {@code \9} are groups and {@code \\} is a backslash, as in
 * PostgreSQL; REGEXP_EXTRACT (also as REGEXP_SUBSTR) and REGEXP_COUNT. They end when the query
 * does.
 */
public final class RegexFamily implements FunctionFamily {

  @Override
  public Set<String> names() {
    return Set.of(
        "regexp_like",
        "regexp_contains",
        "rlike",
        "regexp",
        "regexp_replace",
        "regexp_extract",
        "regexp_substr",
        "regexp_count",
        "similar_to");
  }

  @Override
  public ScalarFunction resolve(Signature signature, Binding binding) {
    boolean two = TextTypes.match(signature, "tt");
    boolean three = TextTypes.match(signature, "ttt");
    boolean four = TextTypes.match(signature, "tttt");
    return switch (signature.name()) {
      case "regexp_replace" -> two || three || four ? replace(signature, binding) : null;
      case "regexp_extract", "regexp_substr" ->
          two || TextTypes.match(signature, "ttn") ? new RegexParts(signature, binding) : null;
      case "regexp_count" -> two ? count(signature, binding) : null;
      case "similar_to" -> two || three ? similar(signature, binding) : null;
      default -> two || three ? like(signature, binding) : null;
    };
  }

  private static ScalarFunction like(Signature signature, Binding binding) {
    QueryContext context = binding.context();
    return new TextTest(signature, binding) {
      private final RegexCache cache = new RegexCache();

      @Override
      boolean holds(int row) {
        Pattern pattern = cache.get(in.text(1, row), in.count() == 3 ? in.text(2, row) : "");
        return GuardedMatch.find(pattern, in.text(0, row), context);
      }
    };
  }

  private static ScalarFunction count(Signature signature, Binding binding) {
    QueryContext context = binding.context();
    return new TextToInteger(signature, binding) {
      private final RegexCache cache = new RegexCache();

      @Override
      int measure(int row) {
        return GuardedMatch.count(cache.get(in.text(1, row), ""), in.text(0, row), context);
      }
    };
  }

  private static ScalarFunction similar(Signature signature, Binding binding) {
    QueryContext context = binding.context();
    return new TextTest(signature, binding) {
      private final RegexCache cache = new RegexCache();

      @Override
      boolean holds(int row) {
        String regex =
            SimilarPattern.toRegex(in.text(1, row), in.count() == 3 ? in.text(2, row) : "");
        return GuardedMatch.whole(cache.get(regex, "s"), in.text(0, row), context);
      }
    };
  }

  private static ScalarFunction replace(Signature signature, Binding binding) {
    QueryContext context = binding.context();
    return new TextToText(signature, binding) {
      private final RegexCache cache = new RegexCache();

      @Override
      void write(int row) {
        String flags = in.count() == 4 ? in.text(3, row) : "";
        Pattern pattern = cache.get(in.text(1, row), flags);
        String replacement = in.count() == 2 ? "" : in.text(2, row);
        append(
            flags.contains("g")
                ? GuardedMatch.replaceAll(pattern, in.text(0, row), replacement, context)
                : GuardedMatch.replaceFirst(pattern, in.text(0, row), replacement, context));
      }
    };
  }
}
