package io.github.parquetjdbc.driver.accessor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.parquetjdbc.vector.DataType;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class ObjectGettersTest {

  private static final ZoneId SESSION = ZoneId.of("+02:00");

  @Test
  void objectsByClassAreThoseOfTheGetters() throws SQLException {
    Accessor accessor = Accessors.of(List.of(DataType.VARCHAR), TestVectors.shownIn(SESSION))[0];
    accessor.bind(TestVectors.flat(DataType.VARCHAR, (Object) utf8("7")));
    assertEquals(7, ObjectGetters.get(accessor, 0, Integer.class));
    assertEquals(BigInteger.valueOf(7), ObjectGetters.get(accessor, 0, BigInteger.class));
    assertEquals((byte) 7, ObjectGetters.get(accessor, 0, Byte.class));
    assertEquals("7", ObjectGetters.get(accessor, 0, CharSequence.class));
    assertEquals("7", ObjectGetters.get(accessor, 0, Object.class));
    accessor.bind(TestVectors.flat(DataType.VARCHAR, (Object) utf8("2024-02-29")));
    assertEquals(LocalDate.of(2024, 2, 29), ObjectGetters.get(accessor, 0, LocalDate.class));
    assertEquals(
        OffsetDateTime.parse("2024-02-29T00:00+02:00"),
        ObjectGetters.get(accessor, 0, OffsetDateTime.class));
    SQLException refused =
        assertThrows(SQLException.class, () -> ObjectGetters.get(accessor, 0, StringBuilder.class));
    assertEquals("07006", refused.getSQLState());
    assertTrue(refused.getMessage().contains("VARCHAR"), refused.getMessage());
    UUID uuid = UUID.randomUUID();
    accessor.bind(TestVectors.flat(DataType.VARCHAR, (Object) utf8(uuid.toString())));
    assertEquals(uuid, ObjectGetters.get(accessor, 0, UUID.class));
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
