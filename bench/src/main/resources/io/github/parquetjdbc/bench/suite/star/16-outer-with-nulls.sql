SELECT s_store_id, COUNT(sr_ticket_number) AS returned, COUNT(*) AS sold, SUM(COALESCE(sr_return_amt, 0)) AS amount
FROM store_sales JOIN store ON ss_store_sk = s_store_sk LEFT JOIN store_returns ON ss_ticket_number = sr_ticket_number AND ss_item_sk = sr_item_sk
GROUP BY s_store_id ORDER BY s_store_id
