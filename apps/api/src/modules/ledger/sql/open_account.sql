-- An account's ID, opening the account where it doesn't exist. Safe to call again and concurrently.
CREATE OR REPLACE FUNCTION ledger.open_account(owner_type text, owner_id text, purpose text, currency text, at timestamptz)
RETURNS bigint
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = pg_catalog, ledger
AS $$
#variable_conflict use_variable
DECLARE
  account bigint;
BEGIN
  LOOP
    SELECT a.id INTO account FROM accounts AS a
    WHERE (a.owner_type, a.owner_id, a.purpose, a.currency) = (owner_type, owner_id, purpose, currency);
    EXIT WHEN account IS NOT NULL;

    INSERT INTO accounts AS a
    VALUES (nextval('account_id') * CASE WHEN owner_type = 'member' THEN 1 ELSE -1 END,
      owner_type, owner_id, purpose, currency, at)
    ON CONFLICT DO NOTHING
    RETURNING a.id INTO account;
    IF account > 0 THEN
      INSERT INTO balances VALUES (account, currency);
    END IF;
  END LOOP;
  RETURN account;
END
$$;

REVOKE ALL ON FUNCTION ledger.open_account FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.open_account TO champa_app;
