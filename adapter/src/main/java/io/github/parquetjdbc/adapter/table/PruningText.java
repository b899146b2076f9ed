package io.github.parquetjdbc.adapter.table;

import io.github.parquetjdbc.reader.prune.ScanFilter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;

/** Pruning conditions for people. */
final class PruningText {

  private PruningText() {}

  static String of(ScanFilter filter) {
    if (filter instanceof ScanFilter.And and) {
      return joined(and.operands(), " and ");
    }
    if (filter instanceof ScanFilter.Or or) {
      return joined(or.operands(), " or ");
    }
    if (filter instanceof ScanFilter.Comparison comparison) {
      return comparison.column() + symbol(comparison.operator()) + literal(comparison.literal());
    }
    if (filter instanceof ScanFilter.In in) {
      return in.column()
          + in.literals().stream()
              .map(PruningText::literal)
              .collect(Collectors.joining(", ", " in (", ")"));
    }
    return filter instanceof ScanFilter.IsNull isNull
        ? isNull.column() + " is null"
        : ((ScanFilter.IsNotNull) filter).column() + " is not null";
  }

  private static String joined(List<ScanFilter> operands, String word) {
    return operands.stream().map(PruningText::of).collect(Collectors.joining(word, "(", ")"));
  }

  private static String symbol(ScanFilter.Operator operator) {
    return switch (operator) {
      case EQUAL -> " = ";
      case NOT_EQUAL -> " <> ";
      case LESS -> " < ";
      case LESS_OR_EQUAL -> " <= ";
      case GREATER -> " > ";
      case GREATER_OR_EQUAL -> " >= ";
    };
  }

  private static String literal(Object value) {
    return value instanceof byte[] bytes
        ? "'" + new String(bytes, StandardCharsets.UTF_8) + "'"
        : String.valueOf(value);
  }
}
