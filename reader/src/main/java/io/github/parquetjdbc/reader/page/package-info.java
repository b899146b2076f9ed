/**
 * Column chunks to pages: reads the file in windows, walks page headers, checks and decompresses
 * what is needed, and splits pages into levels and values.
 *
 * <p>Knows page headers and codecs; must not know logical types or vectors. Start at {@link
 * io.github.parquetjdbc.reader.page.PageReader}.
 */
package io.github.parquetjdbc.reader.page;
