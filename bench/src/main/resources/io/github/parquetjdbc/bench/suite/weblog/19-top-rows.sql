SELECT * FROM hits WHERE url LIKE '%cart%' ORDER BY event_time, event_id LIMIT 10
