package io.github.parquetjdbc.engine.function.temporal;

import io.github.parquetjdbc.engine.function.bind.Binding;
import io.github.parquetjdbc.engine.function.bind.FunctionFamily;
import io.github.parquetjdbc.engine.function.bind.ScalarFunction;
import io.github.parquetjdbc.engine.function.bind.Signature;
import io.github.parquetjdbc.vector.TypeId;
import java.util.Set;

/** Moments to texts and back by patterns: TO_CHAR, TO_DATE, FORMAT_DATE, PARSE_DATE and so on. */
public final class PatternFamily implements FunctionFamily {

  @Override
  public Set<String> names() {
    return Set.of(
        "to_char",
        "to_date",
        "to_timestamp",
        "format_date",
        "format_timestamp",
        "parse_date",
        "parse_timestamp");
  }

  @Override
  public ScalarFunction resolve(Signature signature, Binding binding) {
    boolean percent = signature.name().contains("format") || signature.name().contains("parse");
    PatternSyntax syntax = percent ? PatternSyntax.PERCENT : PatternSyntax.TEMPLATE;
    int value = percent ? 1 : 0;
    if (signature.count() != 2 || !signature.is(1 - value, TypeId.VARCHAR)) {
      return null;
    }
    if (signature.type().id() == TypeId.VARCHAR) {
      boolean dated =
          TemporalTypes.isMoment(signature.argument(value)) && !signature.is(value, TypeId.TIME);
      return dated ? new PatternFormat(syntax, value, signature, binding) : null;
    }
    return signature.is(value, TypeId.VARCHAR) && TemporalTypes.isMoment(signature.type())
        ? new PatternParse(syntax, value, signature, binding)
        : null;
  }
}
