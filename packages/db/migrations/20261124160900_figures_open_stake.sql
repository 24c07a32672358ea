-- Undecided stakes of a day are kept apart, so that profit and loss can leave them out.
ALTER TABLE figures.day ADD COLUMN open_stake bigint NOT NULL DEFAULT 0; -- stakes of rounds that are open

UPDATE figures.day AS d SET open_stake = o.unsettled
FROM (
  SELECT l.member_id, (l.started_at AT TIME ZONE p.time_zone)::date AS day, l.vendor_id, l.game_code, sum(l.unsettled) AS unsettled
  FROM figures.loose_round AS l, figures.progress AS p
  WHERE l.state = 'open'
  GROUP BY 1, 2, 3, 4
) AS o
WHERE (o.member_id, o.day, o.vendor_id, o.game_code) = (d.member_id, d.day, d.vendor_id, d.game_code);
