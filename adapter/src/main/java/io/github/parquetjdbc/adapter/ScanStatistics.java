package io.github.parquetjdbc.adapter;

/** What the scans of one execution did. */
public record ScanStatistics(
    long bytesRead, int files, int rowGroupsRead, int rowGroupsSkipped, long rowsDecoded) {}
