SELECT region_id, SUM(adv_engine) AS a, COUNT(*) AS c, AVG(resolution_width) AS w, COUNT(DISTINCT user_id) AS u FROM hits GROUP BY region_id ORDER BY c DESC, region_id LIMIT 10
