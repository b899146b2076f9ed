package io.github.parquetjdbc.reader.page;

import io.github.parquetjdbc.reader.codec.ByteSlice;

/**
 * A dictionary page, decompressed; entries are encoded PLAIN. Its array is not used for anything
 * else afterwards, so that vectors may keep slices of it.
 */
public record DictionaryPage(int entryCount, ByteSlice entries) {}
