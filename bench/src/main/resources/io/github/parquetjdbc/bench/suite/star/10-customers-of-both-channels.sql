SELECT cd_gender, cd_education_status, COUNT(*) AS n FROM customer c, customer_demographics
WHERE cd_demo_sk = c.c_current_cdemo_sk
  AND EXISTS (SELECT 1 FROM store_sales, date_dim WHERE c.c_customer_sk = ss_customer_sk AND ss_sold_date_sk = d_date_sk AND d_year = 2002)
  AND (EXISTS (SELECT 1 FROM web_sales, date_dim WHERE c.c_customer_sk = ws_bill_customer_sk AND ws_sold_date_sk = d_date_sk AND d_year = 2002)
    OR EXISTS (SELECT 1 FROM catalog_sales, date_dim WHERE c.c_customer_sk = cs_ship_customer_sk AND cs_sold_date_sk = d_date_sk AND d_year = 2002))
GROUP BY cd_gender, cd_education_status ORDER BY cd_gender, cd_education_status
