-- Whoever bets on a draw shares its gate; whoever locks it waits until those inside have committed, and lets nobody in.
CREATE OR REPLACE FUNCTION lottery.pass_gates(draws bigint[]) RETURNS void
LANGUAGE plpgsql
AS $$
DECLARE
  id bigint;
BEGIN
  FOREACH id IN ARRAY ARRAY(SELECT DISTINCT d FROM unnest(draws) AS d ORDER BY d) LOOP
    PERFORM pg_advisory_xact_lock_shared(hashtextextended('lottery.draw', id));
  END LOOP;
END
$$;

REVOKE ALL ON FUNCTION lottery.pass_gates FROM PUBLIC;
