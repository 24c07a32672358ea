-- Counts play of a guarded member on a day. What is taken back of a day that is not kept any more limits nothing.
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
