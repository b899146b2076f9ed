SELECT cd_gender, cd_marital_status, COUNT(*) AS n, AVG(cd_purchase_estimate) AS estimate
FROM customer JOIN customer_demographics ON c_current_cdemo_sk = cd_demo_sk
GROUP BY CUBE (cd_gender, cd_marital_status)
ORDER BY cd_gender NULLS LAST, cd_marital_status NULLS LAST, n
