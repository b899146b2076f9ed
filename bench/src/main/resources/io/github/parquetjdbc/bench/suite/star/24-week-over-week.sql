WITH w AS (SELECT d_week_seq AS wk, SUM(CASE WHEN d_day_name = 'Sunday' THEN ss_sales_price END) AS sun, SUM(CASE WHEN d_day_name = 'Friday' THEN ss_sales_price END) AS fri
  FROM store_sales JOIN date_dim ON d_date_sk = ss_sold_date_sk GROUP BY d_week_seq)
SELECT a.wk, a.sun, b.sun AS later_sun, a.fri, b.fri AS later_fri FROM w a JOIN w b ON a.wk = b.wk - 52 WHERE a.wk BETWEEN 5200 AND 5270 ORDER BY a.wk
