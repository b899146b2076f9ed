package io.github.parquetjdbc.engine.aggregate;

import io.github.parquetjdbc.engine.aggregate.AggregateFunction.Duplicates;
import io.github.parquetjdbc.engine.context.QueryError;
import io.github.parquetjdbc.engine.context.QueryException;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.TypeId;
import io.github.parquetjdbc.vector.VectorKind;
import java.util.List;
import java.util.stream.IntStream;

/** The catalogue of aggregate functions. */
public final class Aggregates {

  private Aggregates() {}

  /**
   * @param name lower case
   * @param type the result's
   * @throws QueryException UNSUPPORTED where there is no such function for these types
   */
  public static AggregateFunction find(String name, List<DataType> arguments, DataType type) {
    if (name.equals("count")) {
      return count(arguments.size());
    }
    if (arguments.size() != 1) {
      throw unsupported(name, arguments);
    }
    DataType argument = arguments.get(0);
    return switch (name) {
      case "sum", "$sum0" -> sum(name, argument, type);
      case "avg" -> average(argument, type);
      case "min", "every", "bool_and" -> extreme(Part.Kind.LEAST, name, argument, type);
      case "max", "some", "bool_or" -> extreme(Part.Kind.GREATEST, name, argument, type);
      // Any value will do; and a single value is the least of one.
      case "any_value" -> extreme(Part.Kind.LEAST, name, argument, type);
      case "single_value" -> singleValue(name, argument, type);
      case "stddev_pop", "stddev_samp", "stddev", "var_pop", "var_samp", "variance" ->
          spread(name, argument, type);
      default -> throw unsupported(name, arguments);
    };
  }

  private static QueryException unsupported(String name, List<DataType> arguments) {
    return new QueryException(
        QueryError.UNSUPPORTED, "aggregate function " + name + " of " + arguments);
  }

  private static AggregateFunction count(int arguments) {
    if (arguments == 0) {
      return new AggregateFunction(List.of(Part.ALL_ROWS), Duplicates.MATTER, Counts::rows);
    }
    if (arguments == 1) {
      return new AggregateFunction(
          List.of(Part.ALL_ROWS, Part.NULLS), Duplicates.MATTER, Counts::nonNull);
    }
    List<Integer> all = IntStream.range(0, arguments).boxed().toList();
    Part part = new Part(Part.Kind.ROWS, Part.Intake.VALID, all);
    return new AggregateFunction(List.of(part), Duplicates.MATTER, Counts::rows);
  }

  private static Part.Kind sumKind(String name, DataType argument) {
    return switch (argument.kind()) {
      case INT, LONG, INT128 -> Part.Kind.INTEGER_SUM;
      case DOUBLE -> Part.Kind.DOUBLE_SUM;
      case BYTES -> {
        if (argument.id() != TypeId.DECIMAL) {
          throw unsupported(name, List.of(argument));
        }
        yield Part.Kind.BIG_SUM;
      }
      default -> throw unsupported(name, List.of(argument));
    };
  }

  private static AggregateFunction sum(String name, DataType argument, DataType type) {
    List<Part> parts = List.of(Part.of(sumKind(name, argument)), Part.ALL_ROWS, Part.NULLS);
    Sums sums = new Sums(argument, type, name.equals("sum") ? Sums.Empty.NULL : Sums.Empty.ZERO);
    return new AggregateFunction(parts, Duplicates.MATTER, sums::sum);
  }

  private static AggregateFunction average(DataType argument, DataType type) {
    List<Part> parts = List.of(Part.of(sumKind("avg", argument)), Part.ALL_ROWS, Part.NULLS);
    Sums sums = new Sums(argument, type, Sums.Empty.NULL);
    return new AggregateFunction(parts, Duplicates.MATTER, sums::average);
  }

  private static AggregateFunction extreme(
      Part.Kind kind, String name, DataType argument, DataType type) {
    checkExtreme(name, argument, type);
    List<Part> parts = List.of(Part.of(kind), Part.ALL_ROWS, Part.NULLS);
    Extremes extremes = new Extremes(type);
    return new AggregateFunction(parts, Duplicates.DO_NOT_MATTER, extremes::values);
  }

  private static AggregateFunction singleValue(String name, DataType argument, DataType type) {
    checkExtreme(name, argument, type);
    List<Part> parts = List.of(Part.of(Part.Kind.LEAST), Part.ALL_ROWS, Part.NULLS);
    Extremes extremes = new Extremes(type);
    return new AggregateFunction(parts, Duplicates.MATTER, extremes::singleValues);
  }

  private static void checkExtreme(String name, DataType argument, DataType type) {
    if (argument.isNested() || argument.kind() != type.kind()) {
      throw unsupported(name, List.of(argument));
    }
  }

  private static AggregateFunction spread(String name, DataType argument, DataType type) {
    if (argument.kind() == VectorKind.BYTES
        || argument.kind() == VectorKind.BOOLEAN
        || argument.isNested()) {
      throw unsupported(name, List.of(argument));
    }
    Spread spread = new Spread(Spread.Measure.of(name), type);
    return new AggregateFunction(
        List.of(Part.of(Part.Kind.MOMENTS)), Duplicates.MATTER, spread::values);
  }
}
