package io.github.parquetjdbc.store.http;

import java.io.IOException;
import java.util.Map;

/** Says who asks. Called for each attempt, as credentials and signatures may expire. */
public interface Signer {

  /** Nobody. */
  Signer NONE = request -> Map.of();

  /**
   * Headers to be added to a request.
   *
   * @throws IOException where there are no credentials
   */
  Map<String, String> headers(Request request) throws IOException;
}
