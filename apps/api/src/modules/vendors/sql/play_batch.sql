-- Carries out calls of vendors in their order, in one transaction, and answers each. A refusal is an answer.
--
-- Locks: the cash accounts of all players named, in ID order, before anything else is read. So no other transaction
-- changes what is read of a player afterwards. A key that two players use at the same moment meets the primary key: one
-- batch fails, is run again, and finds the other's transaction. Keys are inserted in order, so that two batches cannot
-- deadlock.
--
-- A member's own limits and bonus change only under the lock of their account, so what is read of them here holds to
-- the end.
CREATE OR REPLACE FUNCTION vendors.play_batch(commands vendors.command[], at timestamptz) RETURNS SETOF vendors.answer
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = pg_catalog, vendors
-- The plans here are always index look-ups; statistics gathered while the tables were small must not change them.
SET enable_seqscan = off
SET enable_hashjoin = off
SET enable_mergejoin = off
SET plan_cache_mode = force_generic_plan
SET jit = off
AS $$
#variable_conflict use_column
DECLARE
  tokens bytea[]; -- of all commands, with the other names they contain
  callers smallint[];
  named text[];
  players bigint[];
  members bigint[];
  guarded bigint[]; -- of those, players with limits
  holders bigint[]; -- and players who hold or held a bonus
  balances bigint[];
  rounds bigint[]; -- of this wave
  judged judgement[];
  movements ledger.movement[];
  further ledger.movement[]; -- posted after those
BEGIN
  SELECT array_agg(c.token), array_agg(c.vendor_id), array_agg(c.reference) INTO tokens, callers, named FROM unnest(commands) AS c;
  SELECT array_agg(s.account), array_agg(s.member_id) INTO players, members FROM session AS s WHERE s.token_hash = ANY (tokens);

  FOR this_wave IN 1 .. (SELECT max(c.wave) FROM unnest(commands) AS c) LOOP
    -- Locks the first time; later waves see what earlier ones left.
    SELECT array_agg(l.account), array_agg(l.balance) INTO players, balances FROM ledger.lock_accounts(players) AS l;
    guarded := coalesce(guarded, limits.guarded(members));
    holders := coalesce(holders, bonus.holders(members));

    -- Those that move money come first, so that the ledger's answers are in the same order.
    SELECT
      array_agg(
        new_judgement(
          place => v.place::integer,
          verdict => v.verdict,
          vendor_id => v.vendor_id,
          tx_id => v.tx_id,
          number => v.number,
          kind => v.kind,
          member_id => v.member_id,
          account => v.account,
          currency => v.currency,
          round_id => v.round_id,
          begins => v.begins,
          round => v.round,
          game_code => v.game_code,
          told => v.amount,
          free => v.free,
          moved => v.moved,
          reference => v.reference,
          reference_id => v.reference_id,
          settles => v.settles,
          closes => v.closes,
          bet_at => v.bet_at
        )
        ORDER BY v.moved > 0 DESC, v.place
      ),
      array_agg(
        ledger.new_movement(
          source => 'vendor:' || v.code,
          key => v.number::text,
          kind => CASE v.verdict WHEN 'bet' THEN 'stake' ELSE v.verdict END,
          debit => CASE v.verdict WHEN 'bet' THEN v.account ELSE v.counter_account END,
          credit => CASE v.verdict WHEN 'bet' THEN v.counter_account ELSE v.account END,
          amount => v.moved,
          reference_type => 'round',
          reference_id => v.round_id::text,
          actor => 'vendor:' || v.code
        )
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
            bet.at AS bet_at,
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
                  WHEN NOT vendor.enabled OR catalogue.is_closed(vendor.code, play_batch.at) THEN 'vendor_disabled'
                  WHEN s.expires_at <= play_batch.at THEN 'expired'
                  WHEN member.play_status(s.member_id) IS DISTINCT FROM 'active' THEN 'blocked'
                  WHEN NOT c.playable THEN 'unknown_game'
                  WHEN round.closed THEN 'round_closed'
                  WHEN NOT c.free AND c.amount > catalogue.highest_stake(vendor.code, c.game_code, s.member_id) THEN 'limit_reached'
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
          OFFSET 0 -- so that a verdict is computed once, not for every reference to it
        ) AS j
      ) AS r
    ) AS v;

    further := '{}';
    IF guarded <> '{}' OR holders <> '{}' THEN
      SELECT k.judged, k.movements, k.further INTO judged, movements, further
      FROM keep_rules(
        guarded => guarded,
        holders => holders,
        at => play_batch.at,
        players => players,
        balances => balances,
        judged => judged,
        movements => movements
      ) AS k;
    END IF;

    RETURN QUERY
    WITH done AS MATERIALIZED (
      SELECT
        place, vendor_id, tx_id, number, kind, member_id, account, currency, round_id, begins, round, game_code, told, free,
        moved, reference, reference_id, settles, closes, cash_after, bonus_after,
        CASE status WHEN 'insufficient_funds' THEN status ELSE verdict END AS verdict,
        -- A command that moved nothing counts as just before the one that did.
        coalesce(told_after, debit_balance, credit_balance, balances[array_position(players, account)]) AS balance,
        coalesce(version_after, CASE status WHEN 'posted' THEN coalesce(debit_version, credit_version) END) AS version
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
    -- The lists of keys, here and above, are redundant; they keep the plan from reading the whole table, whatever size
    -- it had when the plan was made. A rollback may say that the round is over, but rolling one bet back doesn't end a
    -- round in which another is open.
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
      d.member_id, d.currency, d.balance, d.version, d.cash_after, d.bonus_after
    FROM done AS d;
    IF further <> '{}' THEN
      PERFORM bonus.post(further, play_batch.at);
    END IF;
  END LOOP;
END
$$;

REVOKE ALL ON FUNCTION vendors.play_batch FROM PUBLIC;
GRANT EXECUTE ON FUNCTION vendors.play_batch TO champa_app;
