SELECT phone_model, COUNT(DISTINCT user_id) AS u FROM hits WHERE phone_model <> '' GROUP BY phone_model ORDER BY u DESC, phone_model LIMIT 10
