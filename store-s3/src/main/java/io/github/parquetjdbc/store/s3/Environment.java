package io.github.parquetjdbc.store.s3;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/**
 * What the process is told from outside.
 *
 * @param variables of the environment
 * @param properties of the JVM that name credentials
 * @param home directory of the user
 */
record Environment(Map<String, String> variables, Map<String, String> properties, Path home) {

  static Environment ofProcess() {
    Map<String, String> properties = new HashMap<>();
    for (String name :
        new String[] {"aws.accessKeyId", "aws.secretAccessKey", "aws.sessionToken", "aws.region"}) {
      String value = System.getProperty(name);
      if (value != null) {
        properties.put(name, value);
      }
    }
    return new Environment(
        System.getenv(), properties, Path.of(System.getProperty("user.home", ".")));
  }

  /** A variable, or {@code null} where it is not set or empty. */
  String variable(String name) {
    String value = variables.get(name);
    return value == null || value.isBlank() ? null : value;
  }

  /** Values may be secrets. */
  @Override
  public String toString() {
    return "environment";
  }
}
