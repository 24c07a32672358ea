-- The valid bets of many members between two days, both included.
CREATE OR REPLACE FUNCTION figures.valid_bets(members bigint[], from_day date, to_day date) RETURNS bigint
LANGUAGE sql STABLE
AS $$
  SELECT coalesce(sum(d.valid_bet), 0)::bigint
  FROM figures.day AS d
  WHERE d.member_id = ANY (members) AND d.day BETWEEN from_day AND to_day
$$;

REVOKE ALL ON FUNCTION figures.valid_bets FROM PUBLIC;
GRANT EXECUTE ON FUNCTION figures.valid_bets TO champa_app;
