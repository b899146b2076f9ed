package io.github.parquetjdbc.driver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import javax.naming.Reference;
import javax.naming.StringRefAddr;
import javax.sql.ConnectionEvent;
import javax.sql.ConnectionEventListener;
import javax.sql.PooledConnection;
import org.junit.jupiter.api.Test;

/** What pools and directories take from the data source. */
class PooledConnectionTest {

  private final FakeDatabase database = new FakeDatabase().counting("q", 1);

  private static ConnectionEventListener listener(List<Object> closed) {
    return new ConnectionEventListener() {
      @Override
      public void connectionClosed(ConnectionEvent event) {
        closed.add(event.getSource());
      }

      @Override
      public void connectionErrorOccurred(ConnectionEvent event) {
        throw new IllegalStateException(event.getSQLException());
      }
    };
  }

  @Test
  void usesFollowEachOtherOverADatabaseThatStaysOpen() throws SQLException {
    ParquetDataSource source = new ParquetDataSource(database.driver());
    source.setLocation("fake");
    PooledConnection pooled = source.getPooledConnection();
    List<Object> closed = new ArrayList<>();
    ConnectionEventListener listener = listener(closed);
    pooled.addConnectionEventListener(listener);

    Connection first = pooled.getConnection();
    first.setAutoCommit(false);
    first.close();
    first.close();
    assertEquals(List.of(pooled), closed);

    Connection second = pooled.getConnection();
    assertTrue(second.getAutoCommit(), "each use begins with fresh settings");
    Connection third = pooled.getConnection();
    assertTrue(second.isClosed(), "a connection has one use at a time");
    assertEquals(1, closed.size(), "of which nobody is told");
    assertTrue(third.createStatement().executeQuery("q").next());
    assertEquals(1, database.opens.get());

    pooled.removeConnectionEventListener(listener);
    third.close();
    assertEquals(1, closed.size());
    assertEquals(0, database.closes.get());
    pooled.close();
    assertEquals(1, database.closes.get());
    assertThrows(SQLException.class, pooled::getConnection);
  }

  @Test
  void directoriesKeepTheDataSourceAsPlainStrings() throws Exception {
    ParquetDataSource source = new ParquetDataSource();
    source.setLocation("mem:");
    source.setTimeZone("Asia/Tokyo");
    source.setTable("t", "a/*.parquet");
    Reference reference = source.getReference();
    reference.add(new StringRefAddr("driverClass", "java.lang.Runtime"));

    ParquetDataSourceFactory factory = new ParquetDataSourceFactory();
    ParquetDataSource again =
        (ParquetDataSource) factory.getObjectInstance(reference, null, null, null);
    assertEquals(source.getUrl(), again.getUrl());
    assertEquals(source.properties(), again.properties());
    assertNull(factory.getObjectInstance(new Reference("x"), null, null, null));
    assertNull(factory.getObjectInstance("jdbc:parquet:mem:", null, null, null));
  }
}
