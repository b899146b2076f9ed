SELECT s_state, s_county, d_year, SUM(ss_net_profit) AS profit FROM store_sales, store, date_dim WHERE ss_store_sk = s_store_sk AND ss_sold_date_sk = d_date_sk
GROUP BY GROUPING SETS ((s_state, s_county), (d_year), ()) ORDER BY s_state NULLS LAST, s_county NULLS LAST, d_year NULLS LAST, profit
