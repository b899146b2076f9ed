package io.github.parquetjdbc.engine.function.temporal;

import io.github.parquetjdbc.engine.function.bind.Binding;
import io.github.parquetjdbc.engine.function.bind.Lane;
import io.github.parquetjdbc.engine.function.bind.Rows;
import io.github.parquetjdbc.engine.function.bind.ScalarFunction;
import io.github.parquetjdbc.engine.function.bind.Signature;
import io.github.parquetjdbc.vector.BytesVector;
import io.github.parquetjdbc.vector.Vector;

/** A text read by a pattern, which is taken apart once if it stays the same. */
final class PatternParse implements ScalarFunction {

  private final PatternSyntax syntax;
  private final int text;
  private final MomentResult result;
  private final Lane texts = new Lane();
  private final Lane patterns = new Lane();
  private String known;
  private PatternReader reader;

  /**
   * @param text which argument is the text; the other is the pattern
   */
  PatternParse(PatternSyntax syntax, int text, Signature signature, Binding binding) {
    this.syntax = syntax;
    this.text = text;
    this.result =
        new MomentResult(signature.type(), binding.context().timeZone(), binding.output());
  }

  @Override
  public Vector apply(Vector[] arguments, Rows rows) {
    BytesVector values = texts.bytes(arguments[text]);
    BytesVector spelt = patterns.bytes(arguments[1 - text]);
    result.start(rows.length());
    for (int i = 0; i < rows.count(); i++) {
      int row = rows.row(i);
      if (rows.isNull(row)) {
        continue;
      }
      take(spelt.text(row));
      reader.read(values.text(row));
      if (!result.put(row, reader.day(), reader.nano())) {
        throw TemporalErrors.outOfRange(result.type());
      }
    }
    return result.finish(rows.length(), rows.validity());
  }

  private void take(String spelling) {
    if (!spelling.equals(known)) {
      reader = new PatternReader(syntax.parse(spelling));
      known = spelling;
    }
  }
}
