-- A round after a judged command.
CREATE OR REPLACE FUNCTION vendors.round_after(one vendors.judgement) RETURNS vendors.round
LANGUAGE plpgsql STABLE
SET search_path = pg_catalog, vendors
AS $$
DECLARE
  r vendors.round;
BEGIN
  SELECT * INTO r FROM round AS x WHERE x.id = one.round_id;
  r.stake := r.stake + CASE one.verdict WHEN 'bet' THEN one.moved WHEN 'rollback' THEN -one.moved ELSE 0 END;
  r.win := r.win + CASE one.verdict WHEN 'win' THEN one.moved ELSE 0 END;
  r.bets := r.bets + (one.verdict = 'bet')::integer;
  r.cancelled_bets := r.cancelled_bets + (one.verdict = 'rollback')::integer;
  r.open_bets := r.open_bets + (one.verdict = 'bet')::integer - one.settles::integer;
  r.closed := r.closed OR one.closes AND (one.verdict IN ('bet', 'win') OR r.open_bets = 0);
  RETURN r;
END
$$;

REVOKE ALL ON FUNCTION vendors.round_after FROM PUBLIC;
