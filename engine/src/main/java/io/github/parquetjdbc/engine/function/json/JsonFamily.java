package io.github.parquetjdbc.engine.function.json;

import io.github.parquetjdbc.engine.function.bind.Binding;
import io.github.parquetjdbc.engine.function.bind.FunctionFamily;
import io.github.parquetjdbc.engine.function.bind.Lane;
import io.github.parquetjdbc.engine.function.bind.Output;
import io.github.parquetjdbc.engine.function.bind.Rows;
import io.github.parquetjdbc.engine.function.bind.ScalarFunction;
import io.github.parquetjdbc.engine.function.bind.Signature;
import io.github.parquetjdbc.engine.function.bind.Slices;
import io.github.parquetjdbc.vector.BooleanVector;
import io.github.parquetjdbc.vector.BytesVector;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.IntVector;
import io.github.parquetjdbc.vector.TypeId;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;
import java.nio.charset.StandardCharsets;
import java.util.Set;

/**
 * JSON_VALUE (a scalar as text), JSON_EXTRACT (any value as JSON), JSON_EXISTS, JSON_ARRAY_LENGTH
 * and IS JSON. What is no JSON, or not there, is null.
 */
public final class JsonFamily implements FunctionFamily {

  private static final String IS_JSON = "is json value";

  @Override
  public Set<String> names() {
    return Set.of("json_value", "json_extract", "json_exists", "json_array_length", IS_JSON);
  }

  @Override
  public ScalarFunction resolve(Signature signature, Binding binding) {
    boolean one = signature.name().equals("json_array_length") || signature.name().equals(IS_JSON);
    boolean texts = signature.arguments().stream().allMatch(type -> type.id() == TypeId.VARCHAR);
    if (!texts || signature.count() != (one ? 1 : 2)) {
      return null;
    }
    return switch (signature.name()) {
      case "json_value", "json_extract" -> new Extraction(signature, binding.output());
      case "json_exists" -> exists(binding.output());
      case "json_array_length" -> new Length(signature.type());
      default -> isJson(binding.output());
    };
  }

  private static String text(BytesVector texts, int row) {
    return new String(
        texts.data(), texts.offsets()[row], texts.lengths()[row], StandardCharsets.UTF_8);
  }

  /** The last path, as a rule the only one. */
  private static final class Paths {
    private String text;
    private JsonPath path;

    JsonPath get(String wanted) {
      if (!wanted.equals(text)) {
        path = JsonPath.parse(wanted);
        text = wanted;
      }
      return path;
    }
  }

  private static Validity copied(Rows rows) {
    Validity validity = Validity.allValid(rows.length());
    for (int row = 0; row < rows.length(); row++) {
      if (rows.isNull(row)) {
        validity.setNull(row);
      }
    }
    return validity;
  }

  private static final class Extraction implements ScalarFunction {
    private final Signature signature;
    private final Output output;
    private final Lane texts = new Lane();
    private final Lane pathTexts = new Lane();
    private final Paths paths = new Paths();

    Extraction(Signature signature, Output output) {
      this.signature = signature;
      this.output = output;
    }

    @Override
    public Vector apply(Vector[] arguments, Rows rows) {
      BytesVector json = texts.bytes(arguments[0]);
      BytesVector path = pathTexts.bytes(arguments[1]);
      Slices out = output.slices(rows.length());
      Validity validity = copied(rows);
      for (int i = 0; i < rows.count(); i++) {
        int row = rows.row(i);
        if (!rows.isNull(row)) {
          String found = found(text(json, row), paths.get(text(path, row)));
          if (found == null) {
            validity.setNull(row);
          } else {
            out.put(row, found);
          }
        }
      }
      return out.vector(signature.type(), rows.length(), validity);
    }

    private String found(String text, JsonPath path) {
      JsonScanner json = new JsonScanner(text);
      int value = path.find(json);
      if (value < 0 || json.end(value) < 0 || json.isNull(value)) {
        return null;
      }
      if (signature.name().equals("json_extract")) {
        return json.raw(value);
      }
      if (json.isObject(value) || json.isArray(value)) {
        return null;
      }
      return json.isString(value) ? json.unescaped(value) : json.raw(value);
    }
  }

  private static ScalarFunction exists(Output output) {
    Lane texts = new Lane();
    Lane pathTexts = new Lane();
    Paths paths = new Paths();
    return (arguments, rows) -> {
      BytesVector json = texts.bytes(arguments[0]);
      BytesVector path = pathTexts.bytes(arguments[1]);
      byte[] mask = output.booleans(rows.length());
      for (int i = 0; i < rows.count(); i++) {
        int row = rows.row(i);
        if (!rows.isNull(row)) {
          JsonScanner scanner = new JsonScanner(text(json, row));
          int value = paths.get(text(path, row)).find(scanner);
          mask[row] = (byte) (value >= 0 && scanner.end(value) >= 0 ? 1 : 0);
        }
      }
      return new BooleanVector(DataType.BOOLEAN, mask, rows.length(), rows.validity());
    };
  }

  private static ScalarFunction isJson(Output output) {
    Lane texts = new Lane();
    return (arguments, rows) -> {
      BytesVector json = texts.bytes(arguments[0]);
      byte[] mask = output.booleans(rows.length());
      for (int i = 0; i < rows.count(); i++) {
        int row = rows.row(i);
        if (!rows.isNull(row)) {
          mask[row] = (byte) (new JsonScanner(text(json, row)).isWhole() ? 1 : 0);
        }
      }
      return new BooleanVector(DataType.BOOLEAN, mask, rows.length(), rows.validity());
    };
  }

  private record Length(DataType type) implements ScalarFunction {
    @Override
    public Vector apply(Vector[] arguments, Rows rows) {
      BytesVector json = new Lane().bytes(arguments[0]);
      int[] lengths = new int[rows.length()];
      Validity validity = copied(rows);
      for (int i = 0; i < rows.count(); i++) {
        int row = rows.row(i);
        if (!rows.isNull(row)) {
          JsonScanner scanner = new JsonScanner(text(json, row));
          int start = scanner.start();
          int length = scanner.isArray(start) ? scanner.length(start) : -1;
          if (length < 0) {
            validity.setNull(row);
          }
          lengths[row] = Math.max(0, length);
        }
      }
      return new IntVector(type, lengths, rows.length(), validity);
    }
  }
}
