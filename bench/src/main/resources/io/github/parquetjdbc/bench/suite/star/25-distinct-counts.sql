SELECT s_state, COUNT(DISTINCT ss_customer_sk) AS customers, COUNT(DISTINCT ss_item_sk) AS items, COUNT(DISTINCT ss_ticket_number) AS tickets
FROM store_sales JOIN store ON ss_store_sk = s_store_sk GROUP BY s_state ORDER BY s_state
