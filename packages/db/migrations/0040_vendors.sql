-- Game vendors and what they do with players' money: sessions, rounds, and each call of theirs that moved or tried to move
-- money. Why it looks like this: docs/decisions/0005-vendor-wire.md.
--
-- Amounts: whole units of 10^-5 of the currency's main unit. An account here is an id of the ledger; a member's cash
-- account stands for the player and his currency in one.
CREATE SCHEMA vendors;
GRANT USAGE ON SCHEMA vendors TO champa_app;

CREATE TABLE vendors.vendor (
  id smallint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE CHECK (code ~ '^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$'),
  dialect text NOT NULL CHECK (dialect IN ('hub88')),
  public_key text NOT NULL, -- verifies the vendor's calls (SPKI, PEM)
  launch_url text CHECK (launch_url ~ '^https?://'), -- null: the vendor's games cannot be opened yet
  enabled boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL
);

-- Who changed a vendor, how and why.
CREATE TABLE vendors.change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  vendor_id smallint NOT NULL REFERENCES vendors.vendor,
  action text NOT NULL CHECK (action IN ('added', 'replaced', 'disabled', 'enabled')),
  reason text NOT NULL,
  actor text NOT NULL,
  at timestamptz NOT NULL
);

-- A player's stay at a vendor. Never deleted: a win may come long after the session expired.
CREATE TABLE vendors.session (
  token_hash bytea PRIMARY KEY, -- SHA-256; the token itself only the vendor has
  vendor_id smallint NOT NULL REFERENCES vendors.vendor,
  member_id bigint NOT NULL,
  currency text NOT NULL,
  game_code text NOT NULL, -- the game it was opened for; the player may change to another of the same vendor
  account bigint NOT NULL, -- the player's cash
  counter_account bigint NOT NULL, -- the vendor's side of every movement
  opened_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);

-- One round of a game: what its transactions come to. stake and win equal the round's movements in the ledger, always.
-- The round is its player's: two players of one table have a row each.
CREATE SEQUENCE vendors.round_id AS bigint;
CREATE TABLE vendors.round (
  id bigint PRIMARY KEY,
  member_id bigint NOT NULL,
  account bigint NOT NULL,
  vendor_id smallint NOT NULL,
  ref text COLLATE "C" NOT NULL, -- the vendor's name of it
  currency text NOT NULL,
  game_code text NOT NULL, -- of its first bet
  closed boolean NOT NULL,
  stake bigint NOT NULL CHECK (stake >= 0), -- bets less those rolled back; a free bet stakes nothing
  win bigint NOT NULL CHECK (win >= 0),
  bets integer NOT NULL,
  cancelled_bets integer NOT NULL CHECK (cancelled_bets <= bets),
  open_bets integer NOT NULL CHECK (open_bets >= 0), -- neither won nor rolled back
  started_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  UNIQUE (account, vendor_id, ref)
) WITH (fillfactor = 45); -- a round changes once or twice, soon: its new version finds room on its page, and no index is touched
-- The betting record: a player's rounds, newest first.
CREATE INDEX round_of_member ON vendors.round (member_id, started_at DESC, id DESC);

-- One call of a vendor that was carried out, or a tombstone: the key of a bet that was rolled back before it came.
-- Answerable for ever; the columns beside the key are the fingerprint that a repetition must match.
--
-- No foreign keys: nothing but play_batch writes here, and it has just looked at what it names.
CREATE SEQUENCE vendors.transaction_id AS bigint;
CREATE TABLE vendors.transaction (
  vendor_id smallint NOT NULL,
  tx_id text COLLATE "C" NOT NULL, -- the vendor's key
  -- Ours, also the key of its movement in the ledger. A key that grows keeps the ledger's index small in memory, which
  -- the vendors' random ones would not.
  id bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('bet', 'win', 'rollback', 'tombstone')),
  account bigint NOT NULL,
  round_id bigint,
  round_ref text COLLATE "C", -- only where no round had begun under it
  game_code text NOT NULL,
  amount bigint NOT NULL CHECK (amount >= 0), -- as told
  free boolean NOT NULL,
  moved bigint NOT NULL CHECK (moved >= 0), -- in the ledger: nothing for a free bet, the bet's amount for its rollback
  reference_id bigint, -- the bet that a win pays or a rollback takes back
  cancelled boolean NOT NULL, -- a bet that was rolled back
  balance bigint NOT NULL, -- after it
  at timestamptz NOT NULL,
  PRIMARY KEY (vendor_id, tx_id),
  CHECK (round_id IS NOT NULL OR round_ref IS NOT NULL)
);
-- A round's transactions, and whether a bet was won.
CREATE INDEX transaction_of_round ON vendors.transaction (round_id, reference_id);

-- One call of a vendor. Within a wave no two commands share a round, a key or a reference, so that the commands of a wave
-- can be judged side by side; waves run one after another.
CREATE TYPE vendors.command AS (
  wave integer,
  vendor_id smallint,
  kind text, -- 'bet', 'win' or 'rollback'
  token bytea, -- hash
  player text, -- whom the vendor means, where it says so
  tx_id text,
  reference text, -- a bet's tx_id; null for a bet
  round text,
  game_code text,
  currency text, -- null for a rollback
  amount bigint, -- 0 for a rollback
  free boolean,
  closes boolean, -- the round is over
  playable boolean -- whether the vendor has this game and it is switched on
);

-- `outcome`:
--   done              now
--   repeated          before, by the same command: nothing was done now
--   conflict          the key belongs to another command
--   no_session        no such session of this vendor and player
--   wrong_currency    not the session's
--   vendor_disabled, expired, blocked, unknown_game, round_closed, insufficient_funds   why a bet was refused
--   unknown_bet       a win or rollback whose reference is no bet of this player and round
--   cancelled         a bet that was rolled back, or a win for one
--   settled           a further win after the round closed
CREATE TYPE vendors.answer AS (
  place integer, -- of the command in the batch, from 1
  outcome text,
  member_id bigint,
  currency text,
  balance bigint, -- after the command; null where there is no session
  version bigint -- of the balance, where the command moved it
);

-- What is to be done about a command.
CREATE TYPE vendors.judgement AS (
  place integer,
  verdict text, -- 'bet', 'win', 'rollback', 'bury' (an unknown bet), 'again' (a bet already rolled back), or the outcome
  vendor_id smallint,
  tx_id text,
  number bigint, -- the new transaction's id
  kind text,
  member_id bigint,
  account bigint,
  currency text,
  round_id bigint,
  begins boolean, -- the round is new
  round text,
  game_code text,
  told bigint,
  free boolean,
  moved bigint,
  reference text,
  reference_id bigint,
  settles boolean, -- the bet it names was open until now
  closes boolean
);

-- Carries out calls of vendors in their order, in one transaction, and answers each. A refusal is an answer.
--
-- Locks: the cash accounts of all players named, in id order, before anything else is read. What is read afterwards of a
-- player is then nobody else's to change. A key that two players use at the same moment meets the primary key: one batch
-- fails, is run again, and finds the other's transaction. Keys are inserted in order, so that two batches cannot wait for
-- each other.
CREATE FUNCTION vendors.play_batch(commands vendors.command[], at timestamptz) RETURNS SETOF vendors.answer
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = pg_catalog, vendors
-- The plans here are always index look-ups; statistics gathered while the tables were small must not say otherwise.
SET enable_seqscan = off
SET enable_hashjoin = off
SET enable_mergejoin = off
SET plan_cache_mode = force_generic_plan
SET jit = off
AS $$
#variable_conflict use_column
DECLARE
  tokens bytea[]; -- of all commands, with the rest of what they name
  callers smallint[];
  named text[];
  players bigint[];
  balances bigint[];
  rounds bigint[]; -- of this wave
  judged judgement[];
  movements ledger.movement[];
BEGIN
  SELECT array_agg(c.token), array_agg(c.vendor_id), array_agg(c.reference) INTO tokens, callers, named FROM unnest(commands) AS c;
  players := ARRAY(SELECT s.account FROM session AS s WHERE s.token_hash = ANY (tokens));

  FOR this_wave IN 1 .. (SELECT max(c.wave) FROM unnest(commands) AS c) LOOP
    -- Locks the first time; later waves see what earlier ones left.
    SELECT array_agg(l.account), array_agg(l.balance) INTO players, balances FROM ledger.lock_accounts(players) AS l;

    -- Those that move money come first, so that the ledger's answers stand beside them.
    SELECT
      array_agg(
        ROW(v.place, v.verdict, v.vendor_id, v.tx_id, v.number, v.kind, v.member_id, v.account, v.currency, v.round_id,
          v.begins, v.round, v.game_code, v.amount, v.free, v.moved, v.reference, v.reference_id, v.settles,
          v.closes)::judgement
        ORDER BY v.moved > 0 DESC, v.place
      ),
      array_agg(
        ROW('vendor:' || v.code, v.number, CASE v.verdict WHEN 'bet' THEN 'stake' ELSE v.verdict END,
          CASE v.verdict WHEN 'bet' THEN v.account ELSE v.counter_account END,
          CASE v.verdict WHEN 'bet' THEN v.counter_account ELSE v.account END,
          v.moved, 'round', v.round_id, 'vendor:' || v.code, NULL, false)::ledger.movement
        ORDER BY v.place
      ) FILTER (WHERE v.moved > 0),
      array_agg(v.round_id)
    INTO judged, movements, rounds
    FROM (
      SELECT
        r.*,
        CASE WHEN r.accepted THEN nextval('transaction_id') END AS number,
        CASE WHEN r.verdict = 'bury' THEN nextval('transaction_id') ELSE r.bet_id END AS reference_id,
        r.verdict = 'bet' AND r.known_round IS NULL AS begins,
        CASE WHEN r.verdict = 'bet' AND r.known_round IS NULL THEN nextval('round_id') ELSE r.known_round END AS round_id,
        CASE r.verdict
          WHEN 'bet' THEN CASE WHEN r.free THEN 0 ELSE r.amount END
          WHEN 'win' THEN r.amount
          WHEN 'rollback' THEN r.bet_moved
          ELSE 0
        END AS moved,
        r.verdict IN ('win', 'rollback') AND r.bet_won IS NULL AS settles
      FROM (
        SELECT j.*, j.verdict IN ('bet', 'win', 'rollback', 'bury', 'again') AS accepted
        FROM (
          SELECT
            c.ordinality AS place,
            c.vendor_id, c.tx_id, c.kind, c.round, c.game_code, c.amount, c.free, c.reference, c.closes,
            vendor.code,
            s.member_id, s.account, s.counter_account, s.currency,
            round.id AS known_round,
            bet.id AS bet_id,
            bet.moved AS bet_moved,
            won.yes AS bet_won,
            CASE
              WHEN s.account IS NULL OR c.player <> s.member_id::text THEN 'no_session'
              WHEN c.currency <> s.currency THEN 'wrong_currency'
              WHEN known.id IS NOT NULL THEN
                CASE
                  WHEN c.kind = 'bet' AND known.account = s.account AND (known.cancelled OR known.kind = 'tombstone')
                  THEN 'cancelled'
                  WHEN (known.kind, known.account, known.game_code, known.amount, known.free)
                    = (c.kind, s.account, c.game_code, c.amount, c.free)
                    AND known.reference_id IS NOT DISTINCT FROM bet.id
                    AND (known.round_id = round.id OR known.round_ref = c.round)
                  THEN 'repeated'
                  ELSE 'conflict'
                END
              WHEN c.kind = 'bet' THEN
                CASE
                  WHEN NOT vendor.enabled THEN 'vendor_disabled'
                  WHEN s.expires_at <= play_batch.at THEN 'expired'
                  WHEN member.play_status(s.member_id) IS DISTINCT FROM 'active' THEN 'blocked'
                  WHEN NOT c.playable THEN 'unknown_game'
                  WHEN round.closed THEN 'round_closed'
                  ELSE 'bet'
                END
              WHEN bet.id IS NULL THEN CASE c.kind WHEN 'rollback' THEN 'bury' ELSE 'unknown_bet' END
              WHEN bet.account <> s.account OR bet.kind NOT IN ('bet', 'tombstone') THEN 'unknown_bet'
              WHEN bet.kind = 'tombstone' THEN CASE c.kind WHEN 'rollback' THEN 'again' ELSE 'cancelled' END
              WHEN bet.round_id IS DISTINCT FROM round.id THEN 'unknown_bet'
              WHEN bet.cancelled THEN CASE c.kind WHEN 'rollback' THEN 'again' ELSE 'cancelled' END
              WHEN c.kind = 'win' AND round.closed AND won.yes THEN 'settled'
              ELSE c.kind
            END AS verdict
          FROM unnest(commands) WITH ORDINALITY AS c
          JOIN vendor ON vendor.id = c.vendor_id
          LEFT JOIN session AS s ON s.token_hash = c.token AND s.vendor_id = c.vendor_id
          -- LIMIT 1 changes nothing but the plan: each look-up uses the whole of its key, however small the tables were
          -- when the plan was made.
          LEFT JOIN LATERAL (
            SELECT * FROM transaction AS t WHERE t.vendor_id = c.vendor_id AND t.tx_id = c.tx_id LIMIT 1
          ) AS known ON true
          LEFT JOIN LATERAL (
            SELECT * FROM transaction AS t WHERE t.vendor_id = c.vendor_id AND t.tx_id = c.reference LIMIT 1
          ) AS bet ON true
          LEFT JOIN LATERAL (
            SELECT * FROM round AS r WHERE r.account = s.account AND r.vendor_id = c.vendor_id AND r.ref = c.round LIMIT 1
          ) AS round ON true
          LEFT JOIN LATERAL (
            SELECT true AS yes FROM transaction AS t
            WHERE t.round_id = bet.round_id AND t.reference_id = bet.id AND t.kind = 'win' LIMIT 1
          ) AS won ON true
          WHERE c.wave = this_wave
          OFFSET 0 -- so that a verdict is found once, not for every mention of it
        ) AS j
      ) AS r
    ) AS v;

    RETURN QUERY
    WITH done AS MATERIALIZED (
      SELECT
        place, vendor_id, tx_id, number, kind, member_id, account, currency, round_id, begins, round, game_code, told, free,
        moved, reference, reference_id, settles, closes,
        CASE status WHEN 'insufficient_funds' THEN status ELSE verdict END AS verdict,
        -- What moved nothing came, so to say, just before what did.
        coalesce(debit_balance, credit_balance, balances[array_position(players, account)]) AS balance,
        CASE status WHEN 'posted' THEN coalesce(debit_version, credit_version) END AS version
      FROM ROWS FROM (unnest(judged), ledger.post_batch(coalesce(movements, '{}'), play_batch.at))
    ),
    kept AS (
      INSERT INTO transaction (vendor_id, tx_id, id, kind, account, round_id, round_ref, game_code, amount, free, moved,
        reference_id, cancelled, balance, at)
      SELECT d.vendor_id, d.tx_id, d.number, d.kind, d.account, d.round_id,
        CASE WHEN d.round_id IS NULL THEN d.round END, d.game_code, d.told, d.free, d.moved, d.reference_id, false,
        d.balance, play_batch.at
      FROM done AS d
      WHERE d.verdict IN ('bet', 'win', 'rollback', 'bury', 'again')
      UNION ALL
      SELECT d.vendor_id, d.reference, d.reference_id, 'tombstone', d.account, d.round_id,
        CASE WHEN d.round_id IS NULL THEN d.round END, d.game_code, 0, false, 0, NULL, true, d.balance, play_batch.at
      FROM done AS d
      WHERE d.verdict = 'bury'
      ORDER BY 2
    ),
    taken_back AS (
      UPDATE transaction AS t SET cancelled = true
      FROM done AS d
      WHERE d.verdict = 'rollback' AND t.vendor_id = d.vendor_id AND t.tx_id = d.reference
        AND t.vendor_id = ANY (callers) AND t.tx_id = ANY (named)
    ),
    begun AS (
      INSERT INTO round (id, member_id, account, vendor_id, ref, currency, game_code, closed, stake, win, bets,
        cancelled_bets, open_bets, started_at, updated_at)
      SELECT d.round_id, d.member_id, d.account, d.vendor_id, d.round, d.currency, d.game_code, d.closes, d.moved, 0, 1, 0, 1,
        play_batch.at, play_batch.at
      FROM done AS d
      WHERE d.verdict = 'bet' AND d.begins
    ),
    -- The lists of keys, here and above, say nothing new; they keep the plan from walking the whole table, whatever size it
    -- had when the plan was made. A rollback may say that the round is over, but taking one bet back doesn't end a round in which another is open.
    continued AS (
      UPDATE round AS r SET
        stake = r.stake + CASE d.verdict WHEN 'bet' THEN d.moved WHEN 'rollback' THEN -d.moved ELSE 0 END,
        win = r.win + CASE d.verdict WHEN 'win' THEN d.moved ELSE 0 END,
        bets = r.bets + (d.verdict = 'bet')::integer,
        cancelled_bets = r.cancelled_bets + (d.verdict = 'rollback')::integer,
        open_bets = r.open_bets + (d.verdict = 'bet')::integer - d.settles::integer,
        closed = r.closed OR d.closes AND (d.verdict IN ('bet', 'win') OR r.open_bets - d.settles::integer = 0),
        updated_at = play_batch.at
      FROM done AS d
      WHERE d.verdict IN ('bet', 'win', 'rollback', 'bury', 'again') AND NOT d.begins AND r.id = d.round_id
        AND r.id = ANY (rounds)
    )
    SELECT
      d.place,
      CASE WHEN d.verdict IN ('bet', 'win', 'rollback', 'bury', 'again') THEN 'done' ELSE d.verdict END,
      d.member_id, d.currency, d.balance, d.version
    FROM done AS d;
  END LOOP;
END
$$;

REVOKE ALL ON FUNCTION vendors.play_batch FROM PUBLIC;
GRANT EXECUTE ON FUNCTION vendors.play_batch TO champa_app;
GRANT SELECT, INSERT, UPDATE ON vendors.vendor TO champa_app;
GRANT SELECT, INSERT ON vendors.change, vendors.session TO champa_app;
GRANT SELECT ON vendors.round, vendors.transaction TO champa_app;
