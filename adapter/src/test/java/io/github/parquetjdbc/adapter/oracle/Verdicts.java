package io.github.parquetjdbc.adapter.oracle;

import io.github.parquetjdbc.adapter.SqlException;
import io.github.parquetjdbc.engine.context.QueryError;
import io.github.parquetjdbc.engine.context.QueryException;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What came of comparing answers. An answer is wrong when it differs from every oracle that
 * answers: where oracles differ among themselves, the dialect leaves the choice.
 */
final class Verdicts {

  private static final int SHOWN = 10;

  private final List<String> failures = new ArrayList<>();
  private final List<String> refusals = new ArrayList<>();
  private final Map<String, Integer> answersByOracle = new TreeMap<>();
  private int compared;
  private int disputed;

  /** We gave no answer: right if we say that we cannot, or if the others cannot either. */
  void failed(
      String place,
      RuntimeException failure,
      List<? extends Oracle> oracles,
      RandomQueries.Query query) {
    if (isRefusal(failure)) {
      refusals.add(place + "\n    " + failure);
      return;
    }
    for (Oracle oracle : oracles) {
      try {
        oracle.query(query.sql());
        failures.add(place + "\n    failed: " + failure + ", but not in " + oracle.name());
        return;
      } catch (SQLException e) {
        disputed++;
      }
    }
  }

  private static boolean isRefusal(RuntimeException failure) {
    return failure instanceof SqlException sql
        ? sql.kind() == SqlException.Kind.UNSUPPORTED
        : ((QueryException) failure).error() == QueryError.UNSUPPORTED;
  }

  void compared(
      String place,
      RandomQueries.Query query,
      List<List<Object>> ours,
      List<? extends Oracle> oracles) {
    List<String> differences = new ArrayList<>();
    int answers = 0;
    for (Oracle oracle : oracles) {
      try {
        List<List<Object>> theirs = oracle.query(query.sql());
        answers++;
        answersByOracle.merge(oracle.name(), 1, Integer::sum);
        String difference = Rows.difference(ours, theirs, query.ordered());
        if (difference != null) {
          differences.add("ours and " + oracle.name() + "'s: " + difference);
        }
      } catch (SQLException e) {
        disputed++;
      }
    }
    compared += answers > 0 ? 1 : 0;
    if (answers > 0 && differences.size() == answers) {
      failures.add(place + "\n    " + String.join("\n    ", differences));
    } else {
      disputed += differences.size();
    }
  }

  /** Queries that an oracle has answered. */
  int answers(String oracle) {
    return answersByOracle.getOrDefault(oracle, 0);
  }

  List<String> failures() {
    return failures;
  }

  int compared() {
    return compared;
  }

  int refused() {
    return refusals.size();
  }

  String report() {
    List<String> shown = failures.isEmpty() ? refusals : failures;
    return compared
        + " compared, "
        + refusals.size()
        + " refused, "
        + disputed
        + " disputed, "
        + failures.size()
        + " wrong, answers: "
        + answersByOracle
        + "\n"
        + String.join("\n", shown.subList(0, Math.min(SHOWN, shown.size())));
  }
}
