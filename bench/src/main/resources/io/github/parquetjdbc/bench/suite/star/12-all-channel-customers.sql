SELECT c_last_name, c_first_name FROM customer WHERE c_customer_sk IN (
  SELECT ss_customer_sk FROM store_sales INTERSECT SELECT ws_bill_customer_sk FROM web_sales INTERSECT SELECT cs_bill_customer_sk FROM catalog_sales)
ORDER BY c_last_name NULLS FIRST, c_first_name NULLS FIRST, c_customer_sk LIMIT 50
