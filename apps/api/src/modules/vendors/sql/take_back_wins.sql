-- Takes back what rounds paid, to where it came from, and opens the rounds again: so much of each in cash, so much from
-- the member's bonus. `cover` bears cash that the member no longer has. The caller has locked the members' cash
-- accounts. Returns the amounts in cash and from the bonus.
CREATE OR REPLACE FUNCTION vendors.take_back_wins(
  vendor_id smallint, tokens bytea[], rounds text[], keys text[], amounts bigint[], asides bigint[], cover bigint, at timestamptz
) RETURNS TABLE (token bytea, moved bigint, aside bigint)
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = pg_catalog, vendors
SET enable_seqscan = off
SET jit = off
AS $$
#variable_conflict use_variable
DECLARE
  source text := 'vendor:' || vendors.code_of(vendor_id);
  one record;
  number bigint;
  answer ledger.outcome;
BEGIN
  FOR one IN
    SELECT s.token_hash, s.account, s.counter_account, s.game_code, s.member_id, r.id AS round_id, i.key, i.amount, i.aside
    FROM unnest(tokens, rounds, keys, amounts, asides) AS i (token, round, key, amount, aside)
    JOIN session AS s ON s.token_hash = i.token AND s.vendor_id = vendor_id
    JOIN round AS r ON r.account = s.account AND r.vendor_id = vendor_id AND r.ref = i.round
    ORDER BY s.account
  LOOP
    moved := 0;
    aside := 0;
    IF one.amount + one.aside > 0 THEN
      number := nextval('transaction_id');
      INSERT INTO transaction (vendor_id, tx_id, id, kind, account, round_id, game_code, amount, free, moved, cancelled, balance, at)
      VALUES (vendor_id, one.key, number, 'unwin', one.account, one.round_id, one.game_code, one.amount + one.aside, false,
        0, false, 0, at);
      IF one.amount > 0 THEN
        SELECT o.* INTO answer
        FROM ledger.post_batch(ARRAY[ledger.new_movement(
          source => source,
          key => number::text,
          kind => 'win_reversed',
          debit => one.account,
          credit => one.counter_account,
          amount => one.amount,
          reference_type => 'round',
          reference_id => one.round_id::text,
          actor => source,
          cover => cover
        )], at) AS o;
        IF answer.status <> 'posted' THEN
          RAISE EXCEPTION 'win % cannot be taken back: %', one.key, answer.status USING ERRCODE = 'data_corrupted';
        END IF;
        moved := answer.amount;
      END IF;
      IF one.aside > 0 THEN
        aside := bonus.take_back(one.member_id, one.aside, source, number, one.round_id, one.counter_account, at);
      END IF;
      UPDATE transaction AS t SET moved = moved + aside, balance = coalesce(answer.debit_balance, 0)
      WHERE t.vendor_id = take_back_wins.vendor_id AND t.tx_id = one.key;
    END IF;
    UPDATE round AS r SET win = r.win - moved - aside, closed = false, updated_at = at WHERE r.id = one.round_id;
    token := one.token_hash;
    RETURN NEXT;
    answer := NULL;
  END LOOP;
END
$$;

REVOKE ALL ON FUNCTION vendors.take_back_wins FROM PUBLIC;
