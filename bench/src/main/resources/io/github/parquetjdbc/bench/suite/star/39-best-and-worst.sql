SELECT a.rk, a.item AS best, b.item AS worst FROM
 (SELECT ss_item_sk AS item, ROW_NUMBER() OVER (ORDER BY AVG(ss_net_profit) DESC, ss_item_sk) AS rk FROM store_sales WHERE ss_store_sk IS NOT NULL GROUP BY ss_item_sk) a
 JOIN (SELECT ss_item_sk AS item, ROW_NUMBER() OVER (ORDER BY AVG(ss_net_profit), ss_item_sk) AS rk FROM store_sales WHERE ss_store_sk IS NOT NULL GROUP BY ss_item_sk) b ON a.rk = b.rk
WHERE a.rk < 11 ORDER BY a.rk
