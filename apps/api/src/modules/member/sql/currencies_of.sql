-- Members' currencies, for facts. Trial members are left out.
CREATE OR REPLACE FUNCTION member.currencies_of(members bigint[]) RETURNS TABLE (member_id bigint, currency text)
LANGUAGE sql STABLE
AS $$
  SELECT m.id, m.currency FROM member.member AS m WHERE m.id = ANY (members) AND m.type <> 4
$$;

REVOKE ALL ON FUNCTION member.currencies_of FROM PUBLIC;
