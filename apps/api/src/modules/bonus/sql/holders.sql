-- Those of these members who hold or held a bonus. The only query that play of all other members needs.
CREATE OR REPLACE FUNCTION bonus.holders(members bigint[]) RETURNS bigint[]
LANGUAGE plpgsql STABLE
AS $$
BEGIN
  RETURN ARRAY(SELECT h.member_id FROM bonus.holder AS h WHERE h.member_id = ANY (members));
END
$$;

REVOKE ALL ON FUNCTION bonus.holders FROM PUBLIC;
