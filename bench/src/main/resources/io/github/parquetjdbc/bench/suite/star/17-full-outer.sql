SELECT COUNT(*) AS n, COUNT(a.k) AS l, COUNT(b.k) AS r FROM (SELECT DISTINCT ss_item_sk AS k FROM store_sales WHERE ss_quantity > 95) a
FULL JOIN (SELECT DISTINCT ws_item_sk AS k FROM web_sales WHERE ws_quantity > 95) b ON a.k = b.k
