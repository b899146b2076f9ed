package io.github.parquetjdbc.adapter;

import io.github.parquetjdbc.engine.plan.Column;
import io.github.parquetjdbc.vector.DataType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The eight tables of TPC-H, without rows but with the row counts of scale factor 1. */
final class TpchTables {

  private static final String SCHEMA =
      """
      region 5 r_regionkey:i r_name:s r_comment:s
      nation 25 n_nationkey:i n_name:s n_regionkey:i n_comment:s
      supplier 10000 s_suppkey:l s_name:s s_address:s s_nationkey:i s_phone:s s_acctbal:m s_comment:s
      customer 150000 c_custkey:l c_name:s c_address:s c_nationkey:i c_phone:s c_acctbal:m \
      c_mktsegment:s c_comment:s
      part 200000 p_partkey:l p_name:s p_mfgr:s p_brand:s p_type:s p_size:i p_container:s \
      p_retailprice:m p_comment:s
      partsupp 800000 ps_partkey:l ps_suppkey:l ps_availqty:i ps_supplycost:m ps_comment:s
      orders 1500000 o_orderkey:l o_custkey:l o_orderstatus:s o_totalprice:m o_orderdate:d \
      o_orderpriority:s o_clerk:s o_shippriority:i o_comment:s
      lineitem 6001215 l_orderkey:l l_partkey:l l_suppkey:l l_linenumber:i l_quantity:m \
      l_extendedprice:m l_discount:m l_tax:m l_returnflag:s l_linestatus:s l_shipdate:d \
      l_commitdate:d l_receiptdate:d l_shipinstruct:s l_shipmode:s l_comment:s
      """;

  private TpchTables() {}

  static MemoryCatalogue catalogue() {
    List<MemoryTable> tables = new ArrayList<>();
    for (String line : SCHEMA.strip().split("\n")) {
      String[] words = line.split(" ");
      List<Column> columns = new ArrayList<>();
      for (int i = 2; i < words.length; i++) {
        String[] parts = words[i].split(":");
        columns.add(new Column(parts[0], type(parts[1]), false));
      }
      double rows = Double.parseDouble(words[1]);
      tables.add(new MemoryTable(words[0], columns, List.of(), rows, Map.of()));
    }
    return new MemoryCatalogue(tables);
  }

  private static DataType type(String letter) {
    return switch (letter) {
      case "i" -> DataType.INTEGER;
      case "l" -> DataType.BIGINT;
      case "m" -> DataType.decimal(15, 2);
      case "d" -> DataType.DATE;
      default -> DataType.VARCHAR;
    };
  }
}
