package io.github.parquetjdbc.engine.run;

/** Work that nobody waits for. */
public final class BackgroundThread {

  private BackgroundThread() {}

  /** Starts it on a daemon thread that keeps no one's class loader and gives way to others. */
  public static void start(String name, Runnable work) {
    Thread thread = new Thread(null, work, name, 0, false);
    thread.setDaemon(true);
    thread.setPriority(Thread.MIN_PRIORITY);
    thread.setContextClassLoader(null);
    thread.start();
  }
}
