WITH r AS (SELECT sr_customer_sk AS c, sr_store_sk AS s, SUM(sr_return_amt) AS amount FROM store_returns WHERE sr_returned_date_sk IS NOT NULL GROUP BY sr_customer_sk, sr_store_sk)
SELECT cu.c_customer_id, r1.amount FROM r r1 JOIN customer cu ON cu.c_customer_sk = r1.c
WHERE r1.amount > (SELECT AVG(r2.amount) * 1.2 FROM r r2 WHERE r2.s = r1.s)
ORDER BY cu.c_customer_id, r1.amount LIMIT 100
