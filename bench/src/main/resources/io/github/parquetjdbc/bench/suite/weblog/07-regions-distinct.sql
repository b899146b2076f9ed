SELECT region_id, COUNT(DISTINCT user_id) AS u FROM hits GROUP BY region_id ORDER BY u DESC, region_id LIMIT 10
