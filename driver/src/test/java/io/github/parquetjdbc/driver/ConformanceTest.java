package io.github.parquetjdbc.driver;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.parquetjdbc.adapter.TableColumn;
import io.github.parquetjdbc.driver.accessor.TestVectors;
import io.github.parquetjdbc.engine.run.BatchCursor;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.ListVector;
import io.github.parquetjdbc.vector.StructVector;
import io.github.parquetjdbc.vector.Vector;
import java.io.IOException;
import java.io.PrintWriter;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Array;
import java.sql.Blob;
import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.Driver;
import java.sql.NClob;
import java.sql.ParameterMetaData;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Statement;
import java.sql.Struct;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Calendar;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.concurrent.Executor;
import java.util.stream.Collectors;
import javax.sql.ConnectionPoolDataSource;
import javax.sql.DataSource;
import javax.sql.PooledConnection;
import org.junit.jupiter.api.Test;

/**
 * Every method of every interface in every state, against the table in {@code
 * conformance/methods.txt}: what it answers, or the SQLSTATE of its SQLException. Anything else
 * that a method throws is a fault of the driver's and stands in the table as no outcome.
 *
 * <p>Each method is called twice on an object of its own: with arguments that make sense, and with
 * zeros and nulls. The system property {@code conformance.record} names a file to write the table
 * as it is to, for review.
 */
class ConformanceTest {

  /** Makes an object of a state, with what it needs. */
  private interface State {
    Object open(Connection connection) throws Exception;
  }

  private static final String TABLE = "/conformance/methods.txt";

  private final FakeDatabase database =
      new FakeDatabase()
          .table("default", "t", new TableColumn("a", DataType.INTEGER, true))
          .counting("q", 2)
          .query(
              "p",
              List.of(FakeDatabase.column("n", DataType.INTEGER)),
              List.of(DataType.INTEGER),
              (context, max) -> once(TestVectors.flat(DataType.INTEGER, 1)))
          .query(
              "nested",
              List.of(
                  FakeDatabase.column("l", DataType.list(DataType.INTEGER, true)),
                  FakeDatabase.column("s", struct()),
                  FakeDatabase.column("b", DataType.VARBINARY),
                  FakeDatabase.column("c", DataType.VARCHAR)),
              List.of(),
              (context, max) -> nested());

  private static DataType struct() {
    return DataType.struct(List.of(new DataType.Field("x", DataType.INTEGER, true)));
  }

  private static BatchCursor nested() {
    Vector values = TestVectors.flat(DataType.INTEGER, 7, null);
    return once(
        new ListVector(DataType.list(DataType.INTEGER, true), new int[] {0, 2}, values, 1, null),
        new StructVector(struct(), List.of(TestVectors.flat(DataType.INTEGER, 7)), 1, null),
        TestVectors.flat(DataType.VARBINARY, (Object) new byte[] {1, 2}),
        TestVectors.flat(DataType.VARCHAR, (Object) "text".getBytes(StandardCharsets.UTF_8)));
  }

  private static BatchCursor once(Vector... columns) {
    return new BatchCursor() {
      private boolean given;

      @Override
      public Batch next() {
        Batch batch = given ? null : Batch.of(1, columns);
        given = true;
        return batch;
      }

      @Override
      public void close() {
        given = true;
      }
    };
  }

  private static ResultSet rows(Connection connection) throws SQLException {
    return connection.createStatement().executeQuery("q");
  }

  private static ResultSet onNested(Connection connection) throws SQLException {
    ResultSet result = connection.createStatement().executeQuery("nested");
    result.next();
    return result;
  }

  private Map<Class<?>, Map<String, State>> states() {
    Map<Class<?>, Map<String, State>> states = new TreeMap<>(this::compareNames);
    states.put(Driver.class, Map.of("open", c -> database.driver()));
    states.put(DataSource.class, Map.of("open", c -> dataSource()));
    states.put(ConnectionPoolDataSource.class, Map.of("open", c -> dataSource()));
    states.put(
        PooledConnection.class,
        Map.of("open", c -> dataSource().getPooledConnection(), "closed", c -> closedPooled()));
    states.put(Connection.class, Map.of("open", c -> c, "closed", ConformanceTest::closed));
    states.put(
        DatabaseMetaData.class,
        Map.of("open", Connection::getMetaData, "closed", ConformanceTest::closedMetaData));
    states.put(
        Statement.class,
        Map.of(
            "open", Connection::createStatement,
            "with a result", c -> rows(c).getStatement(),
            "closed", ConformanceTest::closedStatement));
    states.put(
        PreparedStatement.class,
        Map.of(
            "open", c -> c.prepareStatement("p"),
            "parameters set", ConformanceTest::set,
            "closed", c -> closeStatement(c.prepareStatement("p"))));
    states.put(
        ParameterMetaData.class,
        Map.of("open", c -> c.prepareStatement("p").getParameterMetaData()));
    states.put(
        ResultSet.class,
        Map.of(
            "before a row",
            ConformanceTest::rows,
            "on a row",
            c -> moved(c, 1),
            "after the last",
            c -> moved(c, 3),
            "closed",
            ConformanceTest::closedResult));
    states.put(ResultSetMetaData.class, Map.of("open", c -> rows(c).getMetaData()));
    states.put(
        Array.class, Map.of("open", c -> onNested(c).getArray(1), "closed", this::freedArray));
    states.put(Struct.class, Map.of("open", c -> onNested(c).getObject(2, Struct.class)));
    states.put(Blob.class, Map.of("open", c -> onNested(c).getBlob(3), "closed", this::freedBlob));
    states.put(
        NClob.class, Map.of("open", c -> onNested(c).getNClob(4), "closed", this::freedClob));
    return states;
  }

  private int compareNames(Class<?> left, Class<?> right) {
    return left.getName().compareTo(right.getName());
  }

  private ParquetDataSource dataSource() {
    ParquetDataSource source = new ParquetDataSource(database.driver());
    source.setLocation("fake");
    return source;
  }

  private static Object closed(Connection connection) throws SQLException {
    connection.close();
    return connection;
  }

  private Object closedPooled() throws SQLException {
    PooledConnection pooled = dataSource().getPooledConnection();
    pooled.close();
    return pooled;
  }

  private static Object closedMetaData(Connection connection) throws SQLException {
    DatabaseMetaData metaData = connection.getMetaData();
    connection.close();
    return metaData;
  }

  private static Object closedStatement(Connection connection) throws SQLException {
    return closeStatement(connection.createStatement());
  }

  private static Object closeStatement(Statement statement) throws SQLException {
    statement.close();
    return statement;
  }

  private static Object set(Connection connection) throws SQLException {
    PreparedStatement statement = connection.prepareStatement("p");
    statement.setInt(1, 1);
    return statement;
  }

  private static ResultSet moved(Connection connection, int rows) throws SQLException {
    ResultSet result = rows(connection);
    for (int i = 0; i < rows; i++) {
      result.next();
    }
    return result;
  }

  private static Object closedResult(Connection connection) throws SQLException {
    ResultSet result = moved(connection, 1);
    result.close();
    return result;
  }

  private Object freedArray(Connection connection) throws SQLException {
    Array array = onNested(connection).getArray(1);
    array.free();
    return array;
  }

  private Object freedBlob(Connection connection) throws SQLException {
    Blob blob = onNested(connection).getBlob(3);
    blob.free();
    return blob;
  }

  private Object freedClob(Connection connection) throws SQLException {
    NClob clob = onNested(connection).getNClob(4);
    clob.free();
    return clob;
  }

  /** What a method is called with that means to succeed. */
  private static Object sensible(Method method, int index) {
    Class<?> type = method.getParameterTypes()[index];
    String name = method.getName();
    if (type == String.class) {
      return switch (name) {
        case "connect", "acceptsURL", "getPropertyInfo" -> "jdbc:parquet:fake";
        case "prepareStatement", "prepareCall", "nativeSQL" -> "p";
        case "setSchema" -> "default";
        case "createArrayOf" -> "INTEGER";
        case "enquoteLiteral", "enquoteIdentifier", "enquoteNCharLiteral" -> "x";
        case "isSimpleIdentifier" -> "x";
        case "execute", "executeQuery", "executeUpdate", "executeLargeUpdate" -> "q";
        default ->
            method.getDeclaringClass() == ResultSet.class
                ? "n"
                : name.startsWith("set") ? "1" : null;
      };
    }
    if (type == int.class || type == long.class) {
      return number(method, index, type);
    }
    Map<Class<?>, Object> others =
        Map.of(
            Executor.class,
            (Executor) Runnable::run,
            Class.class,
            name.equals("getObject") ? String.class : Object.class,
            Properties.class,
            new Properties(),
            Calendar.class,
            Calendar.getInstance(),
            Object[].class,
            new Object[] {1},
            Object.class,
            "1");
    return others.getOrDefault(type, zero(type));
  }

  private static Object number(Method method, int index, Class<?> type) {
    String name = method.getName();
    int value = 1;
    if (name.equals("createStatement") || name.equals("prepareStatement")) {
      boolean three = method.getParameterCount() - index == 1 && method.getParameterCount() > 2;
      int first = name.equals("createStatement") ? 0 : 1;
      value =
          index == first && method.getParameterCount() > first + 1
              ? ResultSet.TYPE_FORWARD_ONLY
              : index == first + 1
                  ? ResultSet.CONCUR_READ_ONLY
                  : three ? ResultSet.HOLD_CURSORS_OVER_COMMIT : Statement.NO_GENERATED_KEYS;
    } else if (name.startsWith("supportsResultSet") && !name.endsWith("Holdability")) {
      value = index == 0 ? ResultSet.TYPE_FORWARD_ONLY : ResultSet.CONCUR_READ_ONLY;
    } else if (name.equals("setFetchDirection")) {
      value = ResultSet.FETCH_FORWARD;
    } else if (name.equals("setMaxFieldSize")) {
      value = 0;
    }
    return type == int.class ? (Object) value : (Object) (long) value;
  }

  private static Object zero(Class<?> type) {
    if (!type.isPrimitive()) {
      return null;
    }
    Object array = java.lang.reflect.Array.newInstance(type, 1);
    return java.lang.reflect.Array.get(array, 0);
  }

  private static Object[] arguments(Method method, boolean sensible) {
    Object[] arguments = new Object[method.getParameterCount()];
    for (int i = 0; i < arguments.length; i++) {
      arguments[i] = sensible ? sensible(method, i) : zero(method.getParameterTypes()[i]);
    }
    return arguments;
  }

  private String outcome(State state, Method method, boolean sensible) throws Exception {
    try (Connection connection = database.connect()) {
      Object target = state.open(connection);
      Object answer = method.invoke(target, arguments(method, sensible));
      return shown(method, answer);
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof SQLException error) {
        boolean jdksOwn = method.isDefault() && error.getSQLState() == null;
        return jdksOwn ? "refused by the JDK" : error.getSQLState();
      }
      // Some defaults of the JDK's own say in their Javadoc that null is a NullPointerException.
      boolean jdksOwn = method.isDefault() && e.getCause() instanceof NullPointerException;
      return (jdksOwn ? "the JDK's " : "FAULT ") + e.getCause().getClass().getSimpleName();
    }
  }

  private static String shown(Method method, Object answer) {
    if (method.getReturnType() == void.class) {
      return "done";
    }
    if (answer == null) {
      return "null";
    }
    boolean plain =
        answer instanceof Boolean || answer instanceof Number || answer instanceof Enum<?>;
    return plain ? answer.toString() : "answers";
  }

  private static String signature(Method method) {
    return method.getName()
        + Arrays.stream(method.getParameterTypes())
            .map(Class::getSimpleName)
            .collect(Collectors.joining(",", "(", ")"));
  }

  /** Those of JDBC 4.3: later JDKs have more, which drivers of 4.3 do not know. */
  private static List<Method> methods(Class<?> type) throws IOException {
    boolean later = Runtime.version().feature() > 17;
    String table = later ? table() : "";
    return Arrays.stream(type.getMethods())
        .filter(method -> !Modifier.isStatic(method.getModifiers()))
        .filter(method -> !later || table.contains("\n" + signature(method) + " = "))
        .sorted((a, b) -> signature(a).compareTo(signature(b)))
        .toList();
  }

  private Collection<String> actual() throws Exception {
    List<String> lines = new ArrayList<>();
    for (Map.Entry<Class<?>, Map<String, State>> type : states().entrySet()) {
      for (Map.Entry<String, State> state : new TreeMap<>(type.getValue()).entrySet()) {
        lines.add("");
        lines.add("# " + type.getKey().getSimpleName() + ", " + state.getKey());
        for (Method method : methods(type.getKey())) {
          String good = outcome(state.getValue(), method, true);
          String line = signature(method) + " = " + good;
          String odd =
              method.getParameterCount() == 0 ? good : outcome(state.getValue(), method, false);
          lines.add(odd.equals(good) ? line : line + " | " + odd);
        }
      }
    }
    return lines;
  }

  @Test
  void everyMethodInEveryStateDoesWhatTheTableSays() throws Exception {
    String actual = String.join("\n", actual()).strip() + "\n";
    String record = System.getProperty("conformance.record");
    if (record != null) {
      try (PrintWriter out =
          new PrintWriter(Files.newBufferedWriter(Path.of(record), StandardCharsets.UTF_8))) {
        out.print(actual);
      }
    }
    assertEquals(table(), actual);
  }

  private static String table() throws IOException {
    try (var stream = ConformanceTest.class.getResourceAsStream(TABLE)) {
      return stream == null ? "" : new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
