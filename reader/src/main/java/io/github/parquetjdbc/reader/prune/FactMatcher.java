package io.github.parquetjdbc.reader.prune;

import io.github.parquetjdbc.reader.prune.ColumnFacts.NaNs;
import io.github.parquetjdbc.reader.prune.ColumnFacts.Nulls;
import io.github.parquetjdbc.reader.prune.ScanFilter.Operator;
import java.util.List;

/**
 * What facts about a column prove of a condition on it, under SQL's three-valued logic.
 *
 * <p>A NaN may count as greater than every number or as comparing to none: where NaNs are possible,
 * only what holds under both readings is proven.
 */
final class FactMatcher {

  private FactMatcher() {}

  /**
   * What facts prove of a condition.
   *
   * @param condition on one column
   * @param facts about that column
   */
  static MatchDecision decide(ScanFilter condition, ColumnFacts facts) {
    if (condition instanceof ScanFilter.Comparison comparison) {
      return compare(facts, comparison.operator(), comparison.literal());
    }
    if (condition instanceof ScanFilter.In in) {
      return in(facts, in.literals());
    }
    return condition instanceof ScanFilter.IsNull ? isNull(facts) : isNotNull(facts);
  }

  static MatchDecision isNull(ColumnFacts facts) {
    return switch (facts.nulls()) {
      case NO_VALUE -> MatchDecision.NEVER;
      case ALL_VALUES -> MatchDecision.ALWAYS;
      case SOME_VALUES, UNKNOWN -> MatchDecision.MAYBE;
    };
  }

  static MatchDecision isNotNull(ColumnFacts facts) {
    return switch (facts.nulls()) {
      case NO_VALUE -> MatchDecision.ALWAYS;
      case ALL_VALUES -> MatchDecision.NEVER;
      case SOME_VALUES, UNKNOWN -> MatchDecision.MAYBE;
    };
  }

  static MatchDecision in(ColumnFacts facts, List<Object> literals) {
    MatchDecision decision = MatchDecision.NEVER;
    for (Object literal : literals) {
      decision = decision.or(compare(facts, Operator.EQUAL, literal));
    }
    return decision;
  }

  static MatchDecision compare(ColumnFacts facts, Operator operator, Object literal) {
    if (facts.nulls() == Nulls.ALL_VALUES) {
      return MatchDecision.NEVER;
    }
    Side lower = side(facts.lower(), literal);
    Side upper = side(facts.upper(), literal);
    if (isNever(operator, lower, upper, facts.nans())) {
      return MatchDecision.NEVER;
    }
    return facts.coverEveryRow() && isAlways(operator, lower, upper)
        ? MatchDecision.ALWAYS
        : MatchDecision.MAYBE;
  }

  /** Where a bound is, seen from the literal. */
  private enum Side {
    BELOW,
    AT,
    ABOVE,
    /** There is no such bound, or it cannot be compared. */
    UNKNOWN
  }

  private static Side side(Object bound, Object literal) {
    Object value = bound == null ? null : ValueOrder.likeBound(literal, bound);
    if (value == null) {
      return Side.UNKNOWN;
    }
    int comparison = ValueOrder.compare(bound, value);
    if (comparison == 0) {
      return Side.AT;
    }
    return comparison < 0 ? Side.BELOW : Side.ABOVE;
  }

  private static boolean isNever(Operator operator, Side lower, Side upper, NaNs nans) {
    boolean numbersOnly = nans == NaNs.IMPOSSIBLE;
    return switch (operator) {
      case EQUAL -> lower == Side.ABOVE || upper == Side.BELOW;
      case NOT_EQUAL -> numbersOnly && lower == Side.AT && upper == Side.AT;
      case LESS -> lower == Side.AT || lower == Side.ABOVE;
      case LESS_OR_EQUAL -> lower == Side.ABOVE;
      case GREATER -> numbersOnly && (upper == Side.AT || upper == Side.BELOW);
      case GREATER_OR_EQUAL -> numbersOnly && upper == Side.BELOW;
    };
  }

  private static boolean isAlways(Operator operator, Side lower, Side upper) {
    return switch (operator) {
      case EQUAL -> lower == Side.AT && upper == Side.AT;
      case NOT_EQUAL -> lower == Side.ABOVE || upper == Side.BELOW;
      case LESS -> upper == Side.BELOW;
      case LESS_OR_EQUAL -> upper == Side.BELOW || upper == Side.AT;
      case GREATER -> lower == Side.ABOVE;
      case GREATER_OR_EQUAL -> lower == Side.ABOVE || lower == Side.AT;
    };
  }
}
