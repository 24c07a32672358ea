-- Limits and transfer wallets: stakes there are not seen one by one, only their sum when the vendor's balance is next
-- queried. It is counted here, under the lock of the member's cash account, which the caller holds.
CREATE OR REPLACE FUNCTION limits.note_play(member_id bigint, at timestamptz, staked bigint, won bigint) RETURNS void
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = pg_catalog, limits
AS $$
#variable_conflict use_variable
DECLARE
  today date;
BEGIN
  SELECT (at AT TIME ZONE g.time_zone)::date INTO today FROM guard AS g WHERE g.member_id = member_id;
  IF FOUND THEN
    PERFORM note(member_id, today, staked, won);
  END IF;
END
$$;

REVOKE ALL ON FUNCTION limits.note_play FROM PUBLIC;
GRANT EXECUTE ON FUNCTION limits.note_play TO champa_app;
