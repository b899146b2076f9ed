package io.github.parquetjdbc.adapter.schema;

import io.github.parquetjdbc.adapter.table.Catalogue;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.apache.calcite.schema.Schema;
import org.apache.calcite.schema.Table;
import org.apache.calcite.schema.impl.AbstractSchema;
import org.apache.calcite.schema.lookup.LikePattern;
import org.apache.calcite.schema.lookup.Lookup;
import org.apache.calcite.schema.lookup.Named;

/** The root schema, or one of the schemas in it; names match as the catalogue says. */
final class CatalogueSchema extends AbstractSchema {

  private final Lookup<Table> tables;
  private final Lookup<? extends Schema> schemas;

  private CatalogueSchema(Lookup<Table> tables, Lookup<? extends Schema> schemas) {
    this.tables = tables;
    this.schemas = schemas;
  }

  static CatalogueSchema root(Catalogue catalogue, ColumnScope scope) {
    return new CatalogueSchema(Lookup.empty(), new Schemas(catalogue, scope));
  }

  @Override
  public Lookup<Table> tables() {
    return tables;
  }

  @Override
  public Lookup<? extends Schema> subSchemas() {
    return schemas;
  }

  /** Something that may need the listing of a location. */
  private interface Listing<T> {
    T get() throws IOException;
  }

  private static <T> T listed(Listing<T> listing) {
    try {
      return listing.get();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Set<String> matching(List<String> names, LikePattern pattern) {
    Set<String> matching = new HashSet<>();
    for (String name : names) {
      if (pattern.matcher().apply(name)) {
        matching.add(name);
      }
    }
    return matching;
  }

  private record Schemas(Catalogue catalogue, ColumnScope scope) implements Lookup<Schema> {

    @Override
    public Schema get(String name) {
      Named<Schema> found = getIgnoreCase(name);
      return found == null ? null : found.entity();
    }

    @Override
    public Named<Schema> getIgnoreCase(String name) {
      String found = listed(() -> catalogue.schema(name));
      return found == null ? null : new Named<>(found, schema(found));
    }

    @Override
    public Set<String> getNames(LikePattern pattern) {
      return matching(listed(catalogue::schemas), pattern);
    }

    private Schema schema(String name) {
      return new CatalogueSchema(new Tables(catalogue, name, scope), Lookup.empty());
    }
  }

  private record Tables(Catalogue catalogue, String schema, ColumnScope scope)
      implements Lookup<Table> {

    @Override
    public Table get(String name) {
      Named<Table> found = getIgnoreCase(name);
      return found == null ? null : found.entity();
    }

    @Override
    public Named<Table> getIgnoreCase(String name) {
      var table = listed(() -> catalogue.table(schema, name));
      return table == null ? null : new Named<>(table.name(), new CatalogueTable(table, scope));
    }

    @Override
    public Set<String> getNames(LikePattern pattern) {
      return matching(listed(() -> catalogue.tables(schema)), pattern);
    }
  }
}
