package io.github.parquetjdbc.store.http;

import io.github.parquetjdbc.reader.store.StoreAccessException;
import java.net.http.HttpResponse.BodySubscriber;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;
import java.util.concurrent.atomic.AtomicLong;

/** Collects a body, up to so many bytes, and tells that something arrives. */
final class BoundedBody implements BodySubscriber<byte[]> {

  private static final int FIRST = 1 << 13;

  private final String place;
  private final int max;
  private final AtomicLong progress;
  private final CompletableFuture<byte[]> result = new CompletableFuture<>();
  private Flow.Subscription subscription;
  private byte[] bytes;
  private int length;

  /**
   * @param place for messages
   * @param announced bytes that the server says there are, or -1
   * @param progress set to {@link System#nanoTime} whenever something arrives
   */
  BoundedBody(String place, long announced, int max, AtomicLong progress) {
    this.place = place;
    this.max = max;
    this.progress = progress;
    // What was asked for is what its reader has room for, and more than that is refused.
    bytes = new byte[(int) Math.max(0, Math.min(announced, max))];
  }

  @Override
  public CompletionStage<byte[]> getBody() {
    return result;
  }

  @Override
  public void onSubscribe(Flow.Subscription newSubscription) {
    subscription = newSubscription;
    subscription.request(Long.MAX_VALUE);
  }

  @Override
  public void onNext(List<ByteBuffer> buffers) {
    progress.set(System.nanoTime());
    for (ByteBuffer buffer : buffers) {
      int count = buffer.remaining();
      if (count > max - length) {
        subscription.cancel();
        result.completeExceptionally(
            new StoreAccessException(
                StoreAccessException.Kind.PROTOCOL,
                place
                    + ": more than the "
                    + max
                    + " bytes came that were asked for; perhaps the server gives no parts of files",
                null));
        return;
      }
      if (length + count > bytes.length) {
        long doubled = Math.max(FIRST, 2L * bytes.length);
        bytes = Arrays.copyOf(bytes, (int) Math.max(length + count, Math.min(max, doubled)));
      }
      buffer.get(bytes, length, count);
      length += count;
    }
  }

  @Override
  public void onError(Throwable error) {
    result.completeExceptionally(error);
  }

  @Override
  public void onComplete() {
    result.complete(length == bytes.length ? bytes : Arrays.copyOf(bytes, length));
  }
}
