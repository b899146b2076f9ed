package io.github.parquetjdbc.adapter.table;

import java.util.List;

/**
 * What a location holds at one moment. Two listings are equal when no file has come, gone or
 * changed between them.
 *
 * @param root the folder that the location is, or {@code null} where it is none
 * @param tables that are given whatever the folder holds: of a file, a glob, or defined outright
 * @param skipped what is no table, and why
 */
public record Listing(ListedFolder root, List<TableFiles> tables, List<SkippedFile> skipped) {
  public Listing {
    tables = List.copyOf(tables);
    skipped = List.copyOf(skipped);
  }
}
