package io.github.parquetjdbc.reader.metadata;

/** How many pages of one type in a column chunk use one encoding. */
public record PageEncodingStats(PageType pageType, Encoding encoding, int count) {}
