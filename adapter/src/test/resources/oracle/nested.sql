-- Ours, then DuckDB's of the same answer; over the test lake's events.

SELECT event_id, e.place.station_id, (e.place).latitude FROM events e
SELECT event_id, e.place.station_id, (e.place).latitude FROM events e

SELECT event_id FROM events e WHERE e.place.station_id > 20 AND e.place.latitude IS NOT NULL
SELECT event_id FROM events e WHERE e.place.station_id > 20 AND e.place.latitude IS NOT NULL

SELECT e.place.station_id, COUNT(*) FROM events e GROUP BY e.place.station_id
SELECT e.place.station_id, COUNT(*) FROM events e GROUP BY e.place.station_id

SELECT event_id, tags[1], tags[2], tags[100], CARDINALITY(tags) FROM events
SELECT event_id, tags[1], tags[2], tags[100], len(tags) FROM events

SELECT event_id, readings['temp_c'], CARDINALITY(readings) FROM events
SELECT event_id, readings['temp_c'], cardinality(readings) FROM events

SELECT event_id, e.parts[1].name, e.parts[2].quantity FROM events e
SELECT event_id, e.parts[1].name, e.parts[2].quantity FROM events e

SELECT event_id, t.tag FROM events e, UNNEST(e.tags) AS t(tag)
SELECT event_id, t.tag FROM events e, UNNEST(e.tags) AS t(tag)

SELECT event_id, t.tag FROM events e LEFT JOIN UNNEST(e.tags) AS t(tag) ON TRUE
SELECT event_id, t.tag FROM events e LEFT JOIN UNNEST(e.tags) AS t(tag) ON TRUE

SELECT event_id, t.tag, t.n FROM events e CROSS JOIN UNNEST(e.tags) WITH ORDINALITY AS t(tag, n)
SELECT event_id, t.tag, t.n FROM events e CROSS JOIN UNNEST(e.tags) WITH ORDINALITY AS t(tag, n)

SELECT event_id, name, quantity, unit_price FROM events e, UNNEST(e.parts)
SELECT event_id, p.p.name, p.p.quantity, p.p.unit_price FROM events e, UNNEST(e.parts) AS p(p)

SELECT event_id, r.k, r.v FROM events e, UNNEST(e.readings) AS r(k, v) WHERE r.v > 20
SELECT event_id, r.r.key, r.r.value FROM events e, UNNEST(map_entries(e.readings)) AS r(r) WHERE r.r.value > 20

SELECT t.tag, COUNT(*), SUM(e.event_id) FROM events e, UNNEST(e.tags) AS t(tag) WHERE e.event_id > 5100 GROUP BY t.tag
SELECT t.tag, COUNT(*), SUM(e.event_id) FROM events e, UNNEST(e.tags) AS t(tag) WHERE e.event_id > 5100 GROUP BY t.tag

SELECT event_id, t.tag, p.name FROM events e, UNNEST(e.tags) AS t(tag), UNNEST(e.parts) AS p
SELECT event_id, t.tag, p.p.name FROM events e, UNNEST(e.tags) AS t(tag), UNNEST(e.parts) AS p(p)

SELECT * FROM UNNEST(ARRAY[3, 1, 2]) WITH ORDINALITY AS t(x, n)
SELECT * FROM UNNEST([3, 1, 2]) WITH ORDINALITY AS t(x, n)

SELECT CARDINALITY(ARRAY[event_id, bike_id]), ARRAY[event_id, bike_id][2], MAP['a', event_id]['a'] FROM events
SELECT len([event_id, bike_id]), [event_id, bike_id][2], event_id FROM events

SELECT COUNT(*) FROM events e WHERE e.tags[1] = 'battery' OR e.tags[2] LIKE 'net%'
SELECT COUNT(*) FROM events e WHERE e.tags[1] = 'battery' OR e.tags[2] LIKE 'net%'
