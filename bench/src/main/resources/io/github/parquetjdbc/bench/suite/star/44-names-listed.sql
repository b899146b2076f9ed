SELECT s_state, STRING_AGG(s_store_name, ',' ORDER BY s_store_name, s_store_sk) AS names FROM store GROUP BY s_state ORDER BY s_state
