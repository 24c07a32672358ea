-- The members who registered earlier and have, or had, one of these accounts.
CREATE OR REPLACE FUNCTION payees.sharing(members bigint[]) RETURNS TABLE (member_id bigint, other_id bigint)
LANGUAGE sql STABLE
AS $$
  SELECT DISTINCT p.member_id, o.member_id
  FROM payees.payee AS p
  JOIN payees.payee AS o ON o.number_mac = p.number_mac AND o.member_id < p.member_id
  WHERE p.member_id = ANY (members)
$$;

REVOKE ALL ON FUNCTION payees.sharing FROM PUBLIC;
GRANT EXECUTE ON FUNCTION payees.sharing TO champa_app;
