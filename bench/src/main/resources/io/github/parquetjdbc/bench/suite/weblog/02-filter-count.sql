SELECT COUNT(*) AS n FROM hits WHERE adv_engine <> 0
