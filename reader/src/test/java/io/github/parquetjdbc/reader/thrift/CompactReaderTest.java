package io.github.parquetjdbc.reader.thrift;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.reader.error.MalformedFileException;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CompactReaderTest {

  private static final int STOP = 0;
  private static final FilePosition PLACE = FilePosition.of("f").at(1000);

  private static CompactReader reader(int... bytes) {
    byte[] array = new byte[bytes.length];
    for (int i = 0; i < bytes.length; i++) {
      array[i] = (byte) bytes[i];
    }
    return new CompactReader(array, 0, array.length, PLACE);
  }

  @Test
  void readsFieldsOfEveryTypeByDeltaAndByLongIdentifier() throws MalformedFileException {
    CompactReader in =
        reader(
            0x11, // field 1, true
            0x12, // field 2, false
            0x13, 0xff, // field 3, i8 -1
            0x14, 0x03, // field 4, i16 -2
            0x15, 0x80, 0x01, // field 5, i32 64
            0x16, 0x01, // field 6, i64 -1
            0x08, 0xc8, 0x01, 0x02, 'h', 0xc3, // field 100, binary
            STOP);
    in.beginStruct();
    assertTrue(in.nextField());
    assertTrue(in.readBoolean());
    assertTrue(in.nextField());
    assertFalse(in.readBoolean());
    assertTrue(in.nextField());
    assertEquals(-1, in.readI8());
    assertTrue(in.nextField());
    assertEquals(-2, in.readI16());
    assertTrue(in.nextField());
    assertEquals(64, in.readI32());
    assertTrue(in.nextField());
    assertEquals(-1, in.readI64());
    assertTrue(in.nextField());
    assertEquals(100, in.fieldId());
    assertEquals("h\uFFFD", in.readString());
    assertFalse(in.nextField());
  }

  @Test
  void identifiersGoOnAfterANestedStructure() throws MalformedFileException {
    CompactReader in = reader(0x3c, 0x55, 0x02, STOP, 0x15, 0x04, STOP);
    in.beginStruct();
    assertTrue(in.nextField());
    in.beginStruct();
    assertTrue(in.nextField());
    assertEquals(5, in.fieldId());
    assertEquals(1, in.readI32());
    assertFalse(in.nextField());
    assertTrue(in.nextField());
    assertEquals(4, in.fieldId());
    assertEquals(2, in.readI32());
    assertFalse(in.nextField());
  }

  @Test
  void skipsValuesOfEveryType() throws MalformedFileException {
    CompactReader in =
        reader(
            0x11, 0x12, 0x13, 0x7f, 0x14, 0x01, 0x15, 0x80, 0x01, 0x16, 0x02, 0x17, 1, 2, 3, 4, 5,
            6, 7, 8, 0x18, 0x02, 'a', 'b', // up to binary
            0x19, 0x31, 1, 2, 1, // list of three booleans, a byte each
            0x1a, 0x15, 0x80, 0x01, // set of an i32
            0x1b, 0x01, 0x81, 0x01, 'k', 1, // map of binary to boolean
            0x1b, 0x00, // empty map
            0x1c, 0x1c, 0x15, 0x02, STOP, STOP, // structures
            0x1d, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, // uuid
            0x15, 0x0a, STOP);
    in.beginStruct();
    for (int field = 1; field <= 13; field++) {
      assertTrue(in.nextField());
      assertEquals(field, in.fieldId());
      in.skip();
    }
    assertTrue(in.nextField());
    in.skip();
    assertTrue(in.nextField());
    assertEquals(5, in.readI32());
    assertFalse(in.nextField());
  }

  @Test
  void errorsSayWhereInTheFile() throws MalformedFileException {
    CompactReader in = reader(0x15, 0x80);
    in.beginStruct();
    in.nextField();
    MalformedFileException e = assertThrows(MalformedFileException.class, in::readI32);
    assertEquals("file f, offset 1002: the structure is cut off", e.getMessage());
  }

  @ParameterizedTest
  @ValueSource(ints = {0x18, 0x19, 0x1b})
  void countsBeyondTheBytesThatRemainAreRefused(int header) throws MalformedFileException {
    // A length of 2^31 - 1, or a list of as many elements, in a handful of bytes.
    boolean list = header == 0x19;
    CompactReader in =
        list
            ? reader(header, 0xf8, 0xff, 0xff, 0xff, 0xff, 0x07, 0, 0)
            : reader(header, 0xff, 0xff, 0xff, 0xff, 0x07, 0x55, 0, 0);
    in.beginStruct();
    in.nextField();
    MalformedFileException e = assertThrows(MalformedFileException.class, in::skip);
    assertTrue(e.getMessage().contains("2147483647"), e.getMessage());
  }

  @Test
  void shortListsLongerThanTheBytesThatRemainAreRefused() throws MalformedFileException {
    CompactReader in = reader(0x19, 0xe5, 0x02);
    in.beginStruct();
    in.nextField();
    assertThrows(MalformedFileException.class, () -> in.beginList(ThriftType.I32));
  }

  @ParameterizedTest
  @CsvSource({"0x1c, structures", "0x19, lists of structures of lists"})
  void endlessNestingIsRefused(String header, String what) throws MalformedFileException {
    byte[] bytes = new byte[100_000];
    Arrays.fill(bytes, (byte) (int) Integer.decode(header));
    CompactReader in = new CompactReader(bytes, 0, bytes.length, PLACE);
    in.beginStruct();
    in.nextField();
    MalformedFileException e = assertThrows(MalformedFileException.class, in::skip, what);
    assertTrue(e.getMessage().contains("nested"), e.getMessage());
  }

  @Test
  void integersLongerThanTheirTypeAreRefused() throws MalformedFileException {
    CompactReader tooManyBytes = reader(0x15, 0x80, 0x80, 0x80, 0x80, 0x80, 0x01, STOP);
    tooManyBytes.beginStruct();
    tooManyBytes.nextField();
    assertThrows(MalformedFileException.class, tooManyBytes::readI32);
    CompactReader tooManyBits = reader(0x15, 0xff, 0xff, 0xff, 0xff, 0x7f, STOP);
    tooManyBits.beginStruct();
    tooManyBits.nextField();
    assertThrows(MalformedFileException.class, tooManyBits::readI32);
  }

  @Test
  void aFieldOfAnotherTypeIsRefusedOrPassedOver() throws MalformedFileException {
    CompactReader strict = reader(0x18, 0x01, 'x', STOP);
    strict.beginStruct();
    strict.nextField();
    assertThrows(MalformedFileException.class, strict::readI32);
    CompactReader lenient = reader(0x18, 0x01, 'x', 0x15, 0x02, STOP);
    lenient.beginStruct();
    lenient.nextField();
    assertEquals(7, lenient.readI32Or(7));
    lenient.nextField();
    assertEquals("other", lenient.readStringOr("other"));
    assertFalse(lenient.nextField());
  }

  @Test
  void theLimitIsNotPassedEvenIfTheArrayGoesOn() throws MalformedFileException {
    CompactReader in = new CompactReader(new byte[] {0x15, 0x02, STOP}, 0, 1, PLACE);
    in.beginStruct();
    in.nextField();
    assertThrows(MalformedFileException.class, in::readI32);
  }
}
