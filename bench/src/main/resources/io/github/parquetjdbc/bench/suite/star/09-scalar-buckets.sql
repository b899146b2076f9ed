SELECT CASE WHEN (SELECT COUNT(*) FROM store_sales WHERE ss_quantity BETWEEN 1 AND 20) > 1000
  THEN (SELECT AVG(ss_ext_discount_amt) FROM store_sales WHERE ss_quantity BETWEEN 1 AND 20)
  ELSE (SELECT AVG(ss_net_paid) FROM store_sales WHERE ss_quantity BETWEEN 1 AND 20) END AS b1,
  (SELECT MAX(ss_net_profit) FROM store_sales WHERE ss_quantity > 90) AS b2
FROM store WHERE s_store_sk = 1
