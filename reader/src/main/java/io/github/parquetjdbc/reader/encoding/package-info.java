/**
 * Encoded values to arrays: one class an encoding; the table of which encoding goes with which kind
 * of value is {@link io.github.parquetjdbc.reader.encoding.Decoders}, which is where to start.
 *
 * <p>Knows bytes of one page; must not know pages, nulls, logical types or vectors. Slices of bytes
 * come with slop behind them ({@link io.github.parquetjdbc.reader.codec.ByteSlice}); what they
 * claim is checked before it is used.
 */
package io.github.parquetjdbc.reader.encoding;
