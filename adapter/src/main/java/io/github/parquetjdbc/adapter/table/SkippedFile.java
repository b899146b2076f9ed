package io.github.parquetjdbc.adapter.table;

/**
 * A file or folder that looks as if it were meant as a table, or part of one, and is not.
 *
 * @param reason in words, without a full stop
 */
public record SkippedFile(String path, String reason) {}
