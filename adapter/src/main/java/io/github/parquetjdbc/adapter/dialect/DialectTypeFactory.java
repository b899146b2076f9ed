package io.github.parquetjdbc.adapter.dialect;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.apache.calcite.sql.type.SqlTypeFactoryImpl;

/** Makes types whose text is UTF-8, without touching settings of the whole JVM. */
public final class DialectTypeFactory extends SqlTypeFactoryImpl {

  public DialectTypeFactory() {
    super(DialectTypeSystem.INSTANCE);
  }

  @Override
  public Charset getDefaultCharset() {
    return StandardCharsets.UTF_8;
  }
}
