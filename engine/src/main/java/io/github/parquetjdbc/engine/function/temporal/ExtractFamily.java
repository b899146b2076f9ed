package io.github.parquetjdbc.engine.function.temporal;

import io.github.parquetjdbc.engine.function.bind.Binding;
import io.github.parquetjdbc.engine.function.bind.FunctionFamily;
import io.github.parquetjdbc.engine.function.bind.ScalarFunction;
import io.github.parquetjdbc.engine.function.bind.Signature;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.TypeId;
import io.github.parquetjdbc.vector.VectorKind;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;

/** {@code extract_year}, {@code extract_month} and so on. */
public final class ExtractFamily implements FunctionFamily {

  private static final String PREFIX = "extract_";

  @Override
  public Set<String> names() {
    Set<String> names = new TreeSet<>();
    for (DateField field : DateField.values()) {
      names.add(PREFIX + field.name().toLowerCase(Locale.ROOT));
    }
    return names;
  }

  @Override
  public ScalarFunction resolve(Signature signature, Binding binding) {
    DateField field = DateField.of(signature.name().substring(PREFIX.length()));
    if (field == null || signature.count() != 1) {
      return null;
    }
    DataType argument = signature.argument(0);
    if (TemporalTypes.isInterval(argument)) {
      return signature.type().id() == TypeId.BIGINT
          ? IntervalExtract.of(field, argument, binding.output())
          : null;
    }
    boolean known =
        TemporalTypes.isMoment(argument)
            && (argument.id() != TypeId.TIME || !field.isOfDate() || field == DateField.EPOCH);
    boolean givesNumber =
        TemporalTypes.isInteger(signature.type()) || signature.type().kind() == VectorKind.DOUBLE;
    return known && givesNumber ? new Extract(field, signature, binding) : null;
  }
}
