package io.github.parquetjdbc.adapter.plain;

import io.github.parquetjdbc.adapter.plain.PlainTokens.Kind;
import io.github.parquetjdbc.adapter.plain.PlainTokens.Token;
import java.util.Locale;
import java.util.Set;

/**
 * A plain statement:
 *
 * <pre>
 * SELECT number
 * SELECT COUNT(*) FROM [schema.]table [[AS] alias]
 * SELECT [alias.]* FROM [schema.]table [[AS] alias] [WHERE number = number]
 *        [LIMIT number] [OFFSET number]
 * </pre>
 *
 * @param schema or {@code null} for the session's
 * @param table {@code null} where there is none
 * @param number the selected one, without a table
 * @param empty whether the condition leaves no row
 * @param limit {@link Long#MAX_VALUE} for none
 */
public record PlainSelect(
    Item item, String schema, String table, int number, boolean empty, long offset, long limit) {

  /** What is selected. */
  public enum Item {
    NUMBER,
    COUNT,
    ROWS
  }

  /** Words that may follow a table and are not its alias. */
  private static final Set<String> CLAUSES =
      Set.of(
          "anti",
          "as",
          "asof",
          "cross",
          "except",
          "extend",
          "fetch",
          "for",
          "from",
          "full",
          "group",
          "having",
          "inner",
          "intersect",
          "join",
          "lateral",
          "left",
          "limit",
          "match_recognize",
          "minus",
          "natural",
          "offset",
          "on",
          "order",
          "outer",
          "pivot",
          "qualify",
          "right",
          "select",
          "semi",
          "set",
          "tablesample",
          "union",
          "unnest",
          "unpivot",
          "using",
          "values",
          "where",
          "window",
          "with");

  /** {@code null} where the statement is not plain; it may be a good one all the same. */
  public static PlainSelect parse(String sql) {
    PlainTokens tokens = PlainTokens.of(sql);
    return tokens == null || !tokens.takeWord("SELECT") ? null : new Parser(tokens).select();
  }

  /** Reads on after SELECT. */
  private static final class Parser {
    private final PlainTokens tokens;
    private String schema;
    private String table;
    private boolean empty;
    private long offset;
    private long limit = Long.MAX_VALUE;

    Parser(PlainTokens tokens) {
      this.tokens = tokens;
    }

    PlainSelect select() {
      int number = tokens.takeNumber();
      if (number >= 0) {
        return tokens.atEnd() ? made(Item.NUMBER, number) : null;
      }
      if (tokens.takeSymbol("*")) {
        return from(null) && condition() && limits() && tokens.atEnd() ? made(Item.ROWS, 0) : null;
      }
      Token name = tokens.takeName();
      if (name == null) {
        return null;
      }
      if (name.kind() == Kind.WORD && name.text().equalsIgnoreCase("COUNT")) {
        boolean all = tokens.takeSymbol("(") && tokens.takeSymbol("*") && tokens.takeSymbol(")");
        return all && from(null) && tokens.atEnd() ? made(Item.COUNT, 0) : null;
      }
      boolean star = tokens.takeSymbol(".") && tokens.takeSymbol("*");
      return star && from(name.text()) && condition() && limits() && tokens.atEnd()
          ? made(Item.ROWS, 0)
          : null;
    }

    private PlainSelect made(Item item, int number) {
      return new PlainSelect(item, schema, table, number, empty, offset, limit);
    }

    /**
     * @param qualifier what the star is said to be of, or {@code null}
     */
    private boolean from(String qualifier) {
      Token name = tokens.takeWord("FROM") ? tokens.takeName() : null;
      if (name == null || isClause(name)) {
        return false;
      }
      if (tokens.takeSymbol(".")) {
        schema = name.text();
        name = tokens.takeName();
      }
      table = name == null ? null : name.text();
      return table != null && aliased(qualifier);
    }

    private boolean aliased(String qualifier) {
      if (tokens.takeWord("AS")) {
        Token alias = tokens.takeName();
        return alias != null && !isClause(alias) && is(alias.text(), qualifier);
      }
      PlainTokens.Token alias = tokens.peekName();
      if (alias == null || isClause(alias)) {
        return is(table, qualifier);
      }
      tokens.takeName();
      return is(alias.text(), qualifier);
    }

    private static boolean is(String name, String qualifier) {
      return qualifier == null || qualifier.equals(name);
    }

    private static boolean isClause(Token token) {
      return token.kind() == Kind.WORD && CLAUSES.contains(token.text().toLowerCase(Locale.ROOT));
    }

    private boolean condition() {
      if (!tokens.takeWord("WHERE")) {
        return true;
      }
      int left = tokens.takeNumber();
      int right = tokens.takeSymbol("=") ? tokens.takeNumber() : -1;
      empty = left != right;
      return left >= 0 && right >= 0;
    }

    private boolean limits() {
      if (tokens.takeWord("LIMIT")) {
        limit = tokens.takeNumber();
      }
      if (tokens.takeWord("OFFSET")) {
        offset = tokens.takeNumber();
      }
      return limit >= 0 && offset >= 0;
    }
  }
}
