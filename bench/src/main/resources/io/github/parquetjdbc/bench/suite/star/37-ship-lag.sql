SELECT w_warehouse_name, SUM(CASE WHEN cs_ship_date_sk - cs_sold_date_sk <= 30 THEN 1 ELSE 0 END) AS d30, SUM(CASE WHEN cs_ship_date_sk - cs_sold_date_sk > 60 THEN 1 ELSE 0 END) AS d60
FROM catalog_sales LEFT JOIN warehouse ON cs_warehouse_sk = w_warehouse_sk GROUP BY w_warehouse_name ORDER BY w_warehouse_name NULLS FIRST
