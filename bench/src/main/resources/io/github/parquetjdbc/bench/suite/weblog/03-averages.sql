SELECT SUM(adv_engine) AS a, COUNT(*) AS n, AVG(resolution_width) AS w, AVG(CAST(user_id AS DOUBLE)) AS u FROM hits
