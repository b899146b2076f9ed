package io.github.parquetjdbc.engine.kernel;

/** Functions of doubles over all rows. */
public final class DoubleMaths {

  private DoubleMaths() {}

  public static void abs(double[] in, double[] out, int length) {
    for (int i = 0; i < length; i++) {
      out[i] = Math.abs(in[i]);
    }
  }

  public static void signum(double[] in, double[] out, int length) {
    for (int i = 0; i < length; i++) {
      out[i] = Math.signum(in[i]);
    }
  }

  public static void ceil(double[] in, double[] out, int length) {
    for (int i = 0; i < length; i++) {
      out[i] = Math.ceil(in[i]);
    }
  }

  public static void floor(double[] in, double[] out, int length) {
    for (int i = 0; i < length; i++) {
      out[i] = Math.floor(in[i]);
    }
  }

  public static void rint(double[] in, double[] out, int length) {
    for (int i = 0; i < length; i++) {
      out[i] = Math.rint(in[i]);
    }
  }

  public static void truncate(double[] in, double[] out, int length) {
    for (int i = 0; i < length; i++) {
      out[i] = in[i] < 0 ? Math.ceil(in[i]) : Math.floor(in[i]);
    }
  }

  public static void sqrt(double[] in, double[] out, int length) {
    for (int i = 0; i < length; i++) {
      out[i] = Math.sqrt(in[i]);
    }
  }

  public static void cbrt(double[] in, double[] out, int length) {
    for (int i = 0; i < length; i++) {
      out[i] = Math.cbrt(in[i]);
    }
  }

  public static void exp(double[] in, double[] out, int length) {
    for (int i = 0; i < length; i++) {
      out[i] = Math.exp(in[i]);
    }
  }

  public static void ln(double[] in, double[] out, int length) {
    for (int i = 0; i < length; i++) {
      out[i] = Math.log(in[i]);
    }
  }

  public static void log10(double[] in, double[] out, int length) {
    for (int i = 0; i < length; i++) {
      out[i] = Math.log10(in[i]);
    }
  }

  public static void sin(double[] in, double[] out, int length) {
    for (int i = 0; i < length; i++) {
      out[i] = Math.sin(in[i]);
    }
  }

  public static void cos(double[] in, double[] out, int length) {
    for (int i = 0; i < length; i++) {
      out[i] = Math.cos(in[i]);
    }
  }

  public static void tan(double[] in, double[] out, int length) {
    for (int i = 0; i < length; i++) {
      out[i] = Math.tan(in[i]);
    }
  }

  public static void asin(double[] in, double[] out, int length) {
    for (int i = 0; i < length; i++) {
      out[i] = Math.asin(in[i]);
    }
  }

  public static void acos(double[] in, double[] out, int length) {
    for (int i = 0; i < length; i++) {
      out[i] = Math.acos(in[i]);
    }
  }

  public static void atan(double[] in, double[] out, int length) {
    for (int i = 0; i < length; i++) {
      out[i] = Math.atan(in[i]);
    }
  }

  public static void sinh(double[] in, double[] out, int length) {
    for (int i = 0; i < length; i++) {
      out[i] = Math.sinh(in[i]);
    }
  }

  public static void cosh(double[] in, double[] out, int length) {
    for (int i = 0; i < length; i++) {
      out[i] = Math.cosh(in[i]);
    }
  }

  public static void tanh(double[] in, double[] out, int length) {
    for (int i = 0; i < length; i++) {
      out[i] = Math.tanh(in[i]);
    }
  }

  /** {@code in[i] * factor}. */
  public static void scale(double[] in, double factor, double[] out, int length) {
    for (int i = 0; i < length; i++) {
      out[i] = in[i] * factor;
    }
  }

  public static void divide(double[] in, double divisor, double[] out, int length) {
    for (int i = 0; i < length; i++) {
      out[i] = in[i] / divisor;
    }
  }

  /** {@code 1 / in[i]}. */
  public static void invert(double[] in, double[] out, int length) {
    for (int i = 0; i < length; i++) {
      out[i] = 1 / in[i];
    }
  }

  public static void power(double[] left, double[] right, double[] out, int length) {
    for (int i = 0; i < length; i++) {
      out[i] = Math.pow(left[i], right[i]);
    }
  }

  public static void atan2(double[] left, double[] right, double[] out, int length) {
    for (int i = 0; i < length; i++) {
      out[i] = Math.atan2(left[i], right[i]);
    }
  }
}
