package io.github.parquetjdbc.engine.function.compare;

import io.github.parquetjdbc.engine.function.bind.Lane;
import io.github.parquetjdbc.engine.function.bind.Output;
import io.github.parquetjdbc.engine.function.bind.Rows;
import io.github.parquetjdbc.engine.function.bind.ScalarFunction;
import io.github.parquetjdbc.engine.function.exact.ExactLane;
import io.github.parquetjdbc.engine.kernel.BytesSet;
import io.github.parquetjdbc.engine.kernel.LongSet;
import io.github.parquetjdbc.engine.kernel.Masks;
import io.github.parquetjdbc.vector.BooleanVector;
import io.github.parquetjdbc.vector.BytesVector;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.DoubleVector;
import io.github.parquetjdbc.vector.Int128Vector;
import io.github.parquetjdbc.vector.TypeId;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** IN a list of constants. A null among them makes null of what would be false. */
public final class Membership implements ScalarFunction {

  private final Output output;
  private final Lane lane = new Lane();
  private final boolean listHasNull;
  private LongSet longs;
  private BytesSet bytes;
  private Set<BigInteger> integers;

  /**
   * @param type of the argument and the constants
   * @param constants flat vectors of length 1
   */
  public Membership(DataType type, List<Vector> constants, Output output) {
    this.output = output;
    this.listHasNull = constants.stream().anyMatch(constant -> constant.isNull(0));
    List<Vector> values = new ArrayList<>(constants);
    values.removeIf(constant -> constant.isNull(0));
    switch (type.kind()) {
      case BOOLEAN, INT, LONG, DOUBLE ->
          longs = new LongSet(values.stream().mapToLong(this::asLong).toArray());
      case INT128 -> {
        integers = integers(values);
        longs =
            new LongSet(
                integers.stream()
                    .filter(value -> value.bitLength() < Long.SIZE)
                    .mapToLong(BigInteger::longValue)
                    .toArray());
      }
      case BYTES -> {
        if (type.id() == TypeId.DECIMAL) {
          integers = integers(values);
        } else {
          bytes =
              new BytesSet(values.stream().map(value -> ((BytesVector) value).copy(0)).toList());
        }
      }
      case LIST, STRUCT, MAP -> throw new IllegalArgumentException("IN over " + type);
    }
  }

  private long asLong(Vector value) {
    return switch (value.kind()) {
      case BOOLEAN -> ((BooleanVector) value).values()[0];
      case DOUBLE -> LongSet.bits(((DoubleVector) value).values()[0]);
      default -> lane.longs(value)[0];
    };
  }

  private static Set<BigInteger> integers(List<Vector> values) {
    Set<BigInteger> integers = new HashSet<>();
    for (Vector value : values) {
      ExactLane exact = new ExactLane(value.type());
      exact.load(value);
      integers.add(exact.get(0));
    }
    return integers;
  }

  @Override
  public Vector apply(Vector[] arguments, Rows rows) {
    byte[] mask = output.booleans(rows.length());
    find(arguments[0], rows, mask);
    Validity validity = rows.validity();
    if (listHasNull) {
      Validity found = new Validity(output.words(rows.length()));
      Masks.toBits(mask, found.words(), rows.length());
      validity = Validity.and(validity, found, rows.length());
    }
    return new BooleanVector(DataType.BOOLEAN, mask, rows.length(), validity);
  }

  private void find(Vector argument, Rows rows, byte[] mask) {
    int length = rows.length();
    switch (argument.kind()) {
      case BOOLEAN -> {
        byte[] values = lane.booleans(argument);
        for (int i = 0; i < length; i++) {
          mask[i] = longs.contains(values[i]) ? (byte) 1 : 0;
        }
      }
      case INT -> longs.contains(lane.ints(argument), mask, length);
      case LONG -> longs.contains(lane.longs(argument), mask, length);
      case DOUBLE -> longs.contains(lane.doubles(argument), mask, length);
      case INT128 -> {
        Int128Vector values = lane.int128(argument);
        if (values.isNarrow()) {
          longs.contains(values.low(), mask, length);
        } else {
          findIntegers(values, rows, mask);
        }
      }
      case BYTES -> {
        if (bytes == null) {
          findIntegers(argument, rows, mask);
        } else {
          BytesVector values = lane.bytes(argument);
          bytes.contains(values.data(), values.offsets(), values.lengths(), mask, length);
        }
      }
      case LIST, STRUCT, MAP -> throw new IllegalStateException("IN over " + argument.type());
    }
  }

  private void findIntegers(Vector argument, Rows rows, byte[] mask) {
    ExactLane exact = new ExactLane(argument.type());
    exact.load(argument);
    for (int i = 0; i < rows.count(); i++) {
      int row = rows.row(i);
      mask[row] = !rows.isNull(row) && integers.contains(exact.get(row)) ? (byte) 1 : 0;
    }
  }
}
