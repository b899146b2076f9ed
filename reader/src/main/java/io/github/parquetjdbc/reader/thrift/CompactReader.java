package io.github.parquetjdbc.reader.thrift;

import io.github.parquetjdbc.reader.error.FilePosition;
import io.github.parquetjdbc.reader.error.MalformedFileException;
import io.github.parquetjdbc.vector.LittleEndian;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Reads one structure in Thrift's compact protocol from a range of bytes
 * (thrift-compact-protocol.md of Apache Thrift).
 *
 * <pre>
 * struct  = field* 0x00
 * field   = delta:4 type:4 [zigzag16 id, if delta is 0] value
 * i16/32/64 = zigzag varint;  double = 8 bytes, little-endian
 * binary  = varint length, bytes
 * list    = size:4 type:4 [varint size, if 15] value*
 * map     = 0x00 | varint size, keyType:4 valueType:4 (key value)*
 * </pre>
 *
 * <p>Use: {@code beginStruct(); while (nextField()) switch (fieldId()) ... default -> skip();}.
 * Every field must be read or skipped. Nothing outside the range is touched, no count or length
 * beyond the bytes that remain is believed, nesting is bounded. For one thread.
 */
public final class CompactReader {

  /** Deepest nesting of structures and containers; Parquet's own go down to six. */
  static final int MAX_DEPTH = 64;

  private static final int LONG_LIST = 15;

  /** Of false some writers make 0, others 2. */
  private static final int TRUE_ELEMENT = 1;

  private static final int UUID_BYTES = 16;

  private final byte[] bytes;
  private final int limit;
  private final FilePosition place;
  private final long base;
  private final short[] outerFieldIds = new short[MAX_DEPTH];

  private int position;
  private int depth;
  private short fieldId;
  private ThriftType type = ThriftType.STRUCT;

  /**
   * @param offset first byte of the structure
   * @param limit first byte that does not belong to it
   * @param place where in the file byte 0 of {@code bytes} is; its offset may be negative
   */
  public CompactReader(byte[] bytes, int offset, int limit, FilePosition place) {
    this.bytes = bytes;
    this.position = offset;
    this.limit = limit;
    this.place = place;
    this.base = place.offset();
  }

  /** Index of the next byte. */
  public int position() {
    return position;
  }

  /** Identifier of the field that {@link #nextField} found. */
  public int fieldId() {
    return fieldId;
  }

  public void beginStruct() throws MalformedFileException {
    expect(ThriftType.STRUCT);
    enter();
    fieldId = 0;
  }

  private void enter() throws MalformedFileException {
    if (depth == MAX_DEPTH) {
      throw malformed("nested more than " + MAX_DEPTH + " deep");
    }
    outerFieldIds[depth++] = fieldId;
  }

  /** Goes to the next field of the structure, or leaves the structure and returns false. */
  public boolean nextField() throws MalformedFileException {
    int header = readByte();
    if (header == 0) {
      fieldId = outerFieldIds[--depth];
      type = ThriftType.STRUCT;
      return false;
    }
    type = typeOf(header & 0x0f);
    int delta = (header & 0xf0) >>> 4;
    fieldId = delta == 0 ? (short) zigzag(readVarint(3)) : (short) (fieldId + delta);
    return true;
  }

  private ThriftType typeOf(int code) throws MalformedFileException {
    ThriftType found = ThriftType.ofCode(code);
    if (found == null || found == ThriftType.STOP) {
      throw malformed("unknown type " + code + " in a header");
    }
    return found;
  }

  private void expect(ThriftType expected) throws MalformedFileException {
    if (!type.matches(expected)) {
      throw malformed("field " + fieldId + " is of type " + type + ", expected " + expected);
    }
  }

  public boolean readBoolean() throws MalformedFileException {
    expect(ThriftType.TRUE);
    return type == ThriftType.TRUE;
  }

  public byte readI8() throws MalformedFileException {
    expect(ThriftType.I8);
    return (byte) readByte();
  }

  public short readI16() throws MalformedFileException {
    expect(ThriftType.I16);
    return (short) zigzag(readVarint(3));
  }

  public int readI32() throws MalformedFileException {
    expect(ThriftType.I32);
    long value = zigzag(readVarint(5));
    if (value != (int) value) {
      throw malformed("field " + fieldId + " does not fit 32 bits");
    }
    return (int) value;
  }

  /** An I32, or {@code other} if a writer has put something else here: then it is passed over. */
  public int readI32Or(int other) throws MalformedFileException {
    if (type == ThriftType.I32) {
      return readI32();
    }
    skip();
    return other;
  }

  public long readI64() throws MalformedFileException {
    expect(ThriftType.I64);
    return zigzag(readVarint(10));
  }

  public double readDouble() throws MalformedFileException {
    expect(ThriftType.DOUBLE);
    return LittleEndian.getDouble(bytes, take(Double.BYTES));
  }

  /** A copy of the bytes of a binary field. */
  public byte[] readBinary() throws MalformedFileException {
    expect(ThriftType.BINARY);
    int length = readLength();
    int start = take(length);
    return Arrays.copyOfRange(bytes, start, start + length);
  }

  /** A text; what is not UTF-8 becomes U+FFFD. */
  public String readString() throws MalformedFileException {
    expect(ThriftType.BINARY);
    int length = readLength();
    return new String(bytes, take(length), length, StandardCharsets.UTF_8);
  }

  /** A text, or {@code other} if a writer has put something else here: then it is passed over. */
  public String readStringOr(String other) throws MalformedFileException {
    if (type == ThriftType.BINARY) {
      return readString();
    }
    skip();
    return other;
  }

  /**
   * Begins a list; its elements follow, to be read like fields.
   *
   * @return number of elements; each takes at least one of the bytes that remain
   */
  public int beginList(ThriftType elements) throws MalformedFileException {
    expect(ThriftType.LIST);
    int size = readListHeader();
    // An empty list may name any type.
    if (size > 0) {
      expect(elements);
    }
    return size;
  }

  /** A list of booleans, each of which takes a byte. */
  public boolean[] readBooleans() throws MalformedFileException {
    boolean[] values = new boolean[beginList(ThriftType.TRUE)];
    for (int i = 0; i < values.length; i++) {
      values[i] = readByte() == TRUE_ELEMENT;
    }
    return values;
  }

  /** A list of I64. */
  public long[] readLongs() throws MalformedFileException {
    long[] values = new long[beginList(ThriftType.I64)];
    for (int i = 0; i < values.length; i++) {
      values[i] = readI64();
    }
    return values;
  }

  private int readListHeader() throws MalformedFileException {
    int header = readByte();
    int size = header >>> 4;
    if (size == LONG_LIST) {
      size = readLength();
    } else if (size > limit - position) {
      throw tooLong(size);
    }
    // Some writers leave the element type of an empty list at zero.
    if (size > 0) {
      type = typeOf(header & 0x0f);
    }
    return size;
  }

  /** Passes over the value of the field. */
  public void skip() throws MalformedFileException {
    switch (type) {
      case TRUE, FALSE -> {}
      case I8 -> take(1);
      case I16, I32, I64 -> readVarint(10);
      case DOUBLE -> take(Double.BYTES);
      case BINARY -> take(readLength());
      case UUID -> take(UUID_BYTES);
      case LIST, SET -> skipList();
      case MAP -> skipMap();
      case STRUCT -> skipStruct();
      case STOP -> throw malformed("a value is missing");
    }
  }

  private void skipStruct() throws MalformedFileException {
    beginStruct();
    while (nextField()) {
      skip();
    }
  }

  private void skipList() throws MalformedFileException {
    enter();
    int size = readListHeader();
    ThriftType elements = type;
    for (int i = 0; i < size; i++) {
      skipElement(elements);
    }
    depth--;
  }

  private void skipMap() throws MalformedFileException {
    enter();
    int size = readLength();
    int types = size == 0 ? 0 : readByte();
    for (int i = 0; i < size; i++) {
      skipElement(typeOf(types >>> 4));
      skipElement(typeOf(types & 0x0f));
    }
    depth--;
  }

  /** Unlike those of fields, the booleans of containers take a byte. */
  private void skipElement(ThriftType elementType) throws MalformedFileException {
    type = elementType;
    if (type.matches(ThriftType.TRUE)) {
      take(1);
    } else {
      skip();
    }
  }

  private static long zigzag(long value) {
    return (value >>> 1) ^ -(value & 1);
  }

  /** A number of elements or bytes, at most what remains. */
  private int readLength() throws MalformedFileException {
    long length = readVarint(5);
    if (length > limit - position) {
      throw tooLong(length);
    }
    return (int) length;
  }

  private MalformedFileException tooLong(long length) {
    return malformed("a length of " + length + " where " + (limit - position) + " bytes remain");
  }

  private long readVarint(int maxBytes) throws MalformedFileException {
    long value = 0;
    for (int i = 0; i < maxBytes; i++) {
      int next = readByte();
      value |= (long) (next & 0x7f) << (7 * i);
      if (next < 0x80) {
        return value;
      }
    }
    throw malformed("an integer longer than " + maxBytes + " bytes");
  }

  private int readByte() throws MalformedFileException {
    return bytes[take(1)] & 0xff;
  }

  /** Passes over {@code length} bytes and returns the index of the first. */
  private int take(int length) throws MalformedFileException {
    if (length > limit - position) {
      throw malformed("the structure is cut off");
    }
    int start = position;
    position += length;
    return start;
  }

  /** An error at the current byte. */
  public MalformedFileException malformed(String problem) {
    return new MalformedFileException(place.at(base + position), problem);
  }
}
