package io.github.parquetjdbc.engine.function.compare;

import io.github.parquetjdbc.engine.function.bind.Lane;
import io.github.parquetjdbc.engine.function.bind.Output;
import io.github.parquetjdbc.engine.function.bind.Rows;
import io.github.parquetjdbc.engine.function.bind.ScalarFunction;
import io.github.parquetjdbc.engine.kernel.ByteStrings;
import io.github.parquetjdbc.engine.kernel.Compare;
import io.github.parquetjdbc.vector.BooleanVector;
import io.github.parquetjdbc.vector.BytesVector;
import io.github.parquetjdbc.vector.ConstantVector;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.DoubleVector;
import io.github.parquetjdbc.vector.Int128Vector;
import io.github.parquetjdbc.vector.IntVector;
import io.github.parquetjdbc.vector.LongVector;
import io.github.parquetjdbc.vector.Vector;

/** One of the six comparisons, of two arguments of one kind. */
final class Comparison implements ScalarFunction {

  private final Operator operator;
  private final Output output;
  private final Lane left = new Lane();
  private final Lane right = new Lane();

  Comparison(Operator operator, Output output) {
    this.operator = operator;
    this.output = output;
  }

  @Override
  public Vector apply(Vector[] arguments, Rows rows) {
    byte[] mask = output.booleans(rows.length());
    Vector a = arguments[0];
    Vector b = arguments[1];
    if (b instanceof ConstantVector constant) {
      withConstant(operator, a, constant.value(), mask);
    } else if (a instanceof ConstantVector constant) {
      withConstant(operator.swapped(), b, constant.value(), mask);
    } else {
      columns(operator, a, b, mask);
    }
    return new BooleanVector(DataType.BOOLEAN, mask, rows.length(), rows.validity());
  }

  private void withConstant(Operator op, Vector vector, Vector constant, byte[] mask) {
    int length = vector.length();
    if (constant instanceof IntVector value) {
      LongRange range = LongRange.of(op, value.values()[0], Integer.MIN_VALUE, Integer.MAX_VALUE);
      Compare.range(
          left.ints(vector), (int) range.low(), (int) range.high(), range.flip(), mask, length);
    } else if (constant instanceof LongVector value) {
      longRange(op, left.longs(vector), value.values()[0], mask, length);
    } else if (constant instanceof DoubleVector value) {
      DoubleRange range = DoubleRange.of(op, value.values()[0]);
      Compare.range(left.doubles(vector), range.low(), range.high(), range.flip(), mask, length);
    } else if (constant instanceof Int128Vector value
        && value.isNarrow()
        && left.int128(vector).isNarrow()) {
      longRange(op, left.int128(vector).low(), value.low()[0], mask, length);
    } else if (constant instanceof BytesVector value
        && (op == Operator.EQUAL || op == Operator.NOT_EQUAL)) {
      BytesVector bytes = left.bytes(vector);
      ByteStrings.equal(
          bytes.data(),
          bytes.offsets(),
          bytes.lengths(),
          value.copy(0),
          op == Operator.EQUAL ? 0 : 1,
          mask,
          length);
    } else {
      columns(op, vector, new ConstantVector(constant, length), mask);
    }
  }

  private static void longRange(Operator op, long[] values, long value, byte[] mask, int length) {
    LongRange range = LongRange.of(op, value, Long.MIN_VALUE, Long.MAX_VALUE);
    Compare.range(values, range.low(), range.high(), range.flip(), mask, length);
  }

  private void columns(Operator op, Vector a, Vector b, byte[] mask) {
    switch (op) {
      case EQUAL -> equal(a, b, 0, mask);
      case NOT_EQUAL -> equal(a, b, 1, mask);
      case LESS -> less(a, b, 0, mask);
      case GREATER_OR_EQUAL -> less(a, b, 1, mask);
      case GREATER -> less(b, a, 0, mask);
      case LESS_OR_EQUAL -> less(b, a, 1, mask);
    }
  }

  private void equal(Vector a, Vector b, int flip, byte[] mask) {
    int length = a.length();
    switch (a.kind()) {
      case BOOLEAN -> Compare.equal(left.booleans(a), right.booleans(b), flip, mask, length);
      case INT -> Compare.equal(left.ints(a), right.ints(b), flip, mask, length);
      case LONG -> Compare.equal(left.longs(a), right.longs(b), flip, mask, length);
      case DOUBLE -> Compare.equal(left.doubles(a), right.doubles(b), flip, mask, length);
      case INT128 -> {
        Int128Vector x = left.int128(a);
        Int128Vector y = right.int128(b);
        if (x.isNarrow() && y.isNarrow()) {
          Compare.equal(x.low(), y.low(), flip, mask, length);
        } else {
          Compare.equal(x.high(), x.low(), y.high(), y.low(), flip, mask, length);
        }
      }
      case BYTES -> {
        BytesVector x = left.bytes(a);
        BytesVector y = right.bytes(b);
        ByteStrings.equal(
            x.data(),
            x.offsets(),
            x.lengths(),
            y.data(),
            y.offsets(),
            y.lengths(),
            flip,
            mask,
            length);
      }
      case LIST, STRUCT, MAP -> throw new IllegalStateException("bound to " + a.type());
    }
  }

  private void less(Vector a, Vector b, int flip, byte[] mask) {
    int length = a.length();
    switch (a.kind()) {
      case BOOLEAN -> Compare.less(left.booleans(a), right.booleans(b), flip, mask, length);
      case INT -> Compare.less(left.ints(a), right.ints(b), flip, mask, length);
      case LONG -> Compare.less(left.longs(a), right.longs(b), flip, mask, length);
      case DOUBLE -> Compare.less(left.doubles(a), right.doubles(b), flip, mask, length);
      case INT128 -> {
        Int128Vector x = left.int128(a);
        Int128Vector y = right.int128(b);
        if (x.isNarrow() && y.isNarrow()) {
          Compare.less(x.low(), y.low(), flip, mask, length);
        } else {
          Compare.less(x.high(), x.low(), y.high(), y.low(), flip, mask, length);
        }
      }
      case BYTES -> {
        BytesVector x = left.bytes(a);
        BytesVector y = right.bytes(b);
        ByteStrings.less(
            x.data(),
            x.offsets(),
            x.lengths(),
            y.data(),
            y.offsets(),
            y.lengths(),
            flip,
            mask,
            length);
      }
      case LIST, STRUCT, MAP -> throw new IllegalStateException("bound to " + a.type());
    }
  }
}
