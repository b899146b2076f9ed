SELECT d.d_year, i.i_brand_id, i.i_brand, SUM(ss.ss_ext_sales_price) AS revenue
FROM store_sales ss JOIN date_dim d ON ss.ss_sold_date_sk = d.d_date_sk JOIN item i ON ss.ss_item_sk = i.i_item_sk
WHERE i.i_manager_id BETWEEN 1 AND 40 AND d.d_moy = 11
GROUP BY d.d_year, i.i_brand_id, i.i_brand
ORDER BY d.d_year, revenue DESC NULLS LAST, i.i_brand_id, i.i_brand LIMIT 100
