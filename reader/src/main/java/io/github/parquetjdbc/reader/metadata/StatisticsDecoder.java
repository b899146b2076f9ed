package io.github.parquetjdbc.reader.metadata;

import io.github.parquetjdbc.reader.error.MalformedFileException;
import io.github.parquetjdbc.reader.metadata.Statistics.Exactness;
import io.github.parquetjdbc.reader.thrift.CompactReader;

/** Decodes {@link Statistics}. */
final class StatisticsDecoder {

  private byte[] deprecatedMin;
  private byte[] deprecatedMax;
  private byte[] minValue;
  private byte[] maxValue;
  private long nullCount = Statistics.UNKNOWN;
  private long distinctCount = Statistics.UNKNOWN;
  private long nanCount = Statistics.UNKNOWN;
  private Exactness minExactness = Exactness.UNKNOWN;
  private Exactness maxExactness = Exactness.UNKNOWN;

  private StatisticsDecoder() {}

  static Statistics decode(CompactReader in) throws MalformedFileException {
    StatisticsDecoder decoder = new StatisticsDecoder();
    in.beginStruct();
    while (in.nextField()) {
      decoder.field(in);
    }
    return new Statistics(
        decoder.deprecatedMin,
        decoder.deprecatedMax,
        decoder.minValue,
        decoder.maxValue,
        decoder.nullCount,
        decoder.distinctCount,
        decoder.nanCount,
        decoder.minExactness,
        decoder.maxExactness);
  }

  private void field(CompactReader in) throws MalformedFileException {
    switch (in.fieldId()) {
      case 1 -> deprecatedMax = in.readBinary();
      case 2 -> deprecatedMin = in.readBinary();
      case 3 -> nullCount = count(in.readI64());
      case 4 -> distinctCount = count(in.readI64());
      case 5 -> maxValue = in.readBinary();
      case 6 -> minValue = in.readBinary();
      case 7 -> maxExactness = exactness(in);
      case 8 -> minExactness = exactness(in);
      case 9 -> nanCount = count(in.readI64());
      default -> in.skip();
    }
  }

  /** Some writers put -1 where they do not know. */
  private static long count(long value) {
    return value < 0 ? Statistics.UNKNOWN : value;
  }

  private static Exactness exactness(CompactReader in) throws MalformedFileException {
    return in.readBoolean() ? Exactness.EXACT : Exactness.TRUNCATED;
  }
}
