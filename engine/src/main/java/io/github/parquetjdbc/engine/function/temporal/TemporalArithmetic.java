package io.github.parquetjdbc.engine.function.temporal;

import io.github.parquetjdbc.engine.function.bind.Binding;
import io.github.parquetjdbc.engine.function.bind.FunctionFamily;
import io.github.parquetjdbc.engine.function.bind.ScalarFunction;
import io.github.parquetjdbc.engine.function.bind.Signature;
import io.github.parquetjdbc.engine.function.numeric.ArithmeticFamily;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.TypeId;
import io.github.parquetjdbc.vector.VectorKind;
import java.util.Collections;
import java.util.List;
import java.util.Set;

/** {@code + - * /} of moments and intervals. */
public final class TemporalArithmetic implements FunctionFamily {

  private final ArithmeticFamily numbers = new ArithmeticFamily();

  @Override
  public Set<String> names() {
    return Set.of("+", "-", "*", "/", "neg", "reinterpret");
  }

  @Override
  public ScalarFunction resolve(Signature signature, Binding binding) {
    List<DataType> arguments = signature.arguments();
    if (signature.name().equals("reinterpret")) {
      return reinterpret(signature);
    }
    if (arguments.stream().allMatch(TemporalTypes::isInterval)) {
      return ofIntervals(signature, binding);
    }
    if (arguments.size() != 2) {
      return null;
    }
    return arguments.stream().anyMatch(TemporalTypes::isMoment)
        ? ofMoments(signature, binding)
        : scaled(signature, binding);
  }

  /** A number of units taken as an interval, or an interval as a number. */
  private static ScalarFunction reinterpret(Signature signature) {
    DataType type = signature.type();
    return signature.takes(VectorKind.LONG, 1) && type.kind() == VectorKind.LONG
        ? (arguments, rows) -> arguments[0].withType(type)
        : null;
  }

  /** Sums, differences and negations of intervals of one type, as of their units. */
  private ScalarFunction ofIntervals(Signature signature, Binding binding) {
    boolean oneType = signature.arguments().stream().allMatch(a -> a.id() == signature.type().id());
    return oneType && !signature.name().equals("*") && !signature.name().equals("/")
        ? units(signature, binding)
        : null;
  }

  private ScalarFunction units(Signature signature, Binding binding) {
    List<DataType> units = Collections.nCopies(signature.count(), DataType.BIGINT);
    ScalarFunction function =
        numbers.resolve(new Signature(signature.name(), units, DataType.BIGINT), binding);
    DataType type = signature.type();
    return function == null
        ? null
        : (arguments, rows) -> function.apply(arguments, rows).withType(type);
  }

  private ScalarFunction scaled(Signature signature, Binding binding) {
    int interval = TemporalTypes.isInterval(signature.argument(0)) ? 0 : 1;
    DataType factor = signature.argument(1 - interval);
    boolean times = signature.name().equals("*");
    boolean divided = signature.name().equals("/") && interval == 0;
    if (!TemporalTypes.isInterval(signature.argument(interval))
        || signature.type().id() != signature.argument(interval).id()
        || !times && !divided) {
      return null;
    }
    if (TemporalTypes.isInteger(factor)) {
      return units(signature, binding);
    }
    return factor.kind() == VectorKind.DOUBLE || factor.id() == TypeId.DECIMAL
        ? new IntervalFactor(interval, times ? 1 : -1, signature.type(), binding)
        : null;
  }

  private static ScalarFunction ofMoments(Signature signature, Binding binding) {
    DataType left = signature.argument(0);
    DataType right = signature.argument(1);
    boolean minus = signature.name().equals("-");
    if (!minus && !signature.name().equals("+")) {
      return null;
    }
    if (TemporalTypes.isMoment(left) && TemporalTypes.isMoment(right)) {
      return minus ? difference(signature, binding) : null;
    }
    int moment = TemporalTypes.isMoment(left) ? 0 : 1;
    if (minus && moment == 1 || !TemporalTypes.isMoment(signature.type())) {
      return null;
    }
    DataType by = signature.argument(1 - moment);
    boolean days = TemporalTypes.isInteger(by) && signature.argument(moment).id() == TypeId.DATE;
    if (!TemporalTypes.isInterval(by) && !days) {
      return null;
    }
    return new MomentShift(
        signature.argument(moment),
        days ? TypeId.BIGINT : by.id(),
        moment,
        minus ? -1 : 1,
        signature.type(),
        binding);
  }

  private static ScalarFunction difference(Signature signature, Binding binding) {
    boolean zoned = signature.is(0, TypeId.TIMESTAMP_TZ) || signature.is(1, TypeId.TIMESTAMP_TZ);
    boolean bothZoned =
        signature.is(0, TypeId.TIMESTAMP_TZ) && signature.is(1, TypeId.TIMESTAMP_TZ);
    boolean times = signature.is(0, TypeId.TIME) || signature.is(1, TypeId.TIME);
    boolean bothTimes = signature.is(0, TypeId.TIME) && signature.is(1, TypeId.TIME);
    boolean known =
        TemporalTypes.isInterval(signature.type()) || TemporalTypes.isInteger(signature.type());
    return zoned == bothZoned && times == bothTimes && known
        ? new MomentDifference(signature, binding)
        : null;
  }
}
