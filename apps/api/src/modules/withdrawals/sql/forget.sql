-- Takes the accounts that a member was paid to away, and the pictures that prove payments.
CREATE OR REPLACE FUNCTION withdrawals.forget(forgotten bigint) RETURNS void
LANGUAGE sql
SECURITY DEFINER
SET search_path = pg_catalog, withdrawals
AS $$
  DELETE FROM withdrawals.proof AS p USING withdrawals.withdrawal AS w WHERE w.id = p.withdrawal_id AND w.member_id = forgotten;
  UPDATE withdrawals.withdrawal SET payee_sealed = '', payee_hidden = '' WHERE member_id = forgotten;
$$;

REVOKE ALL ON FUNCTION withdrawals.forget FROM PUBLIC;
GRANT EXECUTE ON FUNCTION withdrawals.forget TO champa_app;
