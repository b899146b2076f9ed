package io.github.parquetjdbc.engine.function.bind;

import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.TypeId;
import io.github.parquetjdbc.vector.VectorKind;
import java.util.List;

/**
 * What is asked of the catalogue.
 *
 * @param name lower case
 * @param arguments types of the arguments, in order
 * @param type type of the result
 */
public record Signature(String name, List<DataType> arguments, DataType type) {

  public Signature {
    arguments = List.copyOf(arguments);
  }

  public int count() {
    return arguments.size();
  }

  public DataType argument(int index) {
    return arguments.get(index);
  }

  /** Whether there are {@code count} arguments or more, all of {@code kind}. */
  public boolean takes(VectorKind kind, int count) {
    return arguments.size() >= count && arguments.stream().allMatch(a -> a.kind() == kind);
  }

  /** Whether argument {@code index} exists and is of the family {@code id}. */
  public boolean is(int index, TypeId id) {
    return index < arguments.size() && arguments.get(index).id() == id;
  }

  /** For messages: {@code upper(VARCHAR)}. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(name).append('(');
    for (int i = 0; i < arguments.size(); i++) {
      text.append(i == 0 ? "" : ", ").append(arguments.get(i));
    }
    return text.append(')').toString();
  }
}
