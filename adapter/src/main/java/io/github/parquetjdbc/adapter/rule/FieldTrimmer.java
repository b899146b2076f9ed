package io.github.parquetjdbc.adapter.rule;

import io.github.parquetjdbc.adapter.rel.Unnest;
import java.util.List;
import java.util.Set;
import org.apache.calcite.rel.RelNode;
import org.apache.calcite.rel.type.RelDataType;
import org.apache.calcite.rel.type.RelDataTypeField;
import org.apache.calcite.sql2rel.RelFieldTrimmer;
import org.apache.calcite.tools.RelBuilder;
import org.apache.calcite.util.ImmutableBitSet;
import org.apache.calcite.util.ImmutableIntList;
import org.apache.calcite.util.mapping.Mapping;
import org.apache.calcite.util.mapping.MappingType;
import org.apache.calcite.util.mapping.Mappings;

/** Calcite's trimmer, which also knows our own rels: it finds the methods by their arguments. */
public final class FieldTrimmer extends RelFieldTrimmer {

  FieldTrimmer(RelBuilder builder) {
    super(null, builder);
  }

  /** Leaves an UNNEST of its input the collections, and what is used above. */
  public TrimResult trimFields(
      Unnest unnest, ImmutableBitSet fieldsUsed, Set<RelDataTypeField> extraFields) {
    RelNode input = unnest.getInput();
    int width = input.getRowType().getFieldCount();
    int count = unnest.getRowType().getFieldCount();
    ImmutableBitSet wanted =
        fieldsUsed
            .intersect(ImmutableBitSet.range(width))
            .union(ImmutableBitSet.of(unnest.collections()));
    TrimResult trimmed = trimChild(unnest, input, wanted, Set.of());
    RelNode newInput = trimmed.left;
    int newWidth = newInput.getRowType().getFieldCount();
    Mapping mapping =
        Mappings.create(MappingType.INVERSE_SURJECTION, count, newWidth + count - width);
    for (int field = 0; field < width; field++) {
      int target = trimmed.right.getTargetOpt(field);
      if (target >= 0) {
        mapping.set(field, target);
      }
    }
    List<RelDataTypeField> elements = unnest.getRowType().getFieldList().subList(width, count);
    for (int i = 0; i < elements.size(); i++) {
      mapping.set(width + i, newWidth + i);
    }
    RelDataType rowType =
        unnest
            .getCluster()
            .getTypeFactory()
            .builder()
            .addAll(newInput.getRowType().getFieldList())
            .addAll(elements)
            .uniquify()
            .build();
    Unnest result =
        new Unnest(
            unnest.getCluster(),
            unnest.getTraitSet(),
            newInput,
            ImmutableIntList.copyOf(Mappings.apply2(trimmed.right, unnest.collections())),
            unnest.joinType(),
            unnest.ordinality(),
            rowType);
    return result(result, mapping);
  }
}
