/**
 * Files over a network with a given latency and bandwidth, beside the same files on disk. Start at
 * {@link io.github.parquetjdbc.bench.remote.RemoteScans}.
 */
package io.github.parquetjdbc.bench.remote;
