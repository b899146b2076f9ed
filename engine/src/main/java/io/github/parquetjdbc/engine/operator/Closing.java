package io.github.parquetjdbc.engine.operator;

import java.util.List;
import java.util.function.Consumer;

/** Closes several things, all of them even where one fails. */
public final class Closing {

  private Closing() {}

  /** Throws the first failure, the others suppressed in it. */
  static void closeAll(List<? extends Stage> stages) {
    closeAll(stages, Stage::close);
  }

  /** The same for things that {@code close} closes. */
  public static <T> void closeAll(Iterable<T> things, Consumer<? super T> close) {
    RuntimeException failure = null;
    for (T thing : things) {
      try {
        close.accept(thing);
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
