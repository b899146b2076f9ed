package io.github.parquetjdbc.engine.expression;

import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.ConstantVector;
import io.github.parquetjdbc.vector.DictionaryVector;
import io.github.parquetjdbc.vector.StructVector;
import io.github.parquetjdbc.vector.Vector;

/** A field of a struct: the child vector itself. */
record FieldEvaluator(Evaluator struct, int index) implements Evaluator {

  @Override
  public Vector evaluate(Batch batch) {
    Vector vector = struct.evaluate(batch);
    if (vector instanceof ConstantVector constant) {
      return new ConstantVector(child(constant.value()), constant.length());
    }
    if (vector instanceof DictionaryVector dictionary) {
      return new DictionaryVector(
          dictionary.ids(),
          child(dictionary.dictionary()),
          dictionary.length(),
          dictionary.validity());
    }
    return child(vector);
  }

  private Vector child(Vector vector) {
    return ((StructVector) vector).children().get(index);
  }
}
