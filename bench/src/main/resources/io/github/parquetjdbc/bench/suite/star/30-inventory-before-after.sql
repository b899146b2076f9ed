SELECT w_warehouse_name, i_item_id, SUM(CASE WHEN d_date < DATE '2000-03-11' THEN inv_quantity_on_hand ELSE 0 END) AS before_it, SUM(CASE WHEN d_date >= DATE '2000-03-11' THEN inv_quantity_on_hand ELSE 0 END) AS after_it
FROM inventory, warehouse, item, date_dim WHERE i_item_sk = inv_item_sk AND inv_warehouse_sk = w_warehouse_sk AND inv_date_sk = d_date_sk
  AND d_date BETWEEN DATE '2000-03-11' - INTERVAL '30' DAY AND DATE '2000-03-11' + INTERVAL '30' DAY
GROUP BY w_warehouse_name, i_item_id ORDER BY w_warehouse_name NULLS FIRST, i_item_id LIMIT 100
