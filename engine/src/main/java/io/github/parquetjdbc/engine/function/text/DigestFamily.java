package io.github.parquetjdbc.engine.function.text;

import io.github.parquetjdbc.engine.function.bind.Binding;
import io.github.parquetjdbc.engine.function.bind.FunctionFamily;
import io.github.parquetjdbc.engine.function.bind.ScalarFunction;
import io.github.parquetjdbc.engine.function.bind.Signature;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Map;
import java.util.Set;

/** Digests, as hexadecimal text, and bytes as base64 and hexadecimal text and back. */
public final class DigestFamily implements FunctionFamily {

  private static final Map<String, String> ALGORITHMS =
      Map.of("md5", "MD5", "sha1", "SHA-1", "sha256", "SHA-256", "sha512", "SHA-512");

  @Override
  public Set<String> names() {
    return Set.of(
        "md5", "sha1", "sha256", "sha512", "to_base64", "from_base64", "to_hex", "from_hex");
  }

  @Override
  public ScalarFunction resolve(Signature signature, Binding binding) {
    boolean bytes = TextTypes.match(signature, "t");
    if (signature.name().equals("to_hex") && TextTypes.match(signature, "n")) {
      return hexOfNumber(signature, binding);
    }
    if (!bytes) {
      return null;
    }
    return switch (signature.name()) {
      case "to_base64", "to_hex" -> encoded(signature, binding);
      case "from_base64", "from_hex" -> decoded(signature, binding);
      default -> digest(signature, binding);
    };
  }

  private static ScalarFunction hexOfNumber(Signature signature, Binding binding) {
    return new TextToText(signature, binding) {
      @Override
      void write(int row) {
        append(Long.toHexString(in.number(0, row)));
      }
    };
  }

  private static ScalarFunction digest(Signature signature, Binding binding) {
    MessageDigest digest = digest(ALGORITHMS.get(signature.name()));
    return new TextToText(signature, binding) {
      @Override
      void write(int row) {
        digest.update(in.data(0), in.offset(0, row), in.length(0, row));
        append(HexFormat.of().formatHex(digest.digest()));
      }
    };
  }

  private static MessageDigest digest(String algorithm) {
    try {
      return MessageDigest.getInstance(algorithm);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JVM has " + algorithm, e);
    }
  }

  private static ScalarFunction encoded(Signature signature, Binding binding) {
    boolean hex = signature.name().equals("to_hex");
    return new TextToText(signature, binding) {
      @Override
      void write(int row) {
        int from = in.offset(0, row);
        int to = from + in.length(0, row);
        append(
            hex
                ? HexFormat.of().formatHex(in.data(0), from, to)
                : Base64.getEncoder().encodeToString(Arrays.copyOfRange(in.data(0), from, to)));
      }
    };
  }

  private static ScalarFunction decoded(Signature signature, Binding binding) {
    boolean hex = signature.name().equals("from_hex");
    return new TextToText(signature, binding) {
      @Override
      void write(int row) {
        String text =
            new String(
                in.data(0), in.offset(0, row), in.length(0, row), StandardCharsets.ISO_8859_1);
        byte[] bytes;
        try {
          bytes = hex ? HexFormat.of().parseHex(text) : Base64.getMimeDecoder().decode(text);
        } catch (IllegalArgumentException e) {
          throw TextErrors.invalid(
              "no " + (hex ? "hexadecimal" : "base64") + " text: " + in.text(0, row));
        }
        out.append(bytes, 0, bytes.length);
      }
    };
  }
}
