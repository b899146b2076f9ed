package io.github.parquetjdbc.engine.operator;

import java.util.List;

/** Closes several things, all of them even where one fails. */
final class Closing {

  private Closing() {}

  /** Throws the first failure, the others suppressed in it. */
  static void closeAll(List<? extends Stage> stages) {
    RuntimeException failure = null;
    for (Stage stage : stages) {
      try {
        stage.close();
      } catch (RuntimeException e) {
        if (failure == null) {
          failure = e;
        } else {
          failure.addSuppressed(e);
        }
      }
    }
    if (failure != null) {
      throw failure;
    }
  }
}
