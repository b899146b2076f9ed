SELECT channel, i_category, COUNT(*) AS sales, SUM(amount) AS amount FROM (
  SELECT 'store' AS channel, ss_item_sk AS item, ss_ext_sales_price AS amount FROM store_sales
  UNION ALL SELECT 'catalog', cs_item_sk, cs_ext_sales_price FROM catalog_sales
  UNION ALL SELECT 'web', ws_item_sk, ws_ext_sales_price FROM web_sales) x JOIN item ON item = i_item_sk
GROUP BY channel, i_category ORDER BY channel, i_category NULLS FIRST
