package io.github.parquetjdbc.reader.prune;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.parquetjdbc.reader.ExampleFiles;
import io.github.parquetjdbc.reader.MemoryFile;
import io.github.parquetjdbc.reader.ParquetFile;
import io.github.parquetjdbc.reader.ReadOptions;
import io.github.parquetjdbc.reader.prune.PrunedTypes.TypeCase;
import io.github.parquetjdbc.reader.prune.ScanFilter.Operator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.MessageTypeParser;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Random conditions on random row groups that parquet-java wrote: what the pruner says is proven
 * must hold of the rows, one by one, by {@link RowwiseFilter}.
 */
class PrunerPropertyTest {

  private static final int FILES = 40;
  private static final int FILTERS = 60;

  static List<TypeCase> types() {
    return PrunedTypes.all();
  }

  @ParameterizedTest
  @MethodSource("types")
  void whatIsProvenHoldsForTheRows(TypeCase type) throws IOException {
    long seed = 20_260_000L + type.field().hashCode();
    Random random = new Random(seed);
    int never = 0;
    for (int i = 0; i < FILES; i++) {
      String repetition = random.nextInt(3) == 0 ? "required" : "optional";
      List<Object> values = values(type, repetition, random);
      ParquetFile file = file(type, repetition, values);
      RowGroupPruner pruner = new RowGroupPruner(file.metadata(), file.schema());
      for (int j = 0; j < FILTERS; j++) {
        ScanFilter filter = filter(type, random, 2);
        MatchDecision decision = pruner.decide(filter, file.metadata().rowGroups().get(0));
        check(decision, filter, values, "seed " + seed + ", " + type + ": ");
        never += decision == MatchDecision.NEVER ? 1 : 0;
      }
    }
    assertTrue(never > 0, "nothing is ever pruned for " + type);
  }

  private static void check(
      MatchDecision decision, ScanFilter filter, List<Object> values, String context) {
    for (Object value : values) {
      boolean possible = RowwiseFilter.canMatch(filter, value);
      boolean certain = RowwiseFilter.mustMatch(filter, value);
      boolean holds =
          switch (decision) {
            case NEVER -> !possible;
            case ALWAYS -> certain;
            case MAYBE -> true;
          };
      assertTrue(
          holds,
          () ->
              context
                  + decision
                  + " of "
                  + RowwiseFilter.text(filter)
                  + " but a row has "
                  + RowwiseFilter.text(value));
    }
  }

  private static List<Object> values(TypeCase type, String repetition, Random random) {
    List<Object> values = new ArrayList<>();
    int rows = 1 + random.nextInt(4);
    int nullShare = repetition.equals("required") ? 0 : random.nextInt(3);
    for (int i = 0; i < rows; i++) {
      boolean isNull = random.nextInt(2) < nullShare;
      values.add(isNull ? null : pick(type.domain(), random));
    }
    return values;
  }

  private static ParquetFile file(TypeCase type, String repetition, List<Object> values)
      throws IOException {
    MessageType schema =
        MessageTypeParser.parseMessageType(
            "message m { " + repetition + " " + type.field() + "; }");
    List<Consumer<Group>> rows = new ArrayList<>();
    for (Object value : values) {
      rows.add(
          group -> {
            if (value != null) {
              type.writer().accept(group, value);
            }
          });
    }
    byte[] bytes = ExampleFiles.write(schema, rows);
    return ParquetFile.open(new MemoryFile("example", bytes), ReadOptions.DEFAULT);
  }

  private static ScanFilter filter(TypeCase type, Random random, int depth) {
    int choice = random.nextInt(depth == 0 ? 8 : 10);
    return switch (choice) {
      case 0 -> new ScanFilter.IsNull("v");
      case 1 -> new ScanFilter.IsNotNull("v");
      case 2 -> new ScanFilter.In("v", List.of(literal(type, random), literal(type, random)));
      case 8 -> new ScanFilter.And(operands(type, random, depth - 1));
      case 9 -> new ScanFilter.Or(operands(type, random, depth - 1));
      default ->
          new ScanFilter.Comparison(
              "v",
              Operator.values()[random.nextInt(Operator.values().length)],
              literal(type, random));
    };
  }

  private static List<ScanFilter> operands(TypeCase type, Random random, int depth) {
    return List.of(filter(type, random, depth), filter(type, random, depth));
  }

  private static Object literal(TypeCase type, Random random) {
    return pick(random.nextInt(4) == 0 ? type.outside() : type.domain(), random);
  }

  private static Object pick(List<Object> choices, Random random) {
    return choices.get(random.nextInt(choices.size()));
  }
}
