package io.github.parquetjdbc.vector;

/** Tells long work that nobody waits for it any more. */
@FunctionalInterface
public interface StopSignal {

  /** Never stops. */
  StopSignal NEVER = () -> false;

  /** True once the work is to end as soon as it can. Cheap; asked from any thread. */
  boolean stopped();
}
