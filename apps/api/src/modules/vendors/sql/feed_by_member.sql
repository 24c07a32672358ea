-- The sums of rounds from feeds, by member: their part of the figures, of which the ledger knows only the moves.
CREATE OR REPLACE FUNCTION vendors.feed_by_member(up_to bigint) RETURNS TABLE (member_id bigint, stake numeric, win numeric)
LANGUAGE sql STABLE
AS $$
  SELECT k.member_id,
    sum(CASE t.kind WHEN 'bet' THEN t.moved WHEN 'rollback' THEN -t.moved ELSE 0 END),
    sum(CASE t.kind WHEN 'win' THEN t.moved WHEN 'unwin' THEN -t.moved ELSE 0 END)
  FROM vendors.feed_round AS k
  JOIN vendors.transaction AS t ON t.round_id = k.round_id AND t.id <= up_to
  GROUP BY k.member_id
$$;

REVOKE ALL ON FUNCTION vendors.feed_by_member FROM PUBLIC;
GRANT EXECUTE ON FUNCTION vendors.feed_by_member TO champa_app;
