SELECT COUNT(*) AS n, COUNT(CASE WHEN i_item_desc LIKE '%ever%' THEN 1 END) AS ever, COUNT(CASE WHEN LOWER(i_color) LIKE 'b%' THEN 1 END) AS b, MIN(TRIM(i_size)) AS s
FROM item WHERE i_product_name NOT LIKE 'able%'
