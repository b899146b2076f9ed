package io.github.parquetjdbc.store.s3;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/** The files in which Amazon's tools keep profiles. */
final class ProfileFiles {

  private final Environment environment;
  private final String profile;

  /**
   * @param profile {@code null} for that of the environment
   */
  ProfileFiles(Environment environment, String profile) {
    this.environment = environment;
    String named = environment.variable("AWS_PROFILE");
    this.profile = profile != null ? profile : named != null ? named : "default";
  }

  /** What both files say of the profile; that of credentials goes first. */
  Map<String, String> values() throws IOException {
    Map<String, String> values = new HashMap<>();
    String name = profile.equals("default") ? "default" : "profile " + profile;
    read(path("AWS_CONFIG_FILE", "config"), name, values);
    read(path("AWS_SHARED_CREDENTIALS_FILE", "credentials"), profile, values);
    return values;
  }

  String profile() {
    return profile;
  }

  private Path path(String variable, String name) {
    String given = environment.variable(variable);
    return given == null ? environment.home().resolve(".aws").resolve(name) : Path.of(given);
  }

  private static void read(Path file, String section, Map<String, String> values)
      throws IOException {
    String text;
    try {
      text = Files.readString(file, StandardCharsets.UTF_8);
    } catch (NoSuchFileException e) {
      return;
    }
    boolean inside = false;
    for (String line : text.split("\\R")) {
      String stripped = line.strip();
      if (stripped.startsWith("[") && stripped.endsWith("]")) {
        inside = stripped.substring(1, stripped.length() - 1).strip().equals(section);
      } else if (inside && !stripped.startsWith("#") && !line.startsWith(" ")) {
        int equals = stripped.indexOf('=');
        if (equals > 0) {
          values.put(stripped.substring(0, equals).strip(), stripped.substring(equals + 1).strip());
        }
      }
    }
  }
}
