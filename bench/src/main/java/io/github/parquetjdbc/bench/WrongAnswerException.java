package io.github.parquetjdbc.bench;

/** The two sides disagree; a time means nothing then. */
final class WrongAnswerException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  WrongAnswerException(String message) {
    super(message);
  }
}
