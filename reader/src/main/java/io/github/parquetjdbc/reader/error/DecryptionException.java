package io.github.parquetjdbc.reader.error;

import java.io.IOException;

/**
 * Something encrypted cannot be read: its key is not known, or what is stored was not written with
 * this key, for this place. Messages never hold keys.
 */
public final class DecryptionException extends IOException {

  private static final long serialVersionUID = 1L;

  /**
   * @param position where; becomes the start of the message
   * @param problem what, without the place and without a full stop
   */
  public DecryptionException(FilePosition position, String problem) {
    super(position + ": " + problem);
  }
}
