package io.github.parquetjdbc.engine.plan;

import io.github.parquetjdbc.engine.expression.Expression;
import io.github.parquetjdbc.vector.DataType;
import java.util.ArrayList;
import java.util.List;

/** A step of a query; its inputs are nodes too. Immutable. */
public sealed interface PlanNode {

  /** What comes out, in order. */
  List<Column> columns();

  List<PlanNode> inputs();

  <R> R accept(PlanVisitor<R> visitor);

  /** LIMIT's "no limit". */
  long UNLIMITED = Long.MAX_VALUE;

  /**
   * Reads a table.
   *
   * @param columns the scan's output, one a type of {@code source.types()}
   * @param filter over the columns of {@code source.filterTypes()}, or {@code null}; rows for which
   *     it is not true never leave the scan
   */
  record Scan(ScanSource source, List<Column> columns, Expression filter) implements PlanNode {
    public Scan {
      columns = List.copyOf(columns);
    }

    @Override
    public List<PlanNode> inputs() {
      return List.of();
    }

    @Override
    public <R> R accept(PlanVisitor<R> visitor) {
      return visitor.visitScan(this);
    }
  }

  /** Rows given in the query; every cell constant. */
  record Values(List<Column> columns, List<List<Expression>> rows) implements PlanNode {
    public Values {
      columns = List.copyOf(columns);
      rows = List.copyOf(rows);
    }

    @Override
    public List<PlanNode> inputs() {
      return List.of();
    }

    @Override
    public <R> R accept(PlanVisitor<R> visitor) {
      return visitor.visitValues(this);
    }
  }

  /** Keeps the rows for which {@code condition} is true. */
  record Filter(PlanNode input, Expression condition) implements PlanNode {
    @Override
    public List<Column> columns() {
      return input.columns();
    }

    @Override
    public List<PlanNode> inputs() {
      return List.of(input);
    }

    @Override
    public <R> R accept(PlanVisitor<R> visitor) {
      return visitor.visitFilter(this);
    }
  }

  /** Computes one output column an expression. */
  record Project(PlanNode input, List<Expression> expressions, List<Column> columns)
      implements PlanNode {
    public Project {
      expressions = List.copyOf(expressions);
      columns = List.copyOf(columns);
    }

    @Override
    public List<PlanNode> inputs() {
      return List.of(input);
    }

    @Override
    public <R> R accept(PlanVisitor<R> visitor) {
      return visitor.visitProject(this);
    }
  }

  /**
   * Groups by {@code keys} and computes {@code calls} a group. Output: the keys in order, then the
   * calls. Without keys: exactly one row.
   */
  record Aggregate(
      PlanNode input, List<Integer> keys, List<AggregateCall> calls, List<Column> columns)
      implements PlanNode {
    public Aggregate {
      keys = List.copyOf(keys);
      calls = List.copyOf(calls);
      columns = List.copyOf(columns);
    }

    @Override
    public List<PlanNode> inputs() {
      return List.of(input);
    }

    @Override
    public <R> R accept(PlanVisitor<R> visitor) {
      return visitor.visitAggregate(this);
    }
  }

  /**
   * Sorts by {@code keys} (equal rows stay in input order), then leaves out {@code offset} rows and
   * keeps {@code limit}. Without keys: LIMIT and OFFSET alone, input order kept.
   *
   * @param limit {@link #UNLIMITED} for none
   */
  record Sort(PlanNode input, List<SortKey> keys, long offset, long limit) implements PlanNode {
    public Sort {
      keys = List.copyOf(keys);
    }

    @Override
    public List<Column> columns() {
      return input.columns();
    }

    @Override
    public List<PlanNode> inputs() {
      return List.of(input);
    }

    @Override
    public <R> R accept(PlanVisitor<R> visitor) {
      return visitor.visitSort(this);
    }
  }

  /**
   * Joins by equality of {@code leftKeys} and {@code rightKeys} (pairwise of one type; none: every
   * pair of rows is a candidate). The right input is the build side. Output: the left columns and
   * then the right ones, as far as the kind gives them.
   *
   * @param nullSafe for each key pair whether null equals null (IS NOT DISTINCT FROM)
   * @param condition further condition over the left columns followed by the right ones, or {@code
   *     null}; a pair is a match only if it is true
   */
  record Join(
      PlanNode left,
      PlanNode right,
      JoinKind kind,
      List<Integer> leftKeys,
      List<Integer> rightKeys,
      List<Boolean> nullSafe,
      Expression condition,
      List<Column> columns)
      implements PlanNode {
    public Join {
      leftKeys = List.copyOf(leftKeys);
      rightKeys = List.copyOf(rightKeys);
      nullSafe = List.copyOf(nullSafe);
      columns = List.copyOf(columns);
    }

    @Override
    public List<PlanNode> inputs() {
      return List.of(left, right);
    }

    @Override
    public <R> R accept(PlanVisitor<R> visitor) {
      return visitor.visitJoin(this);
    }
  }

  /** What becomes of rows whose collections have no element. */
  enum EmptyCollections {
    DROPPED,
    /** They come once, with nulls for elements. */
    PADDED
  }

  /**
   * Gives each row once for every element of its collections. Output: the kept columns, the
   * elements (of lists of structs a column a field, of maps key and value), and their number from 1
   * as INTEGER.
   *
   * @param collections columns that are lists or maps
   * @param ordinality whether elements are numbered
   */
  record Unnest(
      PlanNode input,
      List<Integer> kept,
      List<Integer> collections,
      EmptyCollections empty,
      boolean ordinality,
      List<Column> columns)
      implements PlanNode {
    public Unnest {
      kept = List.copyOf(kept);
      collections = List.copyOf(collections);
      columns = List.copyOf(columns);
    }

    @Override
    public List<PlanNode> inputs() {
      return List.of(input);
    }

    @Override
    public <R> R accept(PlanVisitor<R> visitor) {
      return visitor.visitUnnest(this);
    }
  }

  /**
   * One of several groupings.
   *
   * @param keys for each key of the node whether it is grouped by; if not, it is null
   * @param numbers constants of this grouping, as many in each
   */
  record GroupingSet(List<Boolean> keys, List<Long> numbers) {
    public GroupingSet {
      keys = List.copyOf(keys);
      numbers = List.copyOf(numbers);
    }
  }

  /**
   * Gives each row once for every grouping set. Output: the input's columns, the keys, null where
   * the set lacks them, and the set's numbers as BIGINT.
   *
   * @param keys columns of the input
   */
  record Expand(PlanNode input, List<Integer> keys, List<GroupingSet> sets, List<Column> columns)
      implements PlanNode {
    public Expand {
      keys = List.copyOf(keys);
      sets = List.copyOf(sets);
      columns = List.copyOf(columns);
    }

    @Override
    public List<PlanNode> inputs() {
      return List.of(input);
    }

    @Override
    public <R> R accept(PlanVisitor<R> visitor) {
      return visitor.visitExpand(this);
    }
  }

  /**
   * Computes window calls. Output: the input's columns, then a column a call; rows come sorted by
   * partition, then by order.
   *
   * @param partition columns whose equal values (null equals null) make a partition
   * @param order by which rows of a partition are sorted; rows that are equal by it are peers
   */
  record Window(
      PlanNode input,
      List<Integer> partition,
      List<SortKey> order,
      List<WindowCall> calls,
      List<Column> columns)
      implements PlanNode {
    public Window {
      partition = List.copyOf(partition);
      order = List.copyOf(order);
      calls = List.copyOf(calls);
      columns = List.copyOf(columns);
    }

    @Override
    public List<PlanNode> inputs() {
      return List.of(input);
    }

    @Override
    public <R> R accept(PlanVisitor<R> visitor) {
      return visitor.visitWindow(this);
    }
  }

  /**
   * Rows that are needed at several places, and are found once.
   *
   * @param number the same at all places of the same rows, and at no others; they have the same
   *     input
   */
  record Shared(PlanNode input, int number) implements PlanNode {
    @Override
    public List<Column> columns() {
      return input.columns();
    }

    @Override
    public List<PlanNode> inputs() {
      return List.of(input);
    }

    @Override
    public <R> R accept(PlanVisitor<R> visitor) {
      return visitor.visitShared(this);
    }
  }

  /** How rows are drawn. */
  enum Sampling {
    /** Each row by itself. */
    BERNOULLI,
    /** Blocks of rows that follow each other, whole. */
    SYSTEM
  }

  /**
   * Rows drawn at random.
   *
   * @param share of the rows that is expected, over 0 and under 1
   * @param seed by which the same rows of the same input are drawn each time, or {@code null}
   */
  record Sample(PlanNode input, Sampling sampling, double share, Integer seed) implements PlanNode {
    @Override
    public List<Column> columns() {
      return input.columns();
    }

    @Override
    public List<PlanNode> inputs() {
      return List.of(input);
    }

    @Override
    public <R> R accept(PlanVisitor<R> visitor) {
      return visitor.visitSample(this);
    }
  }

  /** Which rows of a recursive query are rows of its result. */
  enum Recurrence {
    ALL,
    /** No row that was there before (null equals null), within a round neither. */
    NEW
  }

  /**
   * A recursive query: the rows of {@code seed}, then those of {@code step} over the rows before,
   * round by round until a round gives none. Both have the types of {@code columns}.
   *
   * @param step has one or more {@link WorkingTable}s of {@code number} below it: what the round
   *     before gave
   */
  record Recursion(
      PlanNode seed, PlanNode step, Recurrence recurrence, int number, List<Column> columns)
      implements PlanNode {
    public Recursion {
      columns = List.copyOf(columns);
    }

    @Override
    public List<PlanNode> inputs() {
      return List.of(seed, step);
    }

    @Override
    public <R> R accept(PlanVisitor<R> visitor) {
      return visitor.visitRecursion(this);
    }
  }

  /** Within the step of the {@link Recursion} of that number, the rows of the round before. */
  record WorkingTable(int number, List<Column> columns) implements PlanNode {
    public WorkingTable {
      columns = List.copyOf(columns);
    }

    @Override
    public List<PlanNode> inputs() {
      return List.of();
    }

    @Override
    public <R> R accept(PlanVisitor<R> visitor) {
      return visitor.visitWorkingTable(this);
    }
  }

  /** All rows of all inputs, which have the same column types. */
  record UnionAll(List<PlanNode> inputs, List<Column> columns) implements PlanNode {
    public UnionAll {
      inputs = List.copyOf(inputs);
      columns = List.copyOf(columns);
    }

    @Override
    public <R> R accept(PlanVisitor<R> visitor) {
      return visitor.visitUnionAll(this);
    }
  }

  /** The types of {@code columns}, as a list of their own. */
  static List<DataType> types(List<Column> columns) {
    List<DataType> types = new ArrayList<>(columns.size());
    for (Column column : columns) {
      types.add(column.type());
    }
    return types;
  }
}
