package io.github.parquetjdbc.adapter;

import java.util.List;

/**
 * What the scans of one execution did.
 *
 * @param rowGroupsSkipped by whatever means
 * @param rowGroupsSkippedByBloomFilter those of them that only a Bloom filter spared
 * @param rowGroupsSkippedByDictionary those of them that only a dictionary spared
 * @param rowGroupsSkippedByPageIndex those of them that only the bounds of all pages spared
 * @param pagesSkipped data pages that the page index spared in row groups that were read
 * @param checksumMismatches pages that were read although their bytes do not have their checksum
 * @param checksumMismatchPlaces where the first few of them are, for people
 */
public record ScanStatistics(
    long bytesRead,
    int files,
    int rowGroupsRead,
    int rowGroupsSkipped,
    int rowGroupsSkippedByBloomFilter,
    int rowGroupsSkippedByDictionary,
    int rowGroupsSkippedByPageIndex,
    long pagesSkipped,
    long rowsDecoded,
    long checksumMismatches,
    List<String> checksumMismatchPlaces) {

  public ScanStatistics {
    checksumMismatchPlaces = List.copyOf(checksumMismatchPlaces);
  }
}
