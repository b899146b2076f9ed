package io.github.parquetjdbc.engine.expression;

import io.github.parquetjdbc.engine.context.QueryContext;
import io.github.parquetjdbc.engine.context.QueryError;
import io.github.parquetjdbc.engine.context.QueryException;
import io.github.parquetjdbc.engine.function.FunctionCatalogue;
import io.github.parquetjdbc.engine.function.bind.Binding;
import io.github.parquetjdbc.engine.function.bind.Merger;
import io.github.parquetjdbc.engine.function.bind.Output;
import io.github.parquetjdbc.engine.function.bind.ScalarFunction;
import io.github.parquetjdbc.engine.function.bind.Signature;
import io.github.parquetjdbc.engine.function.cast.Casts;
import io.github.parquetjdbc.engine.function.compare.Distinctness;
import io.github.parquetjdbc.engine.function.compare.Membership;
import io.github.parquetjdbc.engine.function.compare.Not;
import io.github.parquetjdbc.engine.function.compare.StateTest;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.RowFilter;
import io.github.parquetjdbc.vector.TypeId;
import io.github.parquetjdbc.vector.Vector;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Builds evaluators from expressions, node by node. The largest parts that read one column are
 * built twice: for rows and for the entries of dictionaries. Parts without columns are computed
 * once.
 */
final class EvaluatorTree {

  /** Whether parts of one column are to be computed by dictionary entry. */
  enum Entries {
    WHERE_ONE_COLUMN,
    /** The whole is such a part already. */
    NEVER
  }

  private final QueryContext context;
  private final FunctionCatalogue catalogue;
  private final Binding binding;
  private final Entries entries;

  EvaluatorTree(
      QueryContext context, FunctionCatalogue catalogue, Output.Reuse reuse, Entries entries) {
    this.context = context;
    this.catalogue = catalogue;
    this.binding = new Binding(context, reuse);
    this.entries = entries;
  }

  private EvaluatorTree ofOneColumn(Output.Reuse reuse) {
    return new EvaluatorTree(context, catalogue, reuse, Entries.NEVER);
  }

  Evaluator compile(Expression expression) {
    if (expression instanceof Expression.Column column) {
      return new ColumnEvaluator(column.index());
    }
    if (isConstant(expression)) {
      return new ConstantEvaluator(constant(expression));
    }
    if (ColumnUse.differsByRow(expression)) {
      return node(expression);
    }
    Set<Integer> columns = ColumnUse.of(expression);
    if (columns.isEmpty()) {
      return new FoldedEvaluator(
          ofOneColumn(Output.Reuse.NEVER).node(expression), expression.type());
    }
    if (columns.size() == 1 && entries == Entries.WHERE_ONE_COLUMN) {
      Expression.Column column = ColumnUse.onlyColumn(expression);
      return column.type().isNested()
          ? ofOneColumn(Output.Reuse.NEXT_BATCH).node(expression)
          : new PerEntryEvaluator(
              column.index(),
              ofOneColumn(Output.Reuse.NEXT_BATCH).node(expression),
              entryResults(expression, column));
    }
    return node(expression);
  }

  /** For filters, which look entries up in their own way. */
  EntryResults entryResults(Expression expression, Expression.Column column) {
    return new EntryResults(
        ofOneColumn(Output.Reuse.NEVER).node(expression), column.index(), column.type());
  }

  /** Whether parts of one column are computed by dictionary entry. */
  boolean usesEntries() {
    return entries == Entries.WHERE_ONE_COLUMN;
  }

  /** The same without dictionaries, for what is looked up by entry as a whole. */
  EvaluatorTree byRow() {
    return usesEntries() ? ofOneColumn(Output.Reuse.NEXT_BATCH) : this;
  }

  static boolean isConstant(Expression expression) {
    return expression instanceof Expression.Literal || expression instanceof Expression.Parameter;
  }

  /** The value of a literal or parameter: flat, of length 1. */
  Vector constant(Expression expression) {
    Object value =
        expression instanceof Expression.Literal literal
            ? literal.value()
            : context.parameter(((Expression.Parameter) expression).index());
    return Constants.flat(value, expression.type());
  }

  private Evaluator node(Expression expression) {
    if (expression instanceof Expression.Form form) {
      return form(form);
    }
    if (expression instanceof Expression.Cast cast) {
      DataType from = cast.argument().type();
      if (from.id() == TypeId.NULL) {
        return new ConstantEvaluator(Constants.flat(null, cast.type()));
      }
      ScalarFunction function =
          cast.mode() == CastMode.STRICT
              ? Casts.strict(from, cast.type(), binding)
              : Casts.safe(from, cast.type(), binding);
      return call(function, List.of(cast.argument()), cast.type());
    }
    if (expression instanceof Expression.Field field) {
      return new FieldEvaluator(compile(field.struct()), field.index());
    }
    if (expression instanceof Expression.Call call) {
      ScalarFunction function = function(call.name(), call.arguments(), call.type());
      return call(function, call.arguments(), call.type());
    }
    return compile(expression);
  }

  private ScalarFunction function(String name, List<Expression> arguments, DataType type) {
    List<DataType> types = arguments.stream().map(Expression::type).toList();
    return catalogue.resolve(new Signature(name, types, type), binding);
  }

  private Evaluator call(ScalarFunction function, List<Expression> arguments, DataType type) {
    return new CallEvaluator(function, compileAll(arguments), type);
  }

  private List<Evaluator> compileAll(List<Expression> expressions) {
    return expressions.stream().map(this::compile).toList();
  }

  private Evaluator form(Expression.Form form) {
    List<Expression> arguments = form.arguments();
    return switch (form.kind()) {
      case AND -> LogicEvaluator.and(compileAll(arguments), binding.output());
      case OR -> LogicEvaluator.or(compileAll(arguments), binding.output());
      case NOT -> call(new Not(binding.output()), arguments, form.type());
      case IS_NULL -> test(StateTest.State.NULL, form);
      case IS_NOT_NULL -> test(StateTest.State.NOT_NULL, form);
      case IS_TRUE -> test(StateTest.State.TRUE, form);
      case IS_NOT_TRUE -> test(StateTest.State.NOT_TRUE, form);
      case IS_FALSE -> test(StateTest.State.FALSE, form);
      case IS_NOT_FALSE -> test(StateTest.State.NOT_FALSE, form);
      case IS_DISTINCT_FROM ->
          call(
              Distinctness.distinct(function("<>", arguments, DataType.BOOLEAN)),
              arguments,
              form.type());
      case IS_NOT_DISTINCT_FROM ->
          call(
              Distinctness.notDistinct(function("=", arguments, DataType.BOOLEAN)),
              arguments,
              form.type());
      case CASE -> caseOf(form);
      case COALESCE ->
          new CoalesceEvaluator(compileAll(arguments), new Merger(form.type(), binding.output()));
      case IN -> in(form);
    };
  }

  private Evaluator test(StateTest.State state, Expression.Form form) {
    return call(new StateTest(state, binding.output()), form.arguments(), form.type());
  }

  private Evaluator caseOf(Expression.Form form) {
    List<Expression> arguments = form.arguments();
    List<RowFilter> conditions = new ArrayList<>();
    List<Evaluator> values = new ArrayList<>();
    for (int i = 0; i + 1 < arguments.size(); i += 2) {
      conditions.add(new FilterCompiler(this).compile(arguments.get(i)));
      values.add(compile(arguments.get(i + 1)));
    }
    values.add(compile(arguments.get(arguments.size() - 1)));
    return new CaseEvaluator(conditions, values, new Merger(form.type(), binding.output()));
  }

  private Evaluator in(Expression.Form form) {
    Expression argument = form.arguments().get(0);
    List<Expression> list = form.arguments().subList(1, form.arguments().size());
    if (argument.type().isNested()) {
      throw new QueryException(
          QueryError.UNSUPPORTED,
          "IN over values of type " + argument.type() + " is not supported");
    }
    if (list.stream().allMatch(EvaluatorTree::isConstant)) {
      List<Vector> constants = list.stream().map(this::constant).toList();
      Membership membership = new Membership(argument.type(), constants, binding.output());
      return call(membership, List.of(argument), form.type());
    }
    List<Expression> equalities = new ArrayList<>();
    for (Expression element : list) {
      equalities.add(new Expression.Call("=", List.of(argument, element), DataType.BOOLEAN));
    }
    return LogicEvaluator.or(compileAll(equalities), binding.output());
  }
}
