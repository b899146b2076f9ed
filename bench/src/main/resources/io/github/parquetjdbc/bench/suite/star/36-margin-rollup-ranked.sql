SELECT i_category, i_class, SUM(ss_net_profit) / SUM(ss_ext_sales_price) AS margin_, GROUPING(i_category) + GROUPING(i_class) AS lochierarchy
FROM store_sales JOIN item ON ss_item_sk = i_item_sk GROUP BY ROLLUP (i_category, i_class) ORDER BY lochierarchy DESC, i_category NULLS FIRST, i_class NULLS FIRST, margin_
