SELECT inv_warehouse_sk, inv_item_sk, AVG(CAST(inv_quantity_on_hand AS DOUBLE)) AS mean, STDDEV_SAMP(CAST(inv_quantity_on_hand AS DOUBLE)) AS dev
FROM inventory JOIN date_dim ON inv_date_sk = d_date_sk WHERE d_year = 2001 GROUP BY inv_warehouse_sk, inv_item_sk
HAVING AVG(inv_quantity_on_hand) > 0 ORDER BY dev DESC NULLS LAST, inv_warehouse_sk, inv_item_sk LIMIT 50
