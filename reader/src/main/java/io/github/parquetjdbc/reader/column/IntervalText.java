package io.github.parquetjdbc.reader.column;

import io.github.parquetjdbc.reader.encoding.Slices;
import io.github.parquetjdbc.vector.LittleEndian;
import java.nio.charset.StandardCharsets;

/**
 * The INTERVAL type's three unsigned numbers, months, days and milliseconds, as ISO 8601 durations
 * that keep them apart: {@code P14M3DT1.5S}.
 */
final class IntervalText {

  private IntervalText() {}

  /**
   * Writes the first {@code count} intervals one after another.
   *
   * @param offsets receives where each begins in the result
   * @param lengths receives how long each is
   */
  static byte[] of(Slices slices, int[] offsets, int[] lengths, int count) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < count; i++) {
      offsets[i] = text.length();
      int at = slices.offsets()[i];
      append(
          text,
          Integer.toUnsignedLong(LittleEndian.getInt(slices.data(), at)),
          Integer.toUnsignedLong(LittleEndian.getInt(slices.data(), at + 4)),
          Integer.toUnsignedLong(LittleEndian.getInt(slices.data(), at + 8)));
      lengths[i] = text.length() - offsets[i];
    }
    return text.toString().getBytes(StandardCharsets.US_ASCII);
  }

  private static void append(StringBuilder text, long months, long days, long millis) {
    text.append('P');
    if (months != 0) {
      text.append(months).append('M');
    }
    if (days != 0) {
      text.append(days).append('D');
    }
    if (millis != 0 || months == 0 && days == 0) {
      text.append('T').append(millis / 1000);
      long fraction = millis % 1000;
      if (fraction != 0) {
        text.append('.').append(String.format("%03d", fraction).replaceAll("0+$", ""));
      }
      text.append('S');
    }
  }
}
