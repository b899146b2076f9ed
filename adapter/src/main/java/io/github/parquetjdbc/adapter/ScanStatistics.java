package io.github.parquetjdbc.adapter;

/**
 * What the scans of one execution did.
 *
 * @param rowGroupsSkipped by whatever means
 * @param rowGroupsSkippedByBloomFilter those of them that only a Bloom filter spared
 * @param checksumMismatches pages that were read although their bytes do not have their checksum
 */
public record ScanStatistics(
    long bytesRead,
    int files,
    int rowGroupsRead,
    int rowGroupsSkipped,
    int rowGroupsSkippedByBloomFilter,
    long rowsDecoded,
    long checksumMismatches) {}
