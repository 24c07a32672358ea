-- The member of each member's account.
CREATE OR REPLACE FUNCTION ledger.member_accounts() RETURNS TABLE (account bigint, member_id bigint)
LANGUAGE sql STABLE
AS $$ SELECT a.id, a.owner_id::bigint FROM ledger.accounts AS a WHERE a.owner_type = 'member' $$;
