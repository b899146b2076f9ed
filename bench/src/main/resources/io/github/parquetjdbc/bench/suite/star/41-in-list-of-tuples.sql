SELECT COUNT(*) AS n FROM store_sales WHERE (ss_store_sk, ss_quantity) IN ((1, 10), (2, 20), (4, 30), (7, 40))
