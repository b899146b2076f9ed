SELECT channel, i_category, GROUPING(channel) + GROUPING(i_category) AS level, SUM(amount) AS amount FROM (
  SELECT 'store' AS channel, ss_item_sk AS item, ss_net_profit AS amount FROM store_sales
  UNION ALL SELECT 'web', ws_item_sk, ws_net_profit FROM web_sales) x JOIN item ON item = i_item_sk
GROUP BY ROLLUP (channel, i_category) ORDER BY level, channel NULLS LAST, i_category NULLS LAST, amount
