-- What a settlement asks of the wire is always done: anything else is a mistake of the program, and nothing of the part happens.
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
