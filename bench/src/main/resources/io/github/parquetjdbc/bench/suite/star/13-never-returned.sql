SELECT i_category, COUNT(*) AS n FROM item WHERE NOT EXISTS (SELECT 1 FROM store_returns WHERE sr_item_sk = i_item_sk)
GROUP BY i_category ORDER BY i_category NULLS FIRST
