SELECT SUBSTRING(c_last_name FROM 1 FOR 2) AS p, COUNT(*) AS n, COUNT(DISTINCT UPPER(c_first_name)) AS firsts, MAX(CHAR_LENGTH(c_email_address)) AS len
FROM customer GROUP BY SUBSTRING(c_last_name FROM 1 FOR 2) HAVING COUNT(*) > 3 ORDER BY n DESC, p NULLS FIRST
