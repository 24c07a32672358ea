-- The part of a win that goes to a bonus its member is still wagering, by the split of its bet.
CREATE OR REPLACE FUNCTION bonus.active_part(member_id bigint, bet_id bigint, amount bigint) RETURNS bigint
LANGUAGE sql STABLE
AS $$
  SELECT coalesce((
    SELECT bonus.share(active_part.amount, s.bonus, s.cash + s.bonus)
    FROM bonus.stake AS s
    JOIN bonus.bonus AS b ON b.id = s.bonus_id AND b.state = 'active'
    WHERE (s.member_id, s.bet_id) = (active_part.member_id, active_part.bet_id)
  ), 0)
$$;

REVOKE ALL ON FUNCTION bonus.active_part FROM PUBLIC;
