SELECT SUM(ws.ws_ext_discount_amt) AS excess FROM web_sales ws, item, date_dim WHERE i_item_sk = ws.ws_item_sk AND d_date_sk = ws.ws_sold_date_sk AND i_manufact_id < 300
  AND ws.ws_ext_discount_amt > (SELECT 1.3 * AVG(w2.ws_ext_discount_amt) FROM web_sales w2, date_dim d2 WHERE w2.ws_item_sk = i_item_sk AND d2.d_date_sk = w2.ws_sold_date_sk)
