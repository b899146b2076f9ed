SELECT search_phrase, MIN(url) AS url, COUNT(*) AS c FROM hits WHERE url LIKE '%news%' AND search_phrase <> '' GROUP BY search_phrase ORDER BY c DESC, search_phrase LIMIT 10
