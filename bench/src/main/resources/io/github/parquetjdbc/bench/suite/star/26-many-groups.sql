SELECT ss_customer_sk, ss_item_sk, COUNT(*) AS n, SUM(ss_net_paid) AS paid FROM store_sales GROUP BY ss_customer_sk, ss_item_sk
ORDER BY n DESC, paid DESC NULLS LAST, ss_customer_sk NULLS FIRST, ss_item_sk LIMIT 20
