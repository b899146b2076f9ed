package io.github.parquetjdbc.testdata.form;

/**
 * A FLOAT16 given by its bits and, written down beside them, its text: the text is what a reader
 * must find, so it is not computed from the bits here.
 */
public record HalfFloat(short bits, String text) {}
