CREATE OR REPLACE FUNCTION ledger.cash_holders() RETURNS TABLE (account bigint, member_id bigint)
LANGUAGE sql STABLE
AS $$ SELECT a.id, a.owner_id::bigint FROM ledger.accounts AS a WHERE a.owner_type = 'member' AND a.purpose = 'cash' $$;
