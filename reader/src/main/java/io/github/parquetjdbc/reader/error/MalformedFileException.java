package io.github.parquetjdbc.reader.error;

import java.io.IOException;

/** The file breaks the format at the given place. */
public final class MalformedFileException extends IOException {

  private static final long serialVersionUID = 1L;

  private final transient FilePosition position;

  /**
   * @param position where; becomes the start of the message
   * @param problem what, without the place and without a full stop
   */
  public MalformedFileException(FilePosition position, String problem) {
    super(position + ": " + problem);
    this.position = position;
  }

  public FilePosition position() {
    return position;
  }
}
