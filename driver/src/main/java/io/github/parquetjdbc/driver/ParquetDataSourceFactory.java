package io.github.parquetjdbc.driver;

import java.sql.SQLException;
import java.util.Collections;
import java.util.Hashtable;
import javax.naming.Context;
import javax.naming.Name;
import javax.naming.RefAddr;
import javax.naming.Reference;
import javax.naming.StringRefAddr;
import javax.naming.spi.ObjectFactory;

/**
 * Makes data sources of what directories keep of them: the URL and options, as plain strings. Names
 * of other things are ignored; none of them can name anything to load.
 */
public final class ParquetDataSourceFactory implements ObjectFactory {

  static final String URL = "url";

  /** What directories keep. */
  static Reference reference(ParquetDataSource source) {
    Reference reference =
        new Reference(
            ParquetDataSource.class.getName(), ParquetDataSourceFactory.class.getName(), null);
    reference.add(new StringRefAddr(URL, source.getUrl()));
    source.properties().forEach((name, value) -> reference.add(new StringRefAddr(name, value)));
    return reference;
  }

  /** {@code null} where the object is no reference to a data source of this driver. */
  @Override
  public Object getObjectInstance(
      Object object, Name name, Context context, Hashtable<?, ?> environment) throws SQLException {
    if (!(object instanceof Reference reference)
        || !ParquetDataSource.class.getName().equals(reference.getClassName())) {
      return null;
    }
    ParquetDataSource source = new ParquetDataSource();
    for (RefAddr address : Collections.list(reference.getAll())) {
      if (address instanceof StringRefAddr && address.getContent() instanceof String value) {
        if (URL.equals(address.getType())) {
          source.setUrl(value);
        } else if (JdbcUrl.isOption(address.getType())) {
          source.setProperty(address.getType(), value);
        }
      }
    }
    return source;
  }
}
