SELECT * FROM (SELECT i_category, i_brand, SUM(ss_net_profit) AS profit,
  RANK() OVER (PARTITION BY i_category ORDER BY SUM(ss_net_profit) DESC) AS rk FROM store_sales JOIN item ON ss_item_sk = i_item_sk
  GROUP BY i_category, i_brand) x WHERE rk <= 3 ORDER BY i_category NULLS FIRST, rk, i_brand NULLS FIRST
