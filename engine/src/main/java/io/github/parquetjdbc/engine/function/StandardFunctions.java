package io.github.parquetjdbc.engine.function;

import io.github.parquetjdbc.engine.context.QueryError;
import io.github.parquetjdbc.engine.context.QueryException;
import io.github.parquetjdbc.engine.function.bind.Binding;
import io.github.parquetjdbc.engine.function.bind.FunctionFamily;
import io.github.parquetjdbc.engine.function.bind.ScalarFunction;
import io.github.parquetjdbc.engine.function.bind.Signature;
import io.github.parquetjdbc.engine.function.compare.ComparisonFamily;
import io.github.parquetjdbc.engine.function.json.JsonFamily;
import io.github.parquetjdbc.engine.function.nested.ListFamily;
import io.github.parquetjdbc.engine.function.nested.ListTextFamily;
import io.github.parquetjdbc.engine.function.nested.NestedFamily;
import io.github.parquetjdbc.engine.function.numeric.ArithmeticFamily;
import io.github.parquetjdbc.engine.function.numeric.BitFamily;
import io.github.parquetjdbc.engine.function.numeric.MathsFamily;
import io.github.parquetjdbc.engine.function.numeric.RandomFamily;
import io.github.parquetjdbc.engine.function.numeric.WholeNumberFamily;
import io.github.parquetjdbc.engine.function.temporal.ClockFamily;
import io.github.parquetjdbc.engine.function.temporal.EpochFamily;
import io.github.parquetjdbc.engine.function.temporal.ExtractFamily;
import io.github.parquetjdbc.engine.function.temporal.PatternFamily;
import io.github.parquetjdbc.engine.function.temporal.TemporalArithmetic;
import io.github.parquetjdbc.engine.function.temporal.TruncationFamily;
import io.github.parquetjdbc.engine.function.text.BuildFamily;
import io.github.parquetjdbc.engine.function.text.CaseFamily;
import io.github.parquetjdbc.engine.function.text.DigestFamily;
import io.github.parquetjdbc.engine.function.text.JoinFamily;
import io.github.parquetjdbc.engine.function.text.LikeFamily;
import io.github.parquetjdbc.engine.function.text.MeasureFamily;
import io.github.parquetjdbc.engine.function.text.RegexFamily;
import io.github.parquetjdbc.engine.function.text.SliceFamily;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/** All families; several may know a name for different types, such as {@code +}. */
final class StandardFunctions implements FunctionCatalogue {

  private final List<FunctionFamily> families =
      List.of(
          new ComparisonFamily(),
          new ArithmeticFamily(),
          new MathsFamily(),
          new BitFamily(),
          new RandomFamily(),
          new SliceFamily(),
          new MeasureFamily(),
          new CaseFamily(),
          new JoinFamily(),
          new BuildFamily(),
          new LikeFamily(),
          new RegexFamily(),
          new TemporalArithmetic(),
          new ExtractFamily(),
          new TruncationFamily(),
          new ClockFamily(),
          new EpochFamily(),
          new PatternFamily(),
          new NestedFamily(),
          new ListFamily(),
          new ListTextFamily(),
          new DigestFamily(),
          new JsonFamily(),
          new WholeNumberFamily());

  @Override
  public SortedSet<String> names() {
    SortedSet<String> names = new TreeSet<>();
    for (FunctionFamily family : families) {
      names.addAll(family.names());
    }
    return names;
  }

  @Override
  public ScalarFunction resolve(Signature signature, Binding binding) {
    for (FunctionFamily family : families) {
      if (family.names().contains(signature.name())) {
        ScalarFunction function = family.resolve(signature, binding);
        if (function != null) {
          return function;
        }
      }
    }
    throw new QueryException(
        QueryError.UNSUPPORTED,
        "no function " + signature + " giving " + signature.type() + " is supported");
  }
}
