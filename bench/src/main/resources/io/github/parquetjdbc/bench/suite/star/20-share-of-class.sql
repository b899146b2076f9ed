SELECT i_category, i_class, revenue, revenue * 100.0 / SUM(revenue) OVER (PARTITION BY i_category) AS share
FROM (SELECT i_category, i_class, CAST(SUM(cs_ext_sales_price) AS DOUBLE) AS revenue FROM catalog_sales JOIN item ON cs_item_sk = i_item_sk
WHERE i_category IN ('Sports', 'Books', 'Home') GROUP BY i_category, i_class) x ORDER BY i_category, i_class NULLS FIRST
