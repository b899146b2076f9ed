package io.github.parquetjdbc.driver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.parquetjdbc.adapter.TableColumn;
import io.github.parquetjdbc.vector.DataType;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.ParameterMetaData;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/**
 * Every method of every interface, called with zeros and nulls: open objects answer or throw
 * SQLException and nothing else; closed ones throw SQLException, but for what JDBC exempts.
 */
class ClosedObjectsTest {

  /** Harmless on closed objects, by JDBC or because they hold nothing that was closed. */
  private static final Set<String> EXEMPT =
      Set.of(
          "close",
          "isClosed",
          "abort",
          "isValid",
          "unwrap",
          "isWrapperFor",
          "beginRequest",
          "endRequest",
          "enquoteLiteral",
          "enquoteIdentifier",
          "enquoteNCharLiteral",
          "isSimpleIdentifier");

  private final FakeDatabase database =
      new FakeDatabase()
          .table("default", "t", new TableColumn("a", DataType.INTEGER, true))
          .counting("q", 5);

  private static Object defaultOf(Class<?> type) {
    if (type == boolean.class) {
      return false;
    }
    if (type == byte.class) {
      return (byte) 0;
    }
    if (type == short.class) {
      return (short) 0;
    }
    if (type == int.class) {
      return 0;
    }
    if (type == long.class) {
      return 0L;
    }
    if (type == float.class) {
      return 0f;
    }
    return type == double.class ? 0d : null;
  }

  /** The names of methods that answered; anything but an answer and an SQLException fails. */
  private static Set<String> answering(Class<?> type, Object target, UnaryOperator<String> skip)
      throws IllegalAccessException {
    Set<String> answered = new TreeSet<>();
    for (Method method : type.getMethods()) {
      if (Modifier.isStatic(method.getModifiers())
          || method.getDeclaringClass() == Object.class
          || skip.apply(method.getName()) == null) {
        continue;
      }
      Object[] arguments = new Object[method.getParameterCount()];
      for (int i = 0; i < arguments.length; i++) {
        arguments[i] = defaultOf(method.getParameterTypes()[i]);
      }
      try {
        method.invoke(target, arguments);
        answered.add(method.getName());
      } catch (InvocationTargetException e) {
        assertTrue(e.getCause() instanceof SQLException, method + " threw " + e.getCause());
        SQLException error = (SQLException) e.getCause();
        assertTrue(error.getMessage() != null, method.toString());
        boolean jdksOwn = method.isDefault() && error.getSQLState() == null;
        assertTrue(jdksOwn || error.getSQLState().length() == 5, method.toString());
      }
    }
    return answered;
  }

  private static String allButClosing(String name) {
    boolean jdksOwn = name.startsWith("enquote") || name.equals("isSimpleIdentifier");
    return name.equals("close") || name.equals("abort") || jdksOwn ? null : name;
  }

  private static String allButExempt(String name) {
    return EXEMPT.contains(name) ? null : name;
  }

  @Test
  void openObjectsThrowNothingButSqlExceptions() throws Exception {
    try (Connection connection = database.connect();
        Statement statement = connection.createStatement();
        PreparedStatement prepared = connection.prepareStatement("q");
        ResultSet result = connection.createStatement().executeQuery("q")) {
      answering(ResultSet.class, result, ClosedObjectsTest::allButClosing);
      result.next();
      answering(ResultSet.class, result, ClosedObjectsTest::allButClosing);
      answering(ResultSetMetaData.class, result.getMetaData(), ClosedObjectsTest::allButClosing);
      answering(
          ParameterMetaData.class,
          prepared.getParameterMetaData(),
          ClosedObjectsTest::allButClosing);
      answering(Statement.class, statement, ClosedObjectsTest::allButClosing);
      answering(PreparedStatement.class, prepared, ClosedObjectsTest::allButClosing);
      answering(DatabaseMetaData.class, connection.getMetaData(), ClosedObjectsTest::allButClosing);
      answering(Connection.class, connection, ClosedObjectsTest::allButClosing);
    }
  }

  @Test
  void closedObjectsThrowSqlExceptions() throws Exception {
    Connection connection = database.connect();
    Statement statement = connection.createStatement();
    PreparedStatement prepared = connection.prepareStatement("q");
    ResultSet result = connection.createStatement().executeQuery("q");
    result.next();
    DatabaseMetaData metaData = connection.getMetaData();
    connection.close();
    connection.close();
    assertTrue(result.isClosed() && statement.isClosed() && prepared.isClosed());
    UnaryOperator<String> exempt = ClosedObjectsTest::allButExempt;
    assertEquals(Set.of(), answering(ResultSet.class, result, exempt));
    assertEquals(Set.of(), answering(Statement.class, statement, exempt));
    assertEquals(Set.of(), answering(PreparedStatement.class, prepared, exempt));
    Set<String> connectionAnswers = answering(Connection.class, connection, exempt);
    assertEquals(Set.of(), connectionAnswers);
    for (String name : answering(DatabaseMetaData.class, metaData, exempt)) {
      assertTrue(
          List.of("getTables", "getColumns", "getSchemas", "getTypeInfo", "getCatalogs").stream()
              .noneMatch(name::equals),
          name);
    }
  }
}
