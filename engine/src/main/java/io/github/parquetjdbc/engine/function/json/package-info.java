/**
 * Functions of texts that hold JSON (RFC 8259): a scanner that skips what is not asked for, and
 * paths of names and subscripts (SQL:2016, 9.39). Builds no trees. Start at {@link
 * io.github.parquetjdbc.engine.function.json.JsonFamily}.
 */
package io.github.parquetjdbc.engine.function.json;
