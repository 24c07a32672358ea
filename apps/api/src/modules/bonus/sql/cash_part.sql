-- The cash part of a win, by the split of its bet.
CREATE OR REPLACE FUNCTION bonus.cash_part(member_id bigint, bet_id bigint, amount bigint) RETURNS bigint
LANGUAGE sql STABLE
AS $$
  SELECT amount - coalesce((
    SELECT bonus.share(amount, s.bonus, s.cash + s.bonus) FROM bonus.stake AS s
    WHERE (s.member_id, s.bet_id) = (cash_part.member_id, cash_part.bet_id)
  ), 0)
$$;

REVOKE ALL ON FUNCTION bonus.cash_part FROM PUBLIC;
