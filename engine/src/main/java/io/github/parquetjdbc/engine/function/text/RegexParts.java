package io.github.parquetjdbc.engine.function.text;

import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.engine.function.bind.Binding;
import io.github.parquetjdbc.engine.function.bind.Rows;
import io.github.parquetjdbc.engine.function.bind.Signature;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;
import java.util.regex.Matcher;

/**
 * What a regular expression matches first, or a group of it: a third argument is the group's
 * number. Without one it is the first group, if there is any. Null where nothing matches.
 */
final class RegexParts extends TextToText {

  private final QueryContext context;
  private final RegexCache cache = new RegexCache();
  private Validity matched;

  RegexParts(Signature signature, Binding binding) {
    super(signature, binding);
    context = binding.context();
  }

  @Override
  void start(int length) {
    super.start(length);
    matched = Validity.allValid(length);
  }

  @Override
  void write(int row) {
    Matcher matcher = GuardedMatch.found(cache.get(in.text(1, row), ""), in.text(0, row), context);
    if (matcher == null) {
      matched.setNull(row);
      return;
    }
    long group = in.count() == 3 ? in.number(2, row) : Math.min(1, matcher.groupCount());
    if (group < 0 || group > matcher.groupCount()) {
      throw TextErrors.invalid("the regular expression has no group " + group);
    }
    String part = matcher.group((int) group);
    if (part == null) {
      matched.setNull(row);
    } else {
      append(part);
    }
  }

  @Override
  Vector finish(Rows rows) {
    if (rows.validity() != null) {
      for (int row = 0; row < rows.length(); row++) {
        if (rows.isNull(row)) {
          matched.setNull(row);
        }
      }
    }
    return out.vector(signature.type(), rows.length(), matched);
  }
}
