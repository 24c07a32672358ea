-- Of one member.
CREATE OR REPLACE FUNCTION figures.valid_bet_of(member bigint, since timestamptz, until timestamptz)
RETURNS TABLE (slot timestamptz, valid_bet bigint)
LANGUAGE sql STABLE
AS $$
  SELECT s.slot, s.valid_bet
  FROM generate_series(since, until - interval '5 minutes', '5 minutes') AS five (slot)
  JOIN figures.slot AS s ON s.slot = five.slot AND s.member_id = member
$$;
