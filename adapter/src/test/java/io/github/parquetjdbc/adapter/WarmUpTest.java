package io.github.parquetjdbc.adapter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What is done in the background after the first connection. */
@Timeout(60)
class WarmUpTest {

  private static long threads() {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> thread.getName().equals("parquet-jdbc-warm-up"))
        .count();
  }

  private static void awaitThreads(long count) {
    while (threads() != count) {
      LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(1));
    }
  }

  @Test
  void allItsStatementsArePlannedAndRun() {
    new WarmUp(new Activity()).run();
  }

  @Test
  void itWaitsWhileClientsAreAtWorkAndLeavesNoThread() throws IOException {
    Activity activity = new Activity();
    activity.enter();
    WarmUp.start(activity);
    awaitThreads(1);
    activity.leave();
    awaitThreads(0);
    assertFalse(activityOf(1).awaitIdle(0));
    assertTrue(activityOf(0).awaitIdle(0));
  }

  private static Activity activityOf(int calls) {
    Activity activity = new Activity();
    for (int i = 0; i < calls; i++) {
      activity.enter();
    }
    return activity;
  }

  @Test
  void onlyTheFirstDatabaseStartsItAndOnlyIfItIsWanted() throws IOException {
    Databases databases = new Databases();
    try (Database cold = databases.open("mem:", DatabaseOptions.defaults())) {
      assertEquals(0, threads(), cold.location());
    }
    DatabaseOptions warming = DatabaseOptions.defaults().withWarmUp();
    try (Database first = databases.open("mem:", warming)) {
      awaitThreads(1);
      awaitThreads(0);
      try (Database second = databases.open("mem:", warming)) {
        assertEquals(0, threads(), first.location() + second.location());
      }
    }
  }
}
