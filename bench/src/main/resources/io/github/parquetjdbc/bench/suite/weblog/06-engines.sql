SELECT adv_engine, COUNT(*) AS n FROM hits WHERE adv_engine <> 0 GROUP BY adv_engine ORDER BY n DESC, adv_engine
