package io.github.parquetjdbc.reader.page;

import io.github.parquetjdbc.reader.codec.ByteSlice;
import io.github.parquetjdbc.reader.metadata.Encoding;

/**
 * A data page, decompressed. Its bytes are the page reader's and stay until the reader goes on.
 *
 * @param valueCount values including NULLs
 * @param maxNonNull how many values can be in {@code values}: the exact number if the header says
 *     it, else {@code valueCount}
 * @param repetitionLevels {@code null} where the column has none
 * @param definitionLevels {@code null} where the column has none
 */
public record DataPage(
    int valueCount,
    int maxNonNull,
    Encoding encoding,
    Levels repetitionLevels,
    Levels definitionLevels,
    ByteSlice values) {}
