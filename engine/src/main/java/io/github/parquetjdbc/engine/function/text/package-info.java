/**
 * Functions of text: parts, measures, case, patterns. Text is UTF-8; positions count characters.
 *
 * <p>Knows nothing of expressions. Start at {@link
 * io.github.parquetjdbc.engine.function.text.TextRows}.
 */
package io.github.parquetjdbc.engine.function.text;
