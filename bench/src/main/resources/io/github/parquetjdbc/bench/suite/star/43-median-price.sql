SELECT i_category, PERCENTILE_CONT(0.5) WITHIN GROUP (ORDER BY CAST(i_current_price AS DOUBLE)) AS med, COUNT(*) FILTER (WHERE i_current_price > 50) AS dear
FROM item WHERE i_category IS NOT NULL GROUP BY i_category ORDER BY i_category
