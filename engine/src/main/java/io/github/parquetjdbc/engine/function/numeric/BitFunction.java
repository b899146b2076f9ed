package io.github.parquetjdbc.engine.function.numeric;

import io.github.parquetjdbc.engine.function.bind.Binding;
import io.github.parquetjdbc.engine.function.bind.Lane;
import io.github.parquetjdbc.engine.function.bind.Output;
import io.github.parquetjdbc.engine.function.bind.Rows;
import io.github.parquetjdbc.engine.function.bind.ScalarFunction;
import io.github.parquetjdbc.engine.function.bind.Signature;
import io.github.parquetjdbc.vector.IntVector;
import io.github.parquetjdbc.vector.LongVector;
import io.github.parquetjdbc.vector.Vector;
import io.github.parquetjdbc.vector.VectorKind;

/**
 * A function of the bits of one or two integers. Bits that a shift moves out are lost, and its
 * distance counts modulo the bits of the type, as in PostgreSQL. BITCOUNT counts in 64 bits.
 */
final class BitFunction implements ScalarFunction {

  private final Signature signature;
  private final Output output;
  private final Lane left = new Lane();
  private final Lane right = new Lane();

  BitFunction(Signature signature, Binding binding) {
    this.signature = signature;
    this.output = binding.output();
  }

  @Override
  public Vector apply(Vector[] arguments, Rows rows) {
    int length = rows.length();
    long[] a = left.longs(arguments[0]);
    long[] b = arguments.length == 2 ? right.longs(arguments[1]) : a;
    long[] out = output.longs(length);
    compute(a, b, out, length);
    return signature.type().kind() == VectorKind.LONG
        ? new LongVector(signature.type(), out, length, rows.validity())
        : new IntVector(signature.type(), narrow(out, length), length, rows.validity());
  }

  private void compute(long[] a, long[] b, long[] out, int length) {
    switch (signature.name()) {
      case "&", "bitand" -> {
        for (int i = 0; i < length; i++) {
          out[i] = a[i] & b[i];
        }
      }
      case "bitor" -> {
        for (int i = 0; i < length; i++) {
          out[i] = a[i] | b[i];
        }
      }
      case "bitxor" -> {
        for (int i = 0; i < length; i++) {
          out[i] = a[i] ^ b[i];
        }
      }
      case "bitnot" -> {
        for (int i = 0; i < length; i++) {
          out[i] = ~a[i];
        }
      }
      case "bitcount" -> {
        for (int i = 0; i < length; i++) {
          out[i] = Long.bitCount(a[i]);
        }
      }
      default -> {
        long distance = signature.type().kind() == VectorKind.LONG ? 63 : 31;
        for (int i = 0; i < length; i++) {
          out[i] = a[i] << (b[i] & distance);
        }
      }
    }
  }

  private int[] narrow(long[] values, int length) {
    int[] out = output.ints(length);
    int spare =
        switch (signature.type().id()) {
          case TINYINT -> Integer.SIZE - Byte.SIZE;
          case SMALLINT -> Integer.SIZE - Short.SIZE;
          default -> 0;
        };
    for (int i = 0; i < length; i++) {
      out[i] = (int) values[i] << spare >> spare;
    }
    return out;
  }
}
