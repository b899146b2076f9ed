SELECT REGEXP_REPLACE(referer, '^https?://(?:www\.)?([^/]+)/.*$', 'x') AS k, COUNT(*) AS c, MIN(referer) AS r FROM hits WHERE referer <> '' GROUP BY 1 ORDER BY c DESC, k LIMIT 25
