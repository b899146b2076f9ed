package io.github.parquetjdbc.engine.window;

import io.github.parquetjdbc.engine.plan.SortKey;
import io.github.parquetjdbc.engine.plan.WindowFrame;
import io.github.parquetjdbc.engine.plan.WindowFrame.Bound;
import io.github.parquetjdbc.engine.plan.WindowFrame.Exclusion;
import io.github.parquetjdbc.engine.plan.WindowFrame.Unit;

/**
 * The frame of each row of a span: rows {@code start} up to {@code end}, without those from {@code
 * holeStart} up to {@code holeEnd}, among which the row itself may be kept.
 */
final class FrameBounds {

  private final Span span;
  private final WindowFrame frame;
  private final int[] starts;
  private final int[] ends;

  private FrameBounds(Span span, WindowFrame frame, int[] starts, int[] ends) {
    this.span = span;
    this.frame = frame;
    this.starts = starts;
    this.ends = ends;
  }

  /**
   * @param key the order's only key; used by RANGE with offsets alone
   */
  static FrameBounds of(Span span, WindowFrame frame, SortKey key) {
    int[] starts = new BoundPositions(span, frame.unit(), frame.start(), key).starts();
    int[] ends = new BoundPositions(span, frame.unit(), frame.end(), key).ends();
    for (int i = 0; i < starts.length; i++) {
      ends[i] = Math.max(starts[i], ends[i]);
    }
    return new FrameBounds(span, frame, starts, ends);
  }

  int start(int i) {
    return starts[i];
  }

  int end(int i) {
    return ends[i];
  }

  boolean excludes() {
    return frame.exclusion() != Exclusion.NO_OTHERS;
  }

  int holeStart(int i) {
    int start =
        switch (frame.exclusion()) {
          case NO_OTHERS -> ends[i];
          case CURRENT_ROW -> i;
          case GROUP, TIES -> span.peerStart(i);
        };
    return Math.max(starts[i], Math.min(ends[i], start));
  }

  int holeEnd(int i) {
    int end =
        switch (frame.exclusion()) {
          case NO_OTHERS -> ends[i];
          case CURRENT_ROW -> i + 1;
          case GROUP, TIES -> span.peerEnd(i);
        };
    return Math.max(holeStart(i), Math.min(ends[i], end));
  }

  /** Whether the row itself, within the hole, is in the frame nevertheless. */
  boolean keepsRow(int i) {
    return frame.exclusion() == Exclusion.TIES && i >= starts[i] && i < ends[i];
  }

  static boolean reachesByKey(Unit unit, Bound bound) {
    return unit == Unit.RANGE && bound.column() >= 0;
  }
}
