/**
 * Functions of lists, maps and structs: making them, counting and picking what is in them.
 *
 * <p>Knows nothing of expressions. Start at {@link
 * io.github.parquetjdbc.engine.function.nested.NestedFamily}.
 */
package io.github.parquetjdbc.engine.function.nested;
