package io.github.parquetjdbc.reader.prune;

/** IEEE 754 half precision: sign, 5 bits of exponent, 10 of fraction. */
final class Float16 {

  private static final int FRACTION_BITS = 10;
  private static final int EXPONENT_MASK = 0x1f;
  private static final int EXPONENT_BIAS = 15;

  private Float16() {}

  static float toFloat(short half) {
    int exponent = half >> FRACTION_BITS & EXPONENT_MASK;
    int fraction = half & (1 << FRACTION_BITS) - 1;
    float magnitude;
    if (exponent == EXPONENT_MASK) {
      magnitude = fraction == 0 ? Float.POSITIVE_INFINITY : Float.NaN;
    } else if (exponent == 0) {
      magnitude = Math.scalb((float) fraction, 1 - EXPONENT_BIAS - FRACTION_BITS);
    } else {
      magnitude =
          Math.scalb(
              (float) (fraction | 1 << FRACTION_BITS), exponent - EXPONENT_BIAS - FRACTION_BITS);
    }
    return half < 0 ? -magnitude : magnitude;
  }
}
