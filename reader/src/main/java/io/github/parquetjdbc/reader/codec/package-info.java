/**
 * Decompression of pages: one class a codec, one row a codec in {@link
 * io.github.parquetjdbc.reader.codec.Codecs}, which is where to start.
 *
 * <p>Knows bytes and sizes; must not know what is in a page. Only this package names a compression
 * library. All input is hostile: a decompressor throws on every corrupt input, and neither reads
 * nor writes outside what it was given.
 */
package io.github.parquetjdbc.reader.codec;
