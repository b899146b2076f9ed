SELECT t_hour, COUNT(*) AS n FROM store_sales, household_demographics, time_dim, store WHERE ss_sold_time_sk = t_time_sk AND ss_hdemo_sk = hd_demo_sk AND ss_store_sk = s_store_sk
  AND t_minute < 30 AND hd_vehicle_count <= 2 GROUP BY t_hour ORDER BY t_hour
