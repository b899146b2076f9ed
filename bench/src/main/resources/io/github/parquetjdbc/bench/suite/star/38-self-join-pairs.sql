SELECT a.ss_item_sk AS x, b.ss_item_sk AS y, COUNT(*) AS n FROM store_sales a JOIN store_sales b ON a.ss_ticket_number = b.ss_ticket_number AND a.ss_item_sk < b.ss_item_sk
WHERE a.ss_quantity > 80 AND b.ss_quantity > 80 GROUP BY a.ss_item_sk, b.ss_item_sk ORDER BY n DESC, x, y LIMIT 20
