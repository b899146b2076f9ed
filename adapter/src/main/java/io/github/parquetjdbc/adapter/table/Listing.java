package io.github.parquetjdbc.adapter.table;

import java.util.List;

/**
 * The tables of a location at one moment. Two listings are equal when no file has come, gone or
 * changed between them.
 *
 * @param tables by name
 * @param skipped what is no table, and why
 */
public record Listing(List<TableFiles> tables, List<SkippedFile> skipped) {
  public Listing {
    tables = List.copyOf(tables);
    skipped = List.copyOf(skipped);
  }
}
