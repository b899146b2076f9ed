package io.github.parquetjdbc.store.s3;

import java.net.InetAddress;
import java.net.URI;
import org.gaul.s3proxy.AuthenticationType;
import org.gaul.s3proxy.S3Proxy;
import org.jclouds.ContextBuilder;
import org.jclouds.blobstore.BlobStore;
import org.jclouds.blobstore.BlobStoreContext;

/** A store that speaks S3 and checks signatures, with its objects in memory. */
final class S3Server implements AutoCloseable {

  static final String ACCESS_KEY = "tester";
  static final String SECRET_KEY = "s3cr3t/with+signs=";

  private final BlobStoreContext context;
  private final S3Proxy proxy;

  S3Server() throws Exception {
    context =
        ContextBuilder.newBuilder("transient")
            .credentials("identity", "credential")
            .build(BlobStoreContext.class);
    proxy =
        S3Proxy.builder()
            .blobStore(context.getBlobStore())
            .endpoint(
                URI.create("http://" + InetAddress.getLoopbackAddress().getHostAddress() + ":0"))
            .awsAuthentication(AuthenticationType.AWS_V4, ACCESS_KEY, SECRET_KEY)
            .build();
    proxy.start();
    while (!proxy.getState().equals("STARTED")) {
      Thread.sleep(5);
    }
  }

  String endpoint() {
    return "http://127.0.0.1:" + proxy.getPort();
  }

  void bucket(String name) {
    context.getBlobStore().createContainerInLocation(null, name);
  }

  void put(String bucket, String key, byte[] content) {
    BlobStore store = context.getBlobStore();
    store.putBlob(bucket, store.blobBuilder(key).payload(content).build());
  }

  @Override
  public void close() {
    try {
      proxy.stop();
    } catch (Exception e) {
      throw new IllegalStateException(e);
    } finally {
      context.close();
    }
  }
}
