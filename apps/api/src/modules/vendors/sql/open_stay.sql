-- For lottery.
--
-- A member's stay at one of the house's own draws: their money moves to and from the draw's escrow. The token never
-- leaves the database; wallet calls cannot use it.
CREATE OR REPLACE FUNCTION vendors.open_stay(
  token bytea, vendor_id smallint, member_id bigint, currency text, game_code text, account bigint, counter_account bigint,
  at timestamptz
) RETURNS void
LANGUAGE sql
AS $$
  INSERT INTO vendors.session (token_hash, vendor_id, member_id, currency, game_code, account, counter_account, opened_at, expires_at)
  VALUES (token, vendor_id, member_id, currency, game_code, account, counter_account, at, 'infinity')
$$;

REVOKE ALL ON FUNCTION vendors.open_stay FROM PUBLIC;
