package io.github.parquetjdbc.engine.expression;

import io.github.parquetjdbc.engine.kernel.Gather;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.BooleanVector;
import io.github.parquetjdbc.vector.ConstantVector;
import io.github.parquetjdbc.vector.DictionaryVector;
import io.github.parquetjdbc.vector.Vector;

/**
 * An expression of one column, computed once per entry while the column comes as a dictionary. The
 * results are a dictionary in their turn, the same one for all batches.
 */
final class PerEntryEvaluator implements Evaluator {

  private final int column;
  private final Evaluator byRow;
  private final EntryResults byEntry;
  private byte[] flat = {};

  PerEntryEvaluator(int column, Evaluator byRow, EntryResults byEntry) {
    this.column = column;
    this.byRow = byRow;
    this.byEntry = byEntry;
  }

  @Override
  public Vector evaluate(Batch batch) {
    if (batch.column(column) instanceof DictionaryVector vector) {
      Vector results = byEntry.of(vector, batch.rowCount());
      if (results != null && (vector.validity() == null || nullGivesNull())) {
        return byId(vector, results, batch.length());
      }
    }
    return byRow.evaluate(batch);
  }

  private boolean nullGivesNull() {
    Vector ofNull = byEntry.ofNull();
    return ofNull != null && ofNull.isNull(0);
  }

  private Vector byId(DictionaryVector vector, Vector results, int length) {
    if (results instanceof ConstantVector constant) {
      return vector.validity() == null || constant.isAllNull()
          ? new ConstantVector(constant.value(), length)
          : new DictionaryVector(new int[length], constant.value(), length, vector.validity());
    }
    DictionaryVector byId = new DictionaryVector(vector.ids(), results, length, vector.validity());
    return results instanceof BooleanVector truths ? flatten(byId, truths) : byId;
  }

  /** One byte a row is as small as an id and spares everyone the look-up. */
  private Vector flatten(DictionaryVector byId, BooleanVector truths) {
    if (flat.length < byId.length()) {
      flat = new byte[byId.length()];
    }
    Gather.values(byId.ids(), truths.values(), flat, byId.length());
    return new BooleanVector(truths.type(), flat, byId.length(), byId.validity());
  }
}
