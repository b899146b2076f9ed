SELECT COUNT(*) AS n FROM (
  SELECT ss_customer_sk AS c FROM store_sales WHERE ss_customer_sk IS NOT NULL
  EXCEPT SELECT ws_bill_customer_sk FROM web_sales
  EXCEPT SELECT cs_bill_customer_sk FROM catalog_sales) x
