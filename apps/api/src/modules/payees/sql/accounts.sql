-- Members' accounts, by their keyed hashes.
CREATE OR REPLACE FUNCTION payees.accounts(members bigint[]) RETURNS TABLE (member_id bigint, account text)
LANGUAGE sql STABLE
AS $$
  SELECT p.member_id, encode(p.number_mac, 'hex')
  FROM payees.payee AS p
  WHERE p.member_id = ANY (members) AND p.removed_at IS NULL
$$;

REVOKE ALL ON FUNCTION payees.accounts FROM PUBLIC;
GRANT EXECUTE ON FUNCTION payees.accounts TO champa_app;
