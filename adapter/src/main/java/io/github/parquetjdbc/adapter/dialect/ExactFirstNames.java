package io.github.parquetjdbc.adapter.dialect;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.calcite.rel.type.RelDataType;
import org.apache.calcite.rel.type.RelDataTypeField;
import org.apache.calcite.sql.validate.SqlNameMatcher;

/**
 * Names match exactly first, and else without regard to case; of several columns that differ only
 * by case, none is found unless it is spelt exactly.
 */
public final class ExactFirstNames implements SqlNameMatcher {

  /**
   * What Calcite asks of matchers when it counts namesakes: two columns that differ by case are not
   * ambiguous.
   */
  @Override
  public boolean isCaseSensitive() {
    return true;
  }

  @Override
  public boolean matches(String string, String name) {
    return string.equalsIgnoreCase(name);
  }

  @Override
  public <K extends List<String>, V> V get(
      Map<K, V> map, List<String> prefixNames, List<String> names) {
    for (Map.Entry<K, V> entry : map.entrySet()) {
      if (matchesPath(entry.getKey(), prefixNames, names)) {
        return entry.getValue();
      }
    }
    return null;
  }

  private boolean matchesPath(List<String> path, List<String> prefixNames, List<String> names) {
    int prefix = prefixNames.size();
    if (path.size() != prefix + names.size()) {
      return false;
    }
    for (int i = 0; i < path.size(); i++) {
      String name = i < prefix ? prefixNames.get(i) : names.get(i - prefix);
      if (!matches(path.get(i), name)) {
        return false;
      }
    }
    return true;
  }

  @Override
  public String bestString() {
    throw new UnsupportedOperationException("this matcher does not remember what it matched");
  }

  @Override
  public RelDataTypeField field(RelDataType rowType, String fieldName) {
    RelDataTypeField exact = rowType.getField(fieldName, true, false);
    if (exact != null) {
      return exact;
    }
    RelDataTypeField found = null;
    for (RelDataTypeField field : rowType.getFieldList()) {
      if (matches(field.getName(), fieldName)) {
        if (found != null) {
          return null;
        }
        found = field;
      }
    }
    return found;
  }

  @Override
  public int frequency(Iterable<String> names, String name) {
    int exact = 0;
    int similar = 0;
    for (String candidate : names) {
      if (candidate.equals(name)) {
        exact++;
      } else if (matches(candidate, name)) {
        similar++;
      }
    }
    return exact > 0 ? exact : similar;
  }

  /** Columns that differ only by case are columns of their own. */
  @Override
  public Set<String> createSet() {
    return new LinkedHashSet<>();
  }
}
