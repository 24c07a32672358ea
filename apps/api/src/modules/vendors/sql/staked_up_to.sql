-- A round that was over and is open again, by another bet of it, counts for nothing until it is over once more: its valid bets are
-- what stands in its row, whenever figures are counted. Before, what had been counted stayed.
--
-- A round's stake, less what was rolled back, by the calls up to a number.
CREATE OR REPLACE FUNCTION vendors.staked_up_to(round bigint, up_to bigint) RETURNS bigint
LANGUAGE sql STABLE
AS $$
  SELECT coalesce(sum(CASE t.kind WHEN 'bet' THEN t.moved WHEN 'rollback' THEN -t.moved ELSE 0 END), 0)::bigint
  FROM vendors.transaction AS t
  WHERE t.round_id = round AND t.id <= up_to
$$;

REVOKE ALL ON FUNCTION vendors.staked_up_to FROM PUBLIC;
GRANT EXECUTE ON FUNCTION vendors.staked_up_to TO champa_app;
