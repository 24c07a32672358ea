-- Counts play of a guarded member on a day. A rollback on a day that is no longer kept changes no limit.
CREATE OR REPLACE FUNCTION limits.note(member_id bigint, day date, staked bigint, won bigint) RETURNS void
LANGUAGE plpgsql
AS $$
#variable_conflict use_variable
BEGIN
  UPDATE limits.day AS d SET staked = d.staked + staked, won = d.won + won
  WHERE d.member_id = member_id AND d.day = day;
  IF NOT FOUND AND (staked > 0 OR won > 0) THEN
    INSERT INTO limits.day VALUES (member_id, day, staked, won);
  END IF;
END
$$;

REVOKE ALL ON FUNCTION limits.note FROM PUBLIC;
