-- A settled round that another bet opens again does not count until it is settled once more: its valid bets are those
-- in its row, whenever figures are counted. Before that, what had been counted stays.
--
-- A round's stake, less rollbacks, by the calls up to a number.
CREATE OR REPLACE FUNCTION vendors.staked_up_to(round bigint, up_to bigint) RETURNS bigint
LANGUAGE sql STABLE
AS $$
  SELECT coalesce(sum(CASE t.kind WHEN 'bet' THEN t.moved WHEN 'rollback' THEN -t.moved ELSE 0 END), 0)::bigint
  FROM vendors.transaction AS t
  WHERE t.round_id = round AND t.id <= up_to
$$;

REVOKE ALL ON FUNCTION vendors.staked_up_to FROM PUBLIC;
GRANT EXECUTE ON FUNCTION vendors.staked_up_to TO champa_app;
