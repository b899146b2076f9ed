package io.github.parquetjdbc.adapter.table;

import java.util.List;
import java.util.regex.Pattern;

/** Names that writers give to the parts of one table. */
final class PartFiles {

  /** Spark and Hadoop ({@code part-00000}), Dask ({@code part.0}). */
  private static final Pattern PART = Pattern.compile("part[-._].*", Pattern.CASE_INSENSITIVE);

  /** DuckDB; Hive, whose files have no extension. */
  private static final Pattern WRITER =
      Pattern.compile("data_[0-9]+|[0-9]{6}_[0-9]+(_copy_[0-9]+)?");

  private static final Pattern UUID =
      Pattern.compile(
          "\\p{XDigit}{8}-\\p{XDigit}{4}-\\p{XDigit}{4}-\\p{XDigit}{4}-\\p{XDigit}{12}");

  private static final Pattern NUMBER = Pattern.compile("[0-9]+");

  private PartFiles() {}

  /** Whether several names are certainly one writer's. */
  static boolean areParts(List<String> fileNames) {
    return fileNames.size() > 1
        && (fileNames.stream().allMatch(name -> PART.matcher(name).matches())
            || fileNames.stream().allMatch(PartFiles::isWriters));
  }

  /** Whether a name without an extension is one that a writer gives to data. */
  static boolean isWriters(String fileName) {
    return WRITER.matcher(TableNaming.stem(fileName)).matches();
  }

  /** Whether several names differ in their numbers only. */
  static boolean areNumbered(List<String> fileNames) {
    List<String> stems = fileNames.stream().map(TableNaming::stem).distinct().toList();
    return stems.size() > 1
        && stems.size() == fileNames.size()
        && stems.stream().map(PartFiles::withoutNumbers).distinct().count() == 1;
  }

  private static String withoutNumbers(String stem) {
    return NUMBER.matcher(UUID.matcher(stem).replaceAll("#")).replaceAll("#");
  }
}
