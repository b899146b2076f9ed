package io.github.parquetjdbc.reader.error;

import java.io.IOException;

/**
 * The file is valid, or may be, but uses something that this reader does not do; the message names
 * it.
 */
public final class UnsupportedFeatureException extends IOException {

  private static final long serialVersionUID = 1L;

  private final transient FilePosition position;

  /**
   * @param position where; becomes the start of the message
   * @param problem what, without the place and without a full stop
   */
  public UnsupportedFeatureException(FilePosition position, String problem) {
    super(position + ": " + problem);
    this.position = position;
  }

  public FilePosition position() {
    return position;
  }
}
