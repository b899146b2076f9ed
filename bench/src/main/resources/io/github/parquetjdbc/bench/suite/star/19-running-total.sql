SELECT d_year, d_moy, total, SUM(total) OVER (PARTITION BY d_year ORDER BY d_moy) AS running,
  LAG(total) OVER (ORDER BY d_year, d_moy) AS earlier
FROM (SELECT d_year, d_moy, SUM(ws_net_paid) AS total FROM web_sales JOIN date_dim ON ws_sold_date_sk = d_date_sk GROUP BY d_year, d_moy) x
ORDER BY d_year, d_moy
