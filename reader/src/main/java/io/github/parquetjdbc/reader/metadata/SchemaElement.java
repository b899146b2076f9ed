package io.github.parquetjdbc.reader.metadata;

/**
 * A node of the schema tree, which the footer lists depth first, the root first of all.
 *
 * @param name not necessarily unique, not necessarily non-empty
 * @param type {@code null} for groups
 * @param typeLength bytes of FIXED_LEN_BYTE_ARRAY values, else meaningless
 * @param repetition {@code null} if absent (the root's may be) or not known to this version
 * @param childCount children, 0 for leaves
 * @param convertedType the older annotation, or {@code null}
 * @param scale of the DECIMAL that {@code convertedType} declares
 * @param precision of the DECIMAL that {@code convertedType} declares
 * @param fieldId the writer's own number, or {@code null}
 * @param logicalType the newer annotation, or {@code null}
 */
public record SchemaElement(
    String name,
    PhysicalType type,
    int typeLength,
    Repetition repetition,
    int childCount,
    ConvertedType convertedType,
    int scale,
    int precision,
    Integer fieldId,
    LogicalType logicalType) {}
