SELECT i_category, i_item_sk, PERCENT_RANK() OVER (PARTITION BY i_category ORDER BY i_current_price) AS pr, CUME_DIST() OVER (PARTITION BY i_category ORDER BY i_current_price) AS cd
FROM item WHERE i_category = 'Music' AND i_current_price IS NOT NULL ORDER BY i_item_sk
