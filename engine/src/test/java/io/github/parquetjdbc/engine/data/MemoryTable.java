package io.github.parquetjdbc.engine.data;

import io.github.parquetjdbc.engine.plan.Column;
import io.github.parquetjdbc.engine.plan.PlanNode;
import io.github.parquetjdbc.engine.plan.ScanSource;
import io.github.parquetjdbc.vector.Batch;
import io.github.parquetjdbc.vector.BatchSource;
import io.github.parquetjdbc.vector.ConstantVector;
import io.github.parquetjdbc.vector.DataType;
import io.github.parquetjdbc.vector.DictionaryVector;
import io.github.parquetjdbc.vector.MorselSource;
import io.github.parquetjdbc.vector.RowFilter;
import io.github.parquetjdbc.vector.Selection;
import io.github.parquetjdbc.vector.StopSignal;
import io.github.parquetjdbc.vector.Validity;
import io.github.parquetjdbc.vector.Vector;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;

/** A table in memory that also counts how it is used. Its scan filter sees the output columns. */
public final class MemoryTable implements ScanSource {

  private final List<DataType> types;
  private final List<List<Batch>> morsels = new ArrayList<>();
  private final AtomicInteger openMorsels = new AtomicInteger();
  private final AtomicInteger openedMorsels = new AtomicInteger();
  private final AtomicInteger openSources = new AtomicInteger();
  private final AtomicInteger pulledBatches = new AtomicInteger();

  /** Called before each batch; may throw. */
  public interface Hook {
    void beforeBatch(int morsel) throws IOException;
  }

  private Hook hook = morsel -> {};

  public MemoryTable(List<DataType> types) {
    this.types = List.copyOf(types);
  }

  public MemoryTable addMorsel(List<Batch> batches) {
    morsels.add(batches);
    return this;
  }

  public MemoryTable hook(Hook newHook) {
    hook = newHook;
    return this;
  }

  /** How a random table looks. */
  public record Shape(int morsels, int batches, int rows, int distinct, double nulls) {}

  /** Random rows in all forms of vectors, some batches with a selection, some morsels empty. */
  public static MemoryTable random(List<DataType> types, Shape shape, Random random) {
    MemoryTable table = new MemoryTable(types);
    for (int morsel = 0; morsel < shape.morsels(); morsel++) {
      List<Batch> batches = new ArrayList<>();
      Vector[] dictionaries = new Vector[types.size()];
      int count = random.nextInt(shape.batches() + 1);
      for (int i = 0; i < count; i++) {
        batches.add(randomBatch(types, shape, dictionaries, random));
      }
      table.addMorsel(batches);
    }
    return table;
  }

  private static Batch randomBatch(
      List<DataType> types, Shape shape, Vector[] dictionaries, Random random) {
    int length = 1 + random.nextInt(shape.rows());
    Vector[] columns = new Vector[types.size()];
    for (int i = 0; i < columns.length; i++) {
      columns[i] = randomVector(types.get(i), length, shape, dictionaries, i, random);
    }
    Batch batch = Batch.of(length, columns);
    if (random.nextInt(3) > 0) {
      return batch;
    }
    int[] rows = new int[length];
    int count = 0;
    for (int i = 0; i < length; i++) {
      if (random.nextBoolean() || count == 0) {
        rows[count++] = i;
      }
    }
    return batch.withSelection(new Selection(rows, count));
  }

  private static Vector randomVector(
      DataType type, int length, Shape shape, Vector[] dictionaries, int column, Random random) {
    int form = random.nextInt(8);
    if (form == 0) {
      return new ConstantVector(flat(type, 1, shape, random), length);
    }
    if (form > 4) {
      return flat(type, length, shape, random);
    }
    if (dictionaries[column] == null || form == 1) {
      double entryNulls = random.nextInt(4) == 0 ? shape.nulls() : 0;
      Shape entries = new Shape(0, 0, 0, shape.distinct(), entryNulls);
      dictionaries[column] = flat(type, 1 + random.nextInt(20), entries, random);
    }
    int[] ids = new int[length];
    Validity validity = shape.nulls() == 0 ? null : Validity.allValid(length);
    for (int i = 0; i < length; i++) {
      ids[i] = random.nextInt(dictionaries[column].length());
      if (random.nextDouble() < shape.nulls()) {
        validity.setNull(i);
      }
    }
    return new DictionaryVector(ids, dictionaries[column], length, validity);
  }

  private static Vector flat(DataType type, int length, Shape shape, Random random) {
    List<Object> cells = new ArrayList<>();
    for (int i = 0; i < length; i++) {
      boolean isNull = random.nextDouble() < shape.nulls();
      cells.add(isNull ? null : Cells.random(type, shape.distinct(), random));
    }
    return Cells.vector(type, cells);
  }

  /** All rows, in order. */
  public List<List<Object>> rows() {
    List<List<Object>> rows = new ArrayList<>();
    for (List<Batch> morsel : morsels) {
      for (Batch batch : morsel) {
        rows.addAll(Cells.rows(batch));
      }
    }
    return rows;
  }

  public List<Column> columns() {
    List<Column> columns = new ArrayList<>();
    for (int i = 0; i < types.size(); i++) {
      columns.add(new Column("c" + i, types.get(i), true));
    }
    return columns;
  }

  public PlanNode.Scan scan() {
    return new PlanNode.Scan(this, columns(), null);
  }

  /** Morsels that were opened and not yet closed. */
  public int openMorsels() {
    return openMorsels.get();
  }

  public int openedMorsels() {
    return openedMorsels.get();
  }

  /** Executions that were opened and not yet closed. */
  public int openSources() {
    return openSources.get();
  }

  public int pulledBatches() {
    return pulledBatches.get();
  }

  @Override
  public List<DataType> types() {
    return types;
  }

  @Override
  public List<DataType> filterTypes() {
    return types;
  }

  @Override
  public ScanSource narrowed(List<DataType> types, List<DataType> filterTypes) {
    if (types.equals(types()) && filterTypes.equals(filterTypes())) {
      return this;
    }
    throw new UnsupportedOperationException("tables in memory have no structs");
  }

  @Override
  public Widened withFilterOn(List<Integer> outputs) {
    return new Widened(this, outputs);
  }

  @Override
  public double rowEstimate() {
    return 1;
  }

  @Override
  public String description() {
    return "memory";
  }

  @Override
  public MorselSource open(long limit, StopSignal signal) {
    openSources.incrementAndGet();
    return new MorselSource() {
      @Override
      public int morselCount() {
        return morsels.size();
      }

      @Override
      public BatchSource open(int morsel, RowFilter filter) {
        openMorsels.incrementAndGet();
        openedMorsels.incrementAndGet();
        return new Opened(morsel, filter);
      }

      @Override
      public void close() {
        openSources.decrementAndGet();
      }
    };
  }

  private final class Opened implements BatchSource {
    private final int morsel;
    private final RowFilter filter;
    private int next;
    private boolean closed;

    Opened(int morsel, RowFilter filter) {
      this.morsel = morsel;
      this.filter = filter;
    }

    @Override
    public Batch next() throws IOException {
      hook.beforeBatch(morsel);
      while (next < morsels.get(morsel).size()) {
        Batch batch = morsels.get(morsel).get(next++);
        pulledBatches.incrementAndGet();
        if (filter == null) {
          return batch;
        }
        int[] rows = new int[batch.length()];
        int count = filter.select(batch, rows);
        if (count > 0) {
          return batch.withSelection(new Selection(rows, count));
        }
      }
      return null;
    }

    @Override
    public void close() {
      if (!closed) {
        closed = true;
        openMorsels.decrementAndGet();
      }
    }
  }
}
