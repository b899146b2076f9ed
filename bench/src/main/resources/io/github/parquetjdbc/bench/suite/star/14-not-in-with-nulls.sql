SELECT COUNT(*) AS n FROM customer WHERE c_customer_sk NOT IN (SELECT sr_customer_sk FROM store_returns WHERE sr_customer_sk IS NOT NULL)
