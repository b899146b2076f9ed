SELECT search_engine, search_phrase, COUNT(*) AS c FROM hits WHERE search_phrase <> '' GROUP BY search_engine, search_phrase ORDER BY c DESC, search_engine, search_phrase LIMIT 10
