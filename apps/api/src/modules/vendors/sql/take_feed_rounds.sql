-- Stores rounds of a vendor's feed in the record, each revision once, and returns the result of each, in their order.
--
-- Locks: the cash accounts of all players named, in ID order, as play_batch does; no other transaction changes what is
-- read of a player afterwards. The transaction has its number before it draws a call's: draw_line relies on that.
CREATE OR REPLACE FUNCTION vendors.take_feed_rounds(vendor_id smallint, rounds jsonb, at timestamptz) RETURNS TABLE (ref text, outcome text)
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = pg_catalog, vendors
SET enable_seqscan = off
SET enable_hashjoin = off
SET enable_mergejoin = off
SET jit = off
AS $$
#variable_conflict use_variable
DECLARE
  code text := vendors.code_of(vendor_id);
  players bigint[];
  holders bigint[];
  one record;
  r vendors.round;
  known vendors.feed_round;
  bet bigint; -- the number of its first bet
  placed bigint; -- its stake
  latest bigint;
  staked bigint; -- the part that counts now
BEGIN
  PERFORM pg_current_xact_id();
  players := ARRAY(
    SELECT DISTINCT (t ->> 'player')::bigint FROM jsonb_array_elements(rounds) AS t WHERE t ->> 'player' ~ '^[1-9][0-9]{0,17}$'
  );
  PERFORM ledger.lock_accounts(ARRAY(SELECT c.account FROM ledger.cash_accounts(players) AS c));
  holders := bonus.holders(players);

  FOR one IN
    SELECT t.ref, t.revision, t.state, t.currency, t."gameCode" AS game_code, t.stake, t.win, coalesce(t.bets, 1) AS bets,
      t."startedAt" AS started_at, t."settledAt" AS settled_at, c.member_id, c.account, c.currency AS own_currency
    FROM ROWS FROM (
      jsonb_to_recordset(rounds) AS (ref text, revision integer, state text, player text, currency text, "gameCode" text,
        stake bigint, win bigint, bets integer, "startedAt" timestamptz, "settledAt" timestamptz)
    ) WITH ORDINALITY AS t
    -- A member has one currency: a cash account in the round's currency is it.
    LEFT JOIN LATERAL (
      SELECT c.* FROM ledger.cash_accounts(ARRAY[CASE WHEN t.player ~ '^[1-9][0-9]{0,17}$' THEN t.player::bigint END]) AS c
      ORDER BY c.currency = t.currency DESC
      LIMIT 1
    ) AS c ON true
    ORDER BY t.ordinality
  LOOP
    ref := one.ref;
    IF one.account IS NULL OR one.own_currency <> one.currency THEN
      outcome := CASE WHEN one.account IS NULL THEN 'unknown_player' ELSE 'wrong_currency' END;
      RETURN NEXT;
      CONTINUE;
    END IF;
    SELECT * INTO r FROM round AS x
    WHERE x.account = one.account AND x.vendor_id = vendor_id AND x.ref = one.ref COLLATE "C" LIMIT 1;
    SELECT * INTO known FROM feed_round AS x WHERE x.round_id = r.id;
    IF r.id IS NOT NULL AND (known.round_id IS NULL OR known.revision >= one.revision) THEN
      outcome := CASE WHEN known.round_id IS NULL THEN 'on_the_wire' ELSE 'known' END;
      RETURN NEXT;
      CONTINUE;
    END IF;

    staked := CASE one.state WHEN 'void' THEN 0 ELSE one.stake END;
    IF r.id IS NULL THEN
      outcome := 'begun';
      -- A vendor's clock that is ahead of ours begins no round in the future.
      INSERT INTO round (id, member_id, account, vendor_id, ref, currency, game_code, closed, stake, win, bets, cancelled_bets,
        open_bets, started_at, updated_at)
      VALUES (nextval('round_id'), one.member_id, one.account, vendor_id, one.ref, one.currency, one.game_code, true, 0, 0, one.bets, 0, 0,
        least(one.started_at, at), at)
      RETURNING * INTO r;
      bet := note_feed_round(r, one.revision, 'bet', one.stake, NULL, at);
      latest := bet;
      placed := one.stake;
      r.stake := one.stake;
    ELSE
      outcome := 'changed';
      SELECT t.id, t.moved INTO bet, placed FROM transaction AS t WHERE t.round_id = r.id ORDER BY t.id LIMIT 1;
      latest := known.latest;
    END IF;

    -- The new stake less the old one.
    IF staked <> r.stake THEN
      latest := note_feed_round(r, one.revision, CASE WHEN staked > r.stake THEN 'bet' ELSE 'rollback' END, abs(staked - r.stake), bet, at);
    END IF;
    IF one.win <> r.win OR outcome = 'begun' AND one.state = 'settled' THEN
      latest := note_feed_round(r, one.revision, CASE WHEN one.win >= r.win THEN 'win' ELSE 'unwin' END, abs(one.win - r.win), bet, at);
    END IF;
    UPDATE round AS x SET stake = staked, win = one.win, cancelled_bets = CASE one.state WHEN 'void' THEN x.bets ELSE 0 END, updated_at = at
    WHERE x.id = r.id
    RETURNING x.* INTO r;
    IF one.state = 'void' OR outcome = 'changed' THEN
      UPDATE transaction AS x SET cancelled = (one.state = 'void') WHERE x.round_id = r.id AND x.kind = 'bet';
    END IF;
    INSERT INTO feed_round AS x (round_id, member_id, vendor_id, revision, settled_at, latest)
    VALUES (r.id, one.member_id, vendor_id, one.revision, one.settled_at, latest)
    ON CONFLICT ON CONSTRAINT feed_round_pkey DO UPDATE SET
      revision = excluded.revision, settled_at = excluded.settled_at, latest = excluded.latest;
    IF one.member_id = ANY (holders) THEN
      PERFORM bonus.count_feed_stake(
        member_id => one.member_id,
        bet_id => bet,
        round_id => r.id,
        vassalage => code,
        game_code => r.game_code,
        placed => placed,
        staked => staked,
        opposed => opposed_stake(r),
        began => r.started_at,
        at => at
      );
    END IF;
    RETURN NEXT;
  END LOOP;
END
$$;

REVOKE ALL ON FUNCTION vendors.take_feed_rounds FROM PUBLIC;
GRANT EXECUTE ON FUNCTION vendors.take_feed_rounds TO champa_app;
