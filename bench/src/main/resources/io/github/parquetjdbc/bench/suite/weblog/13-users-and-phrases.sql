SELECT user_id, search_phrase, COUNT(*) AS c FROM hits GROUP BY user_id, search_phrase ORDER BY c DESC, user_id, search_phrase LIMIT 10
