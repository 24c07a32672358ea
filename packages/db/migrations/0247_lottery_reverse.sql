-- A corrected result takes back what it paid: of a bet that a bonus paid in part also the bonus's part of the win, as far as the bonus
-- is still being wagered and still has it. What it has not any more the house bears, as with cash.

-- Takes a part of a win out of the bonus that it went to, back to where it came from. The caller holds the member's cash account.
-- Answers what there was.
CREATE FUNCTION bonus.take_back(
  member_id bigint, wanted bigint, source text, key bigint, round_id bigint, credit bigint, at timestamptz
) RETURNS bigint
LANGUAGE plpgsql
SET search_path = pg_catalog, bonus
AS $$
#variable_conflict use_variable
DECLARE
  account bigint;
  there bigint;
BEGIN
  SELECT h.account INTO account FROM holder AS h WHERE h.member_id = member_id;
  SELECT least(wanted, l.balance) INTO there FROM ledger.lock_accounts(ARRAY[account]) AS l;
  IF coalesce(there, 0) <= 0 THEN
    RETURN 0;
  END IF;
  IF (SELECT o.status FROM ledger.post_batch(ARRAY[ROW(source || ':bonus', key, 'win_reversed', account, credit, there, 'round', round_id,
    source, NULL, false)::ledger.movement], at) AS o) <> 'posted'
  THEN
    RAISE EXCEPTION 'win % cannot be taken back from a bonus', key USING ERRCODE = 'data_corrupted';
  END IF;
  RETURN there;
END
$$;

-- What of a win went to a bonus that its member is still wagering, by the split of its bet.
CREATE FUNCTION bonus.active_part(member_id bigint, bet_id bigint, amount bigint) RETURNS bigint
LANGUAGE sql STABLE
AS $$
  SELECT coalesce((
    SELECT bonus.share(active_part.amount, s.bonus, s.cash + s.bonus)
    FROM bonus.stake AS s
    JOIN bonus.bonus AS b ON b.id = s.bonus_id AND b.state = 'active'
    WHERE (s.member_id, s.bet_id) = (active_part.member_id, active_part.bet_id)
  ), 0)
$$;

DROP FUNCTION vendors.take_back_wins;
-- Takes what rounds paid back to where it came from, and opens the rounds again: so much of each in cash, so much from the member's
-- bonus. What a member hasn't any more of the cash `cover` bears. The caller holds the members' cash accounts. Answers what each gave
-- in cash, and from his bonus.
CREATE FUNCTION vendors.take_back_wins(
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
        FROM ledger.post_batch(ARRAY[ROW(source, number, 'win_reversed', one.account,
          one.counter_account, one.amount, 'round', one.round_id, source, cover, false)::ledger.movement], at) AS o;
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

-- Takes back what members were paid for a draw by an earlier result: of each the cash of it, and what went to a bonus he is still
-- wagering. The caller holds their accounts and the draw.
CREATE OR REPLACE FUNCTION lottery.reverse(d lottery.draw, wanted bigint[], holders bigint[], currency text, at timestamptz) RETURNS void
LANGUAGE plpgsql
SET search_path = pg_catalog, lottery
AS $$
#variable_conflict use_column
DECLARE
  vendor smallint := (SELECT g.vendor_id FROM game AS g WHERE g.code = d.game_code);
  loss bigint := ledger.open_account('house', 'lottery', 'loss', currency, at);
  tokens bytea[];
  keys text[];
  amounts bigint[];
  asides bigint[];
  back record;
  member bigint;
BEGIN
  IF wanted = '{}' THEN
    RETURN;
  END IF;
  SELECT array_agg(s.token ORDER BY s.account),
    array_agg('u' || d.id || '.' || d.revision || '.' || d.phase || '.' || s.account ORDER BY s.account),
    array_agg(CASE WHEN s.member_id = ANY (holders) THEN p.cash ELSE s.due END ORDER BY s.account),
    array_agg(CASE WHEN s.member_id = ANY (holders) THEN p.aside ELSE 0 END ORDER BY s.account)
  INTO tokens, keys, amounts, asides
  FROM stay AS s
  LEFT JOIN LATERAL (
    SELECT coalesce(sum(bonus.cash_part(s.member_id, n.number, n.paid)), 0)::bigint AS cash,
      coalesce(sum(bonus.active_part(s.member_id, n.number, n.paid)), 0)::bigint AS aside
    FROM (
      SELECT vendors.number_of(vendor, 'b' || t.id) AS number, t.win + t.rebate AS paid
      FROM ticket AS t
      WHERE t.draw_id = d.id AND t.account = s.account AND t.cancelled_at IS NULL
    ) AS n
  ) AS p ON s.member_id = ANY (holders)
  WHERE s.draw_id = d.id AND s.account = ANY (wanted);

  FOR back IN
    SELECT b.token, b.moved, b.aside, r.amount
    FROM vendors.take_back_wins(vendor, tokens, array_fill(lottery.round_ref(d), ARRAY[cardinality(tokens)]), keys, amounts, asides,
      loss, at) AS b
    JOIN unnest(tokens, amounts) AS r (token, amount) ON r.token = b.token
  LOOP
    -- The escrow has the cash whole, for the house covers it, and of a bonus what there was.
    UPDATE stay AS s SET paid = s.paid - back.amount - back.aside
    WHERE s.draw_id = d.id AND s.account = ANY (wanted) AND s.token = back.token
    RETURNING s.member_id INTO member;
    IF back.moved > 0 THEN
      PERFORM limits.note_play(member, at, 0, -back.moved);
    END IF;
  END LOOP;
END
$$;

REVOKE ALL ON FUNCTION bonus.take_back, bonus.active_part, vendors.take_back_wins FROM PUBLIC;
