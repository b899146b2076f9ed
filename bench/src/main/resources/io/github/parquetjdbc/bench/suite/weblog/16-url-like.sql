SELECT COUNT(*) AS n FROM hits WHERE url LIKE '%/shop/%'
