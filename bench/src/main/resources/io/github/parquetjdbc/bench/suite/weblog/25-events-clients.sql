SELECT event_id, client_ip, COUNT(*) AS c FROM hits GROUP BY event_id, client_ip ORDER BY c DESC, event_id, client_ip LIMIT 10
