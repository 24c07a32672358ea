-- Takes back the opposite part of a round, or restores it where the opposite part is smaller now: of each bet that counts towards
-- this bonus in the proportion of the round's stake, rounded up. Returns the decrease. The caller has locked the
-- member's cash account.
CREATE OR REPLACE FUNCTION bonus.oppose(member_id bigint, bonus_id bigint, round_id bigint, opposed bigint, staked bigint) RETURNS bigint
LANGUAGE plpgsql
AS $$
#variable_conflict use_variable
DECLARE
  less bigint;
BEGIN
  WITH due AS (
    SELECT s.bet_id, s.opposed AS before,
      CASE WHEN opposed = 0 THEN 0 ELSE ceil((s.counted + s.opposed)::numeric * opposed / staked)::bigint END AS now
    FROM bonus.stake AS s
    WHERE s.round_id = round_id AND s.member_id = member_id AND s.bonus_id = bonus_id
  ),
  changed AS (
    UPDATE bonus.stake AS s SET counted = s.counted + d.before - d.now, opposed = d.now
    FROM due AS d
    WHERE s.member_id = member_id AND s.bet_id = d.bet_id AND d.now <> d.before
    RETURNING d.now - d.before AS less
  )
  SELECT coalesce(sum(c.less), 0) INTO less FROM changed AS c;
  RETURN less;
END
$$;

REVOKE ALL ON FUNCTION bonus.oppose FROM PUBLIC;
