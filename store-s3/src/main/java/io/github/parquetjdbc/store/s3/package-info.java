/**
 * Buckets of Amazon S3, and of other stores that speak its protocol, as folders: {@link
 * io.github.parquetjdbc.store.s3.S3Store} lists and reads, {@link
 * io.github.parquetjdbc.store.s3.CredentialsChain} finds out who asks, {@link
 * io.github.parquetjdbc.store.s3.SignatureV4} says so.
 */
package io.github.parquetjdbc.store.s3;
