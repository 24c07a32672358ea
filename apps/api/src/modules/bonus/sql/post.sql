-- Posts the movements of a change of a member's bonus, all or none.
CREATE OR REPLACE FUNCTION bonus.post(moves ledger.movement[], at timestamptz) RETURNS void
LANGUAGE plpgsql
AS $$
BEGIN
  IF moves <> '{}' AND EXISTS (SELECT FROM ledger.post_batch(moves, at) AS o WHERE o.status <> 'posted') THEN
    RAISE EXCEPTION 'the ledger refused a movement of a bonus' USING ERRCODE = 'data_corrupted';
  END IF;
END
$$;

REVOKE ALL ON FUNCTION bonus.post FROM PUBLIC;
