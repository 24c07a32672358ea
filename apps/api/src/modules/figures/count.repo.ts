import type { ReadHandle, WriteHandle } from '../../platform/database.ts';

/**
 * How far figures have counted, and up to which call facts of play were noted: calls counted anew are not noted again.
 */
export type Progress = { timeZone: string | null; callsUpTo: bigint; toldUpTo: bigint; movesUpTo: bigint };

/** A watermark of the vendors' calls: those before it are final once all transactions up to `horizon` have ended. */
export type Watermark = { upTo: bigint; horizon: string };

/** Takes the right to count; null where another server has it. */
export async function lockProgress(tx: WriteHandle): Promise<Progress | null> {
  const { rows } = await tx.query<Progress>(
    `SELECT time_zone AS "timeZone", calls_up_to AS "callsUpTo", told_up_to AS "toldUpTo", moves_up_to AS "movesUpTo"
     FROM figures.progress
     FOR UPDATE SKIP LOCKED`,
  );
  return rows[0] ?? null;
}

/** The same, waiting for the server that counts. */
export async function waitForProgress(tx: WriteHandle): Promise<void> {
  await tx.query('SELECT only_row FROM figures.progress FOR UPDATE');
}

/** The watermark that figures can count to: the last number of a call, and the last sealed ID of the journal. */
export async function selectWatermark(db: ReadHandle): Promise<Watermark> {
  const { rows } = await db.query<Watermark>('SELECT up_to AS "upTo", horizon::text FROM vendors.draw_line()');
  return rows[0]!;
}

export async function hasPassed(db: ReadHandle, horizon: string): Promise<boolean> {
  const { rows } = await db.query<{ passed: boolean }>(
    'SELECT pg_snapshot_xmin(pg_current_snapshot()) > $1::xid8 AS passed',
    [horizon],
  );
  return rows[0]!.passed;
}

export async function countedUpTo(db: ReadHandle): Promise<bigint> {
  const { rows } = await db.query<{ id: bigint }>('SELECT calls_up_to AS id FROM figures.progress');
  return rows[0]!.id;
}

export async function sealedUpTo(db: ReadHandle, after: bigint, most: number): Promise<bigint> {
  const { rows } = await db.query<{ id: bigint }>('SELECT ledger.sealed_up_to($1, $2) AS id', [after, most]);
  return rows[0]!.id;
}

// Calls that moved no money and ended no round change nothing. What of a round is not settled waits in loose_round. What
// a round that was opened again gives back is computed from its calls: they are few, and storing it for each round
// would double the storage.
const COUNT_CALLS = `
  WITH touched AS MATERIALIZED (SELECT * FROM vendors.rounds_touched($1, $2)),
  judged AS MATERIALIZED (
    SELECT j.*, j.waiting + j.given_back + j.stake AS unsettled, j.opposed - j.was_opposed AS taken_off,
      figures.valid_bet(
        round => j.round_id, state => j.state, begun => j.begun, stake => j.stake, opposed => j.opposed,
        was_state => j.was_state, unsettled => j.waiting, was_opposed => j.was_opposed, counted_up_to => $1
      ) AS valid,
      figures.open_stake(
        round => j.round_id, state => j.state, begun => j.begun, stake => j.stake, was_state => j.was_state,
        unsettled => j.waiting, counted_up_to => $1
      ) AS undecided
    FROM (
      SELECT t.*, (t.started_at AT TIME ZONE $3)::date AS day, coalesce(l.unsettled, 0) AS waiting,
        coalesce(o.opposed, 0) AS was_opposed, l.state AS was_state,
        CASE WHEN t.state = 'open' AND NOT t.begun AND l.state IS DISTINCT FROM 'open'
          THEN vendors.staked_up_to(t.round_id, $1) ELSE 0 END AS given_back
      FROM touched AS t
      LEFT JOIN figures.loose_round AS l ON l.round_id = t.round_id
      LEFT JOIN figures.opposed_round AS o ON o.round_id = t.round_id
    ) AS j
  ),
  opposed AS (
    INSERT INTO figures.opposed_round AS o (round_id, opposed)
    SELECT round_id, opposed FROM judged WHERE opposed > 0 AND opposed <> was_opposed
    ON CONFLICT (round_id) DO UPDATE SET opposed = excluded.opposed
  ),
  unopposed AS (
    DELETE FROM figures.opposed_round AS o USING judged AS j
    WHERE o.round_id = j.round_id AND j.opposed = 0 AND j.was_opposed > 0
  ),
  settled AS (
    DELETE FROM figures.loose_round AS l USING judged AS j WHERE l.round_id = j.round_id AND j.state = 'closed'
  ),
  loose AS (
    INSERT INTO figures.loose_round AS l (round_id, member_id, vendor_id, game_code, started_at, state, unsettled)
    SELECT round_id, member_id, vendor_id, game_code, started_at, state, CASE state WHEN 'open' THEN unsettled ELSE 0 END
    FROM judged
    WHERE state <> 'closed'
    ON CONFLICT (round_id) DO UPDATE SET state = excluded.state, unsettled = excluded.unsettled
  ),
  played AS MATERIALIZED (
    SELECT member_id, day, vendor_id, game_code, count(*) FILTER (WHERE begun) AS rounds, sum(stake) AS stake, sum(win) AS win,
      sum(valid) AS valid_bet, sum(undecided) AS open_stake, sum(taken_off) AS taken_off, max(latest) AS latest
    FROM judged
    GROUP BY member_id, day, vendor_id, game_code
  ),
  days AS (
    INSERT INTO figures.day AS d (member_id, day, vendor_id, game_code, rounds, stake, win, valid_bet, open_stake)
    SELECT member_id, day, vendor_id, game_code, rounds, stake, win, valid_bet, open_stake FROM played
    ON CONFLICT (member_id, day, vendor_id, game_code) DO UPDATE SET
      rounds = d.rounds + excluded.rounds, stake = d.stake + excluded.stake, win = d.win + excluded.win,
      valid_bet = d.valid_bet + excluded.valid_bet, open_stake = d.open_stake + excluded.open_stake
  ),
  games AS (
    INSERT INTO figures.game AS g (member_id, vendor_id, game_code, rounds)
    SELECT member_id, vendor_id, game_code, count(*) FROM judged WHERE begun GROUP BY member_id, vendor_id, game_code
    ON CONFLICT (member_id, vendor_id, game_code) DO UPDATE SET rounds = g.rounds + excluded.rounds
  ),
  slots AS (
    INSERT INTO figures.slot AS s (slot, member_id, valid_bet)
    SELECT figures.slot_of(started_at), member_id, sum(valid)
    FROM judged
    GROUP BY 1, 2
    HAVING sum(valid) <> 0
    ON CONFLICT (slot, member_id) DO UPDATE SET valid_bet = s.valid_bet + excluded.valid_bet
  ),
  late AS (
    INSERT INTO figures.late_play (slot, member_id, valid_bet, win)
    SELECT figures.slot_of(j.started_at), j.member_id, sum(j.valid), sum(j.win)
    FROM judged AS j
    JOIN figures.progress AS p ON figures.slot_of(j.started_at) < p.plays_closed_before
    WHERE $4
    GROUP BY 1, 2
    HAVING sum(j.valid) <> 0 OR sum(j.win) <> 0
  ),
  brand AS MATERIALIZED (
    SELECT j.*, figures.slot_of(j.started_at) AS slot, m.currency
    FROM judged AS j JOIN member.real_members() AS m ON m.member_id = j.member_id
  ),
  first AS MATERIALIZED (
    SELECT b.*, f.slot AS was
    FROM (
      SELECT day, member_id, currency, min(slot) AS slot FROM brand WHERE begun GROUP BY day, member_id, currency
    ) AS b
    LEFT JOIN figures.first_play AS f ON (f.day, f.member_id) = (b.day, b.member_id)
    WHERE f.slot IS NULL OR b.slot < f.slot
  ),
  first_plays AS (
    INSERT INTO figures.first_play AS f (day, member_id, slot)
    SELECT day, member_id, slot FROM first
    ON CONFLICT (day, member_id) DO UPDATE SET slot = excluded.slot
  ),
  brand_slots AS (
    INSERT INTO figures.brand_slot AS s (slot, currency, rounds, stake, win, valid_bet, open_stake, players)
    SELECT slot, currency, sum(rounds), sum(stake), sum(win), sum(valid), sum(undecided), sum(players)
    FROM (
      SELECT slot, currency, begun::integer AS rounds, stake, win, valid, undecided, 0 AS players FROM brand
      UNION ALL
      SELECT slot, currency, 0, 0, 0, 0, 0, 1 FROM first
      UNION ALL
      SELECT was, currency, 0, 0, 0, 0, 0, -1 FROM first WHERE was IS NOT NULL
    ) AS parts
    GROUP BY slot, currency
    ON CONFLICT (slot, currency) DO UPDATE SET
      rounds = s.rounds + excluded.rounds, stake = s.stake + excluded.stake, win = s.win + excluded.win,
      valid_bet = s.valid_bet + excluded.valid_bet, open_stake = s.open_stake + excluded.open_stake,
      players = s.players + excluded.players
  ),
  game_days AS (
    INSERT INTO figures.game_day AS d (day, currency, vendor_id, game_code, rounds, stake, win, valid_bet, open_stake)
    SELECT day, currency, vendor_id, game_code, count(*) FILTER (WHERE begun), sum(stake), sum(win), sum(valid), sum(undecided)
    FROM brand
    GROUP BY day, currency, vendor_id, game_code
    ON CONFLICT (day, currency, vendor_id, game_code) DO UPDATE SET
      rounds = d.rounds + excluded.rounds, stake = d.stake + excluded.stake, win = d.win + excluded.win,
      valid_bet = d.valid_bet + excluded.valid_bet, open_stake = d.open_stake + excluded.open_stake
  ),
  told AS MATERIALIZED (
    SELECT facts.note_played(array_agg(member_id), array_agg(day), array_agg(plays), array_agg(latest), 'calls:' || $2::text)
      AS facts
    FROM (
      SELECT p.member_id, p.day, max(p.latest) AS latest,
        jsonb_agg(jsonb_build_object(
          'vassalage', v.code, 'gameCode', p.game_code, 'area', coalesce(catalogue.game_type_of(v.code, p.game_code), 'RNG'), 'rounds', p.rounds,
          'stake', p.stake::text, 'win', p.win::text, 'validBet', p.valid_bet::text
        ) || CASE p.taken_off WHEN 0 THEN '{}' ELSE jsonb_build_object('opposed', p.taken_off::text) END
          || CASE p.open_stake WHEN 0 THEN '{}' ELSE jsonb_build_object('openStake', p.open_stake::text) END) AS plays
      FROM played AS p
      JOIN vendors.codes() AS v ON v.vendor_id = p.vendor_id
      WHERE p.rounds <> 0 OR p.stake <> 0 OR p.win <> 0 OR p.valid_bet <> 0 OR p.taken_off <> 0
        OR p.open_stake <> 0
      GROUP BY p.member_id, p.day
    ) AS of_day
    WHERE $4
    HAVING count(*) > 0
  )
  UPDATE figures.progress SET
    time_zone = $3, calls_up_to = $2, told_up_to = greatest(told_up_to, $2),
    calls_reached = greatest(calls_reached, (SELECT max(latest) FROM judged))
  RETURNING (SELECT facts FROM told)`; // referenced, or it would not run

/** Calls between two numbers, and whether their facts were noted. */
export type CallRange = { after: bigint; upTo: bigint; isTold: boolean };

/** Counts them, and notes the facts of play. Call it with the right to count, once for each. */
export async function countCalls(tx: WriteHandle, { after, upTo, isTold }: CallRange, timeZone: string): Promise<void> {
  await tx.query(COUNT_CALLS, [after, upTo, timeZone, isTold]);
}

const COUNT_MOVES = `
  WITH moved AS MATERIALIZED (SELECT * FROM ledger.moved_by_slot($1, $2)),
  days AS (
    INSERT INTO figures.money_day AS d (account, day, kind, movements, moved_in, moved_out)
    SELECT account, (slot AT TIME ZONE $3)::date, kind, sum(movements), sum(moved_in), sum(moved_out)
    FROM moved
    GROUP BY 1, 2, 3
    ON CONFLICT (account, day, kind) DO UPDATE SET
      movements = d.movements + excluded.movements, moved_in = d.moved_in + excluded.moved_in,
      moved_out = d.moved_out + excluded.moved_out
  ),
  slots AS (
    INSERT INTO figures.money_slot AS s (slot, currency, kind, movements, moved_in, moved_out)
    SELECT m.slot, c.currency, m.kind, sum(m.movements), sum(m.moved_in), sum(m.moved_out)
    FROM moved AS m
    JOIN ledger.member_accounts() AS a ON a.account = m.account
    JOIN member.real_members() AS c ON c.member_id = a.member_id
    GROUP BY m.slot, c.currency, m.kind
    ON CONFLICT (slot, currency, kind) DO UPDATE SET
      movements = s.movements + excluded.movements, moved_in = s.moved_in + excluded.moved_in,
      moved_out = s.moved_out + excluded.moved_out
  )
  UPDATE figures.progress SET
    time_zone = $3, moves_up_to = $2,
    moves_reached = greatest(moves_reached, (SELECT max(latest) FROM moved))`;

/** Counts the journal's movements between two IDs. Call it with the right to count, once for each. */
export async function countMoves(tx: WriteHandle, after: bigint, upTo: bigint, timeZone: string): Promise<void> {
  await tx.query(COUNT_MOVES, [after, upTo, timeZone]);
}

/** Deletes all figures: counting begins anew. Call it with the right to count. */
export async function forgetAll(tx: WriteHandle): Promise<void> {
  const ofMembers = ['day', 'game', 'loose_round', 'opposed_round', 'money_day', 'slot', 'first_play'];
  const tables = [...ofMembers, 'brand_slot', 'game_day', 'money_slot'];
  for (const table of tables) await tx.query(`DELETE FROM figures.${table}`);
  await tx.query(
    `UPDATE figures.progress SET time_zone = NULL, calls_up_to = 0, calls_reached = '-infinity', moves_up_to = 0,
       moves_reached = '-infinity', slots_since = '-infinity'`,
  );
}
