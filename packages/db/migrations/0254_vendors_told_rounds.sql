-- Rounds that were played against balances which vendors keep, as the vendors tell them afterwards. They enter the record by the
-- same tables and numbers as the wire's, and move no money here. Why it looks like this:
-- docs/decisions/0037-rounds-of-kept-balances.md.
--
-- Of the calls written for such a round `moved` is what it changed the round by, and the balance after it is not known here.
ALTER TABLE vendors.transaction ALTER COLUMN balance DROP NOT NULL;

-- A round that was told. A round without a row here came over the wire.
CREATE TABLE vendors.told_round (
  round_id bigint PRIMARY KEY,
  member_id bigint NOT NULL,
  vendor_id smallint NOT NULL,
  revision integer NOT NULL, -- the vendor's, of the word that counts
  settled_at timestamptz NOT NULL, -- by the vendor's clock
  latest bigint NOT NULL -- the number of its last call
);
CREATE INDEX told_round_of_member ON vendors.told_round (member_id, latest);

-- How far each vendor's rounds were pulled.
CREATE TABLE vendors.pull (
  vendor_id smallint PRIMARY KEY REFERENCES vendors.vendor,
  reached timestamptz NOT NULL, -- by the vendor's clock: what changed before was told, but for what it writes down late
  pulled_at timestamptz, -- when the last page was last read
  failures integer NOT NULL DEFAULT 0, -- since then
  failure text -- the last of them
);

-- What was told and is in nobody's record.
CREATE TABLE vendors.stray_round (
  vendor_id smallint NOT NULL REFERENCES vendors.vendor,
  ref text COLLATE "C" NOT NULL,
  reason text NOT NULL CHECK (reason IN ('unknown_player', 'wrong_currency', 'unreadable')),
  told text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (vendor_id, ref)
);

-- Counts a told stake towards the bonus that its member was wagering when the round began: as a stake on the wire counts, whole, and
-- as cash, for a vendor's balance holds nothing else. Nobody could refuse a stake above the bonus's highest there, so it counts
-- for nothing. `placed` is what the round's first bet took, `staked` what the round stakes now: told again with another stake it
-- counts as that. The caller holds the member's cash account.
CREATE FUNCTION bonus.count_told(
  member_id bigint, bet_id bigint, round_id bigint, vassalage text, game_code text, placed bigint, staked bigint,
  began timestamptz, at timestamptz
) RETURNS void
LANGUAGE plpgsql
SET search_path = pg_catalog, bonus
AS $$
#variable_conflict use_variable
DECLARE
  s bonus.stake;
  b bonus.bonus;
  counted bigint;
  held bonus.standing;
  how text;
BEGIN
  SELECT * INTO s FROM stake AS x WHERE (x.member_id, x.bet_id) = (member_id, bet_id);
  SELECT * INTO b FROM bonus AS x
  WHERE x.id = coalesce(s.bonus_id, (SELECT h.active FROM holder AS h WHERE h.member_id = member_id));
  IF b.id IS NULL OR b.state <> 'active' OR began < b.activated_at OR began >= b.expires_at THEN
    RETURN;
  END IF;
  counted := CASE
    WHEN staked > b.max_stake THEN 0
    ELSE div(staked::numeric * contribution(b.contributions, vassalage, game_code), 1000)
  END;
  IF counted = coalesce(s.counted, 0) THEN
    RETURN;
  END IF;
  INSERT INTO stake AS x (member_id, bet_id, bonus_id, round_id, cash, bonus, counted, open, at)
  VALUES (member_id, bet_id, b.id, round_id, placed, 0, counted, false, at)
  ON CONFLICT ON CONSTRAINT stake_pkey DO UPDATE SET counted = excluded.counted;
  held := standing_of(member_id, at);
  how := note_play(b.id, counted - coalesce(s.counted, 0), held.funds);
  IF how IS NOT NULL THEN
    PERFORM post(ending(member_id, how, held.funds, 'system', at), at);
  END IF;
END
$$;

-- Takes rounds as a vendor told them into the record, each revision once, and answers what became of each, in their order.
--
-- Locks: the cash accounts of all players named, in id order, as play_batch does; what is read of a player afterwards is then
-- nobody else's to change. The transaction has its number before it draws a call's: by that draw_line holds.
CREATE FUNCTION vendors.take_told(vendor_id smallint, rounds jsonb, at timestamptz) RETURNS TABLE (ref text, outcome text)
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
  known vendors.told_round;
  bet bigint; -- the number of its first bet
  placed bigint; -- what that took
  latest bigint;
  staked bigint; -- what of it counts now
BEGIN
  PERFORM pg_current_xact_id();
  players := ARRAY(
    SELECT DISTINCT (t ->> 'player')::bigint FROM jsonb_array_elements(rounds) AS t WHERE t ->> 'player' ~ '^[1-9][0-9]{0,17}$'
  );
  PERFORM ledger.lock_accounts(ARRAY(SELECT c.account FROM ledger.cash_accounts(players) AS c));
  holders := bonus.holders(players);

  FOR one IN
    SELECT t.ref, t.revision, t.state, t.currency, t."gameCode" AS game_code, t.stake, t.win, t."startedAt" AS started_at,
      t."settledAt" AS settled_at, c.member_id, c.account, c.currency AS own_currency
    FROM ROWS FROM (
      jsonb_to_recordset(rounds) AS (ref text, revision integer, state text, player text, currency text, "gameCode" text,
        stake bigint, win bigint, "startedAt" timestamptz, "settledAt" timestamptz)
    ) WITH ORDINALITY AS t
    -- A member has one currency; where he has cash in the round's, that is it.
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
    SELECT * INTO known FROM told_round AS x WHERE x.round_id = r.id;
    IF r.id IS NOT NULL AND (known.round_id IS NULL OR known.revision >= one.revision) THEN
      outcome := CASE WHEN known.round_id IS NULL THEN 'on_the_wire' ELSE 'known' END;
      RETURN NEXT;
      CONTINUE;
    END IF;

    staked := CASE one.state WHEN 'void' THEN 0 ELSE one.stake END;
    IF r.id IS NULL THEN
      outcome := 'begun';
      -- A clock that is ahead of ours begins nothing in the future.
      INSERT INTO round (id, member_id, account, vendor_id, ref, currency, game_code, closed, stake, win, bets, cancelled_bets,
        open_bets, started_at, updated_at)
      VALUES (nextval('round_id'), one.member_id, one.account, vendor_id, one.ref, one.currency, one.game_code, true, 0, 0, 1, 0, 0,
        least(one.started_at, at), at)
      RETURNING * INTO r;
      bet := note_told(r, one.revision, 'bet', one.stake, NULL, at);
      latest := bet;
      placed := one.stake;
      r.stake := one.stake;
    ELSE
      outcome := 'changed';
      SELECT t.id, t.moved INTO bet, placed FROM transaction AS t WHERE t.round_id = r.id ORDER BY t.id LIMIT 1;
      latest := known.latest;
    END IF;

    -- What it is now less what it was.
    IF staked <> r.stake THEN
      latest := note_told(r, one.revision, CASE WHEN staked > r.stake THEN 'bet' ELSE 'rollback' END, abs(staked - r.stake), bet, at);
    END IF;
    IF one.win <> r.win OR outcome = 'begun' AND one.state = 'settled' THEN
      latest := note_told(r, one.revision, CASE WHEN one.win >= r.win THEN 'win' ELSE 'unwin' END, abs(one.win - r.win), bet, at);
    END IF;
    UPDATE round AS x SET stake = staked, win = one.win, cancelled_bets = (one.state = 'void')::integer, updated_at = at
    WHERE x.id = r.id;
    IF one.state = 'void' OR outcome = 'changed' THEN
      UPDATE transaction AS x SET cancelled = (one.state = 'void') WHERE x.round_id = r.id AND x.kind = 'bet';
    END IF;
    INSERT INTO told_round AS x (round_id, member_id, vendor_id, revision, settled_at, latest)
    VALUES (r.id, one.member_id, vendor_id, one.revision, one.settled_at, latest)
    ON CONFLICT ON CONSTRAINT told_round_pkey DO UPDATE SET
      revision = excluded.revision, settled_at = excluded.settled_at, latest = excluded.latest;
    IF one.member_id = ANY (holders) THEN
      PERFORM bonus.count_told(one.member_id, bet, r.id, code, r.game_code, placed, staked, r.started_at, at);
    END IF;
    RETURN NEXT;
  END LOOP;
END
$$;

-- One change of a told round, under a name that no vendor gives: what is told twice fails here, should it ever come so far.
CREATE FUNCTION vendors.note_told(r vendors.round, revision integer, kind text, changed bigint, reference_id bigint, at timestamptz)
RETURNS bigint
LANGUAGE sql
SET search_path = pg_catalog, vendors
AS $$
  INSERT INTO transaction (vendor_id, tx_id, id, kind, account, round_id, game_code, amount, free, moved, reference_id, cancelled,
    balance, at)
  VALUES ((r).vendor_id, (r).ref || '/' || (r).account || '.' || revision || '.' || kind, nextval('transaction_id'), kind,
    (r).account, (r).id, (r).game_code, changed, false, changed, reference_id, false, NULL, at)
  RETURNING id
$$;

-- What told rounds come to, by member: their part of the figures, which the ledger knows by moves only.
CREATE FUNCTION vendors.told_by_member(up_to bigint) RETURNS TABLE (member_id bigint, stake numeric, win numeric)
LANGUAGE sql STABLE
AS $$
  SELECT k.member_id,
    sum(CASE t.kind WHEN 'bet' THEN t.moved WHEN 'rollback' THEN -t.moved ELSE 0 END),
    sum(CASE t.kind WHEN 'win' THEN t.moved WHEN 'unwin' THEN -t.moved ELSE 0 END)
  FROM vendors.told_round AS k
  JOIN vendors.transaction AS t ON t.round_id = k.round_id AND t.id <= up_to
  GROUP BY k.member_id
$$;

-- A told round may have begun long before it is told, and moves nothing in the journal: it is found by its last call.
CREATE OR REPLACE FUNCTION vendors.rounds_touched_lately(member_id bigint, account bigint, after bigint, since timestamptz)
RETURNS SETOF vendors.touched_round
LANGUAGE sql STABLE
SET enable_seqscan = off
SET enable_hashjoin = off
SET enable_mergejoin = off
SET jit = off
AS $$
  SELECT r.id, r.member_id, r.vendor_id, r.game_code, r.started_at,
    NOT EXISTS (SELECT FROM vendors.transaction AS e WHERE e.round_id = r.id AND e.id <= after),
    t.stake, t.win, vendors.round_state(r.closed, r.bets, r.cancelled_bets, r.open_bets, r.win), t.latest
  FROM (
    SELECT b.id FROM vendors.round AS b
    WHERE b.member_id = rounds_touched_lately.member_id AND b.started_at >= since
    UNION
    SELECT moved FROM ledger.rounds_moved(rounds_touched_lately.account, since) AS moved
    UNION
    SELECT k.round_id FROM vendors.told_round AS k
    WHERE k.member_id = rounds_touched_lately.member_id AND k.latest > after
  ) AS recent
  JOIN vendors.round AS r ON r.id = recent.id
  CROSS JOIN LATERAL (
    SELECT max(at) AS latest,
      sum(CASE kind WHEN 'bet' THEN moved WHEN 'rollback' THEN -moved ELSE 0 END)::bigint AS stake,
      sum(CASE kind WHEN 'win' THEN moved WHEN 'unwin' THEN -moved ELSE 0 END)::bigint AS win
    FROM vendors.transaction
    WHERE round_id = r.id AND id > after
  ) AS t
  WHERE t.latest IS NOT NULL
$$;

REVOKE ALL ON FUNCTION bonus.count_told, vendors.take_told, vendors.note_told, vendors.told_by_member FROM PUBLIC;
GRANT EXECUTE ON FUNCTION vendors.take_told, vendors.told_by_member TO champa_app;
GRANT SELECT ON vendors.told_round TO champa_app;
GRANT SELECT, INSERT, UPDATE ON vendors.pull TO champa_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON vendors.stray_round TO champa_app;
