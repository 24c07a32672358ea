-- Those of these members who have limits. The only query that play of all other members needs.
CREATE OR REPLACE FUNCTION limits.guarded(members bigint[]) RETURNS bigint[]
LANGUAGE plpgsql STABLE
AS $$
BEGIN
  RETURN ARRAY(SELECT g.member_id FROM limits.guard AS g WHERE g.member_id = ANY (members));
END
$$;

REVOKE ALL ON FUNCTION limits.guarded FROM PUBLIC;
