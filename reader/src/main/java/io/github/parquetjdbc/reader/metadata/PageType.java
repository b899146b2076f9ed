package io.github.parquetjdbc.reader.metadata;

/** What a page holds. */
public enum PageType {
  DATA_PAGE(0),
  INDEX_PAGE(1),
  DICTIONARY_PAGE(2),
  DATA_PAGE_V2(3),
  /** One that this version does not know; reading what uses it is refused. */
  UNKNOWN(-1);

  private final int code;

  PageType(int code) {
    this.code = code;
  }

  static PageType ofCode(int code) {
    for (PageType constant : values()) {
      if (constant.code == code) {
        return constant;
      }
    }
    return UNKNOWN;
  }
}
