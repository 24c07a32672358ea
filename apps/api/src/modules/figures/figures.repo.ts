import type { ReadHandle } from '../../platform/database.ts';
import type { DayMoney, DayPlay, Days, GamePlay, LooseState, Play, PlayedGame, Whose } from './domain/figures.ts';

// Servers' clocks differ, and a call may wait for its batch: uncounted play is looked for from a little before the
// latest that is counted. Nothing is counted twice, for counted calls are known by number, not by time.
const LATELY = `interval '1 minute'`;

/** A member's play, as ($1 member, $2 account, $3 from, $4 to, $5 time zone): counted, and not counted yet. */
const PLAYED = `
  SELECT d.day, d.vendor_id, d.game_code, d.rounds, d.stake, d.win, d.valid_bet, d.open_stake
  FROM figures.day AS d
  WHERE d.member_id = $1 AND d.day BETWEEN $3::date AND $4::date
  UNION ALL
  SELECT t.day, t.vendor_id, t.game_code, t.begun::integer, t.stake, t.win,
    figures.valid_bet(
      round => t.round_id, state => t.state, begun => t.begun, stake => t.stake, opposed => t.opposed,
      was_state => l.state, unsettled => l.unsettled, was_opposed => o.opposed, counted_up_to => t.counted_up_to
    ),
    figures.open_stake(
      round => t.round_id, state => t.state, begun => t.begun, stake => t.stake, was_state => l.state,
      unsettled => l.unsettled, counted_up_to => t.counted_up_to
    )
  FROM (
    SELECT r.*, (r.started_at AT TIME ZONE coalesce(p.time_zone, $5))::date AS day, p.calls_up_to AS counted_up_to
    FROM figures.progress AS p
    CROSS JOIN LATERAL vendors.rounds_touched_lately($1, $2, p.calls_up_to, p.calls_reached - ${LATELY}) AS r
  ) AS t
  LEFT JOIN figures.loose_round AS l ON l.round_id = t.round_id
  LEFT JOIN figures.opposed_round AS o ON o.round_id = t.round_id
  WHERE t.day BETWEEN $3::date AND $4::date`;

const SUMS = `
  sum(rounds)::bigint AS rounds, sum(stake)::bigint AS stake, sum(win)::bigint AS win, sum(valid_bet)::bigint AS "validBet",
  sum(open_stake)::bigint AS "openStake"`;

/** Null: all games; else only these. */
type Games = readonly PlayedGame[] | null;

const OF_GAMES = `
  ($6::smallint[] IS NULL OR (vendor_id, game_code) IN (SELECT * FROM unnest($6::smallint[], $7::text[])))`;

function values({ memberId, account }: Whose, { from, to }: Days, timeZone: string, games: Games): unknown[] {
  return [
    memberId,
    account,
    from,
    to,
    timeZone,
    games && games.map(({ vendorId }) => vendorId),
    games && games.map(({ gameCode }) => gameCode),
  ];
}

/** Play day by day, earliest first; days without any are left out. */
export async function selectPlayByDay(
  db: ReadHandle,
  whose: Whose,
  days: Days,
  timeZone: string,
  games: Games,
): Promise<DayPlay[]> {
  const { rows } = await db.query<DayPlay>(
    `SELECT day::text, ${SUMS} FROM (${PLAYED}) AS played WHERE ${OF_GAMES} GROUP BY played.day ORDER BY played.day`,
    values(whose, days, timeZone, games),
  );
  return rows;
}

/** Play game by game. */
export async function selectPlayByGame(
  db: ReadHandle,
  whose: Whose,
  days: Days,
  timeZone: string,
  games: Games,
): Promise<GamePlay[]> {
  const { rows } = await db.query<GamePlay>(
    `SELECT vendor_id AS "vendorId", game_code AS "gameCode", ${SUMS}
     FROM (${PLAYED}) AS played
     WHERE ${OF_GAMES}
     GROUP BY vendor_id, game_code
     ORDER BY vendor_id, game_code`,
    values(whose, days, timeZone, games),
  );
  return rows;
}

/**
 * Settled stakes less voids and opposite betting, game by game, counted already: a reward paid for them cannot be paid
 * twice.
 */
export async function selectValidByGame(
  db: ReadHandle,
  memberId: string,
  { from, to }: Days,
): Promise<(PlayedGame & Pick<Play, 'validBet'>)[]> {
  const { rows } = await db.query<PlayedGame & Pick<Play, 'validBet'>>(
    `SELECT vendor_id AS "vendorId", game_code AS "gameCode", sum(valid_bet)::bigint AS "validBet"
     FROM figures.day
     WHERE member_id = $1 AND day BETWEEN $2::date AND $3::date
     GROUP BY vendor_id, game_code`,
    [memberId, from, to],
  );
  return rows;
}

/** The same day by day. */
export async function selectValidByDay(
  db: ReadHandle,
  memberId: string,
  { from, to }: Days,
): Promise<(Pick<DayPlay, 'day'> & Pick<Play, 'validBet'>)[]> {
  const { rows } = await db.query<Pick<DayPlay, 'day'> & Pick<Play, 'validBet'>>(
    `SELECT day::text, sum(valid_bet)::bigint AS "validBet"
     FROM figures.day
     WHERE member_id = $1 AND day BETWEEN $2::date AND $3::date
     GROUP BY day
     ORDER BY figures.day.day`,
    [memberId, from, to],
  );
  return rows;
}

/** The games a member ever played. */
export async function selectGames(db: ReadHandle, { memberId, account }: Whose): Promise<PlayedGame[]> {
  const { rows } = await db.query<PlayedGame>(
    `SELECT vendor_id AS "vendorId", game_code AS "gameCode" FROM figures.game WHERE member_id = $1
     UNION
     SELECT r.vendor_id, r.game_code
     FROM figures.progress AS p
     CROSS JOIN LATERAL vendors.rounds_touched_lately($1, $2, p.calls_up_to, p.calls_reached - ${LATELY}) AS r`,
    [memberId, account],
  );
  return rows;
}

/** The last days, up to one, on which a member played any of these games, with the number of rounds. */
export async function selectDaysPlayed(
  db: ReadHandle,
  memberId: string,
  { from, to }: Days,
  games: readonly PlayedGame[],
  most: number,
): Promise<{ day: string; rounds: bigint }[]> {
  const { rows } = await db.query<{ day: string; rounds: bigint }>(
    `SELECT day::text, sum(rounds)::bigint AS rounds
     FROM figures.day
     WHERE member_id = $1 AND day BETWEEN $2::date AND $3::date
       AND (vendor_id, game_code) IN (SELECT * FROM unnest($4::smallint[], $5::text[]))
     GROUP BY figures.day.day
     ORDER BY figures.day.day DESC
     LIMIT $6`,
    [memberId, from, to, games.map(({ vendorId }) => vendorId), games.map(({ gameCode }) => gameCode), most],
  );
  return rows;
}

/** The time from which a member's play may not be counted yet, and the time zone of the days. */
export async function selectReached(
  db: ReadHandle,
): Promise<{ timeZone: string | null; lately: Temporal.Instant | null }> {
  const { rows } = await db.query<{ timeZone: string | null; lately: Temporal.Instant | null }>(
    `SELECT time_zone AS "timeZone",
       CASE WHEN isfinite(calls_reached) THEN calls_reached - ${LATELY} END AS lately
     FROM figures.progress`,
  );
  return rows[0]!;
}

/** The cursor of a page: rounds before this one. */
export type Place = { at: Temporal.Instant; id: bigint };

/** Rounds of a state that were counted, latest first. */
export async function selectLoose(
  db: ReadHandle,
  memberId: string,
  {
    state,
    from,
    to,
    before,
    limit,
  }: { state: LooseState; from: Temporal.Instant; to: Temporal.Instant; before: Place | null; limit: number },
): Promise<(PlayedGame & Place)[]> {
  const { rows } = await db.query<PlayedGame & Place>(
    `SELECT round_id AS id, started_at AS at, vendor_id AS "vendorId", game_code AS "gameCode"
     FROM figures.loose_round
     WHERE member_id = $1 AND state = $2 AND started_at >= $3 AND started_at < $4
       AND ($5::timestamptz IS NULL OR (started_at, round_id) < ($5, $6))
     ORDER BY started_at DESC, round_id DESC
     LIMIT $7`,
    [memberId, state, from.toString(), to.toString(), before?.at.toString() ?? null, before?.id ?? null, limit],
  );
  return rows;
}

/** Rounds of a vendor that were begun before a time and have not ended, the oldest first. */
export async function selectOpenOfVendor(
  db: ReadHandle,
  vendorId: number,
  { before, after, limit }: { before: Temporal.Instant; after: Place | null; limit: number },
): Promise<(Place & { memberId: string; gameCode: string })[]> {
  const { rows } = await db.query<Place & { memberId: string; gameCode: string }>(
    `SELECT round_id AS id, started_at AS at, member_id::text AS "memberId", game_code AS "gameCode"
     FROM figures.loose_round
     WHERE vendor_id = $1 AND state = 'open' AND started_at < $2
       AND ($3::timestamptz IS NULL OR (started_at, round_id) > ($3, $4))
     ORDER BY started_at, round_id
     LIMIT $5`,
    [vendorId, before.toString(), after?.at.toString() ?? null, after?.id ?? null, limit],
  );
  return rows;
}

/** An account's movements, by day and kind. */
export async function selectMoney(
  db: ReadHandle,
  account: bigint,
  { from, to }: Days,
  timeZone: string,
): Promise<DayMoney[]> {
  const { rows } = await db.query<DayMoney>(
    `SELECT day::text, kind, sum(movements)::bigint AS movements, sum(moved_in)::bigint AS "movedIn",
       sum(moved_out)::bigint AS "movedOut"
     FROM (
       SELECT d.day, d.kind, d.movements, d.moved_in, d.moved_out
       FROM figures.money_day AS d
       WHERE d.account = $1 AND d.day BETWEEN $2::date AND $3::date
       UNION ALL
       SELECT m.day, m.kind, m.movements, m.moved_in, m.moved_out
       FROM figures.progress AS p
       CROSS JOIN LATERAL ledger.moved_lately(
         $1, p.moves_up_to, p.moves_reached - ${LATELY}, coalesce(p.time_zone, $4)
       ) AS m
       WHERE m.day BETWEEN $2::date AND $3::date
     ) AS moved
     GROUP BY moved.day, kind
     ORDER BY moved.day, kind`,
    [account, from, to, timeZone],
  );
  return rows;
}
