SELECT i_item_id, AVG(ss_quantity) AS q, AVG(ss_list_price) AS lp, AVG(ss_coupon_amt) AS ca, AVG(ss_sales_price) AS sp
FROM store_sales, customer_demographics, date_dim, item, promotion
WHERE ss_sold_date_sk = d_date_sk AND ss_item_sk = i_item_sk AND ss_cdemo_sk = cd_demo_sk AND ss_promo_sk = p_promo_sk
  AND cd_gender = 'M' AND (p_channel_email = 'N' OR p_channel_event = 'N') AND d_year IN (2000, 2001)
GROUP BY i_item_id ORDER BY i_item_id LIMIT 100
