SELECT MIN(event_date) AS lo, MAX(event_date) AS hi, MIN(event_time) AS t0, MAX(event_time) AS t1 FROM hits
