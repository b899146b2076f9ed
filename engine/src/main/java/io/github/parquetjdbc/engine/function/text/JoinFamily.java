package io.github.parquetjdbc.engine.function.text;

import io.github.parquetjdbc.engine.function.bind.Binding;
import io.github.parquetjdbc.engine.function.bind.FunctionFamily;
import io.github.parquetjdbc.engine.function.bind.ScalarFunction;
import io.github.parquetjdbc.engine.function.bind.Signature;
import java.util.Set;

/**
 * Texts put together: {@code ||} (null if a part is), CONCAT (nulls are empty) and CONCAT_WS (nulls
 * are passed over; null if the separator is).
 */
public final class JoinFamily implements FunctionFamily {

  @Override
  public Set<String> names() {
    return Set.of("||", "concat", "concat_ws");
  }

  @Override
  public ScalarFunction resolve(Signature signature, Binding binding) {
    if (!signature.arguments().stream().allMatch(TextTypes::isText)) {
      return null;
    }
    return switch (signature.name()) {
      case "||" -> signature.count() > 0 ? all(signature, binding) : null;
      case "concat" -> concat(signature, binding);
      default -> signature.count() > 0 ? separated(signature, binding) : null;
    };
  }

  private static ScalarFunction all(Signature signature, Binding binding) {
    return new TextToText(signature, binding) {
      @Override
      void write(int row) {
        for (int i = 0; i < in.count(); i++) {
          append(i, row);
        }
      }
    };
  }

  private static ScalarFunction concat(Signature signature, Binding binding) {
    return new TextToText(signature, binding) {
      @Override
      public boolean isStrict() {
        return false;
      }

      @Override
      void write(int row) {
        for (int i = 0; i < in.count(); i++) {
          if (!in.isNull(i, row)) {
            append(i, row);
          }
        }
      }
    };
  }

  private static ScalarFunction separated(Signature signature, Binding binding) {
    return new SeparatedTexts(signature, binding);
  }
}
