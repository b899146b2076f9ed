/**
 * Files of web servers, and what other stores over HTTP are made of: {@link
 * io.github.parquetjdbc.store.http.HttpTransport} sends requests, again where that may help, and
 * {@link io.github.parquetjdbc.store.http.RemoteFile} reads ranges of one version of a file. Knows
 * nothing of Parquet.
 */
package io.github.parquetjdbc.store.http;
