package io.github.parquetjdbc.reader.metadata;

/** An entry of a file's own metadata; the value may be {@code null}. */
public record KeyValue(String key, String value) {}
