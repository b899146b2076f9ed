SELECT DISTINCT i_category, FIRST_VALUE(i_item_id) OVER w AS cheapest,
  LAST_VALUE(i_item_id) OVER (PARTITION BY i_category ORDER BY i_current_price, i_item_sk ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING) AS dearest
FROM item WHERE i_current_price IS NOT NULL AND i_category IS NOT NULL
WINDOW w AS (PARTITION BY i_category ORDER BY i_current_price, i_item_sk) ORDER BY i_category
