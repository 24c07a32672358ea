CREATE OR REPLACE FUNCTION deposits.has_deposited(member_id bigint, but bigint) RETURNS boolean
LANGUAGE sql STABLE
AS $$
  SELECT EXISTS (
    SELECT FROM deposits.deposit AS d
    WHERE d.member_id = has_deposited.member_id AND d.credited_at IS NOT NULL AND d.id IS DISTINCT FROM but
  )
$$;

REVOKE ALL ON FUNCTION deposits.has_deposited FROM PUBLIC;
GRANT EXECUTE ON FUNCTION deposits.has_deposited TO champa_app;
