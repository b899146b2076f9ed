SELECT COUNT(DISTINCT user_id) AS users, COUNT(DISTINCT search_phrase) AS phrases FROM hits
