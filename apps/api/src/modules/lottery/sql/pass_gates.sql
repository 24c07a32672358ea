-- Bets share a draw's gate lock; locking the draw waits until those inside have committed, and admits no more.
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
