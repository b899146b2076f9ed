/**
 * Parquet modular encryption, read side (Encryption.md of the format): keys, and modules made plain
 * again. Knows bytes and their places, nothing of footers, pages or indexes; never writes a key
 * into a message. Start at {@code FileCipher}.
 */
package io.github.parquetjdbc.reader.crypto;
