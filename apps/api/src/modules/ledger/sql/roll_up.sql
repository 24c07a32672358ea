-- Adds the sealed movements since the last time to the balances of the house's side. Returns the id they now reach.
CREATE OR REPLACE FUNCTION ledger.roll_up() RETURNS bigint
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = pg_catalog, ledger
SET enable_seqscan = off
SET jit = off
AS $$
DECLARE
  since bigint;
  final bigint;
BEGIN
  SELECT up_to INTO since FROM rolled_up FOR UPDATE;
  SELECT coalesce(max(last_id), 0) INTO final FROM blocks;
  IF final > since THEN
    INSERT INTO checkpoints AS c (account, balance)
    SELECT moved.account, sum(moved.amount)
    FROM (
      SELECT debit AS account, -amount AS amount FROM journal
      WHERE id > since AND id <= final AND debit < 0
      UNION ALL
      SELECT credit, amount FROM journal
      WHERE id > since AND id <= final AND credit < 0
    ) AS moved
    GROUP BY moved.account
    ON CONFLICT (account) DO UPDATE SET balance = c.balance + excluded.balance;
    UPDATE rolled_up SET up_to = final;
  END IF;
  RETURN final;
END
$$;

REVOKE ALL ON FUNCTION ledger.roll_up FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.roll_up TO champa_app;
