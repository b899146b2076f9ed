SELECT CASE WHEN ss_quantity BETWEEN 1 AND 20 THEN 'low' WHEN ss_quantity BETWEEN 21 AND 60 THEN 'middle' WHEN ss_quantity IS NULL THEN 'none' ELSE 'high' END AS bucket,
  COUNT(*) AS n, SUM(ss_net_paid) AS paid, MIN(ss_sales_price) AS least, MAX(ss_sales_price) AS most
FROM store_sales GROUP BY 1 ORDER BY bucket
