-- A settlement's call of the wallet must succeed: anything else is a bug, and nothing of the part happens.
CREATE OR REPLACE FUNCTION lottery.must_be_done(outcome text) RETURNS boolean
LANGUAGE plpgsql
AS $$
BEGIN
  IF outcome <> 'done' THEN
    RAISE EXCEPTION 'a draw cannot be settled: %', outcome USING ERRCODE = 'data_corrupted';
  END IF;
  RETURN true;
END
$$;

REVOKE ALL ON FUNCTION lottery.must_be_done FROM PUBLIC;
