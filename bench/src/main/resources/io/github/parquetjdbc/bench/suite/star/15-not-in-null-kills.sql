SELECT COUNT(*) AS n FROM item WHERE i_item_sk NOT IN (SELECT ss_promo_sk FROM store_sales)
