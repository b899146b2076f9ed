package io.github.parquetjdbc.adapter.table;

import java.io.IOException;

/** A path leads out of the location, or is no path at all. */
public final class RefusedPathException extends IOException {

  private static final long serialVersionUID = 1L;

  RefusedPathException(IllegalArgumentException cause) {
    super(cause.getMessage(), cause);
  }
}
