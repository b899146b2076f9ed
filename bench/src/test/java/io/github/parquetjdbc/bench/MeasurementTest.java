package io.github.parquetjdbc.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class MeasurementTest {

  @Test
  void theRatioIsTheMedianOfPairsAndNotTheRatioOfMedians() {
    Measurement result =
        new Measurement(
            new Query("q", ""),
            1,
            List.of(run(10), run(20), run(90)),
            List.of(run(20), run(10), run(100)));
    assertEquals(0.9, result.ratio(), 1e-12);
    assertEquals(20e-6, result.ourMillis(), 1e-12);
    assertEquals(120.0 / 130.0, result.cpuRatio(), 1e-12);
  }

  private static Run run(long nanos) {
    return new Run(nanos, nanos, 1, 1);
  }
}
