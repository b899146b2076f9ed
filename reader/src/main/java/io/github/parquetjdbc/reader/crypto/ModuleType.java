package io.github.parquetjdbc.reader.crypto;

/** What a module holds; the ordinal is the byte that stands for it in the module's AAD. */
public enum ModuleType {
  FOOTER,
  COLUMN_META_DATA,
  DATA_PAGE,
  DICTIONARY_PAGE,
  DATA_PAGE_HEADER,
  DICTIONARY_PAGE_HEADER,
  COLUMN_INDEX,
  OFFSET_INDEX,
  BLOOM_FILTER_HEADER,
  BLOOM_FILTER_BITSET;

  /** Whether AES_GCM_CTR_V1 leaves modules of this type without authentication. */
  boolean isPage() {
    return this == DATA_PAGE || this == DICTIONARY_PAGE;
  }

  /** Whether the AAD says which page of the chunk the module belongs to. */
  boolean isNumbered() {
    return this == DATA_PAGE || this == DATA_PAGE_HEADER;
  }
}
