SELECT d_date, n, AVG(CAST(n AS DOUBLE)) OVER (ORDER BY d_date ROWS BETWEEN 6 PRECEDING AND CURRENT ROW) AS week
FROM (SELECT d_date, COUNT(*) AS n FROM store_sales JOIN date_dim ON ss_sold_date_sk = d_date_sk WHERE d_year = 2000 GROUP BY d_date) x ORDER BY d_date
