package io.github.parquetjdbc.engine.function.text;

import io.github.parquetjdbc.engine.function.bind.Binding;
import io.github.parquetjdbc.engine.function.bind.FunctionFamily;
import io.github.parquetjdbc.engine.function.bind.ScalarFunction;
import io.github.parquetjdbc.engine.function.bind.Signature;
import io.github.parquetjdbc.engine.kernel.Utf8;
import java.util.Set;

/** LIKE, ILIKE (without regard to case), and the plain tests of prefix, suffix and part. */
public final class LikeFamily implements FunctionFamily {

  @Override
  public Set<String> names() {
    return Set.of(
        "like", "ilike", "starts_with", "startswith", "ends_with", "endswith", "contains");
  }

  @Override
  public ScalarFunction resolve(Signature signature, Binding binding) {
    if (!TextTypes.match(signature, "tt") && !TextTypes.match(signature, "ttt")) {
      return null;
    }
    if (signature.name().equals("like")) {
      return new Like(signature, binding);
    }
    if (signature.name().equals("ilike")) {
      return new CaselessLike(signature, binding);
    }
    return signature.count() == 2 ? part(signature, binding) : null;
  }

  private static ScalarFunction part(Signature signature, Binding binding) {
    return new TextTest(signature, binding) {
      @Override
      boolean holds(int row) {
        byte[] data = in.data(0);
        int offset = in.offset(0, row);
        int length = in.length(0, row);
        byte[] part = in.data(1);
        int partOffset = in.offset(1, row);
        int partLength = in.length(1, row);
        if (partLength > length) {
          return false;
        }
        return switch (signature.name()) {
          case "starts_with", "startswith" ->
              Utf8.matches(data, offset, part, partOffset, partLength);
          case "ends_with", "endswith" ->
              Utf8.matches(data, offset + length - partLength, part, partOffset, partLength);
          default -> Utf8.find(data, offset, length, 0, part, partOffset, partLength) >= 0;
        };
      }
    };
  }
}
