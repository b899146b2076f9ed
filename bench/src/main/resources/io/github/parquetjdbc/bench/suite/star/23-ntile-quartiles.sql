SELECT q, COUNT(*) AS n, MIN(ss_net_paid) AS lo, MAX(ss_net_paid) AS hi FROM (
  SELECT ss_net_paid, NTILE(4) OVER (ORDER BY ss_net_paid, ss_ticket_number, ss_item_sk) AS q FROM store_sales WHERE ss_net_paid IS NOT NULL) x GROUP BY q ORDER BY q
