SELECT AVG(ss_quantity) AS a, AVG(ss_ext_sales_price) AS b, SUM(ss_ext_wholesale_cost) AS c FROM store_sales, store, customer_demographics, household_demographics, date_dim
WHERE s_store_sk = ss_store_sk AND ss_sold_date_sk = d_date_sk AND d_year = 2001 AND ss_hdemo_sk = hd_demo_sk AND ss_cdemo_sk = cd_demo_sk
  AND ((cd_marital_status = 'M' AND cd_education_status = 'Advanced Degree' AND hd_dep_count = 3) OR (cd_marital_status = 'S' AND cd_education_status = 'College' AND hd_dep_count < 3) OR (cd_marital_status = 'W' AND hd_dep_count > 1))
