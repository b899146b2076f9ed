SELECT client_ip, client_ip - 1 AS a, client_ip - 2 AS b, COUNT(*) AS c FROM hits GROUP BY client_ip, client_ip - 1, client_ip - 2 ORDER BY c DESC, client_ip LIMIT 10
