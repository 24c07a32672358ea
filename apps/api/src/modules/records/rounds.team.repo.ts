import type { ReadHandle } from '../../platform/database.ts';
import type { GamePlay, PlayedGame } from '../figures/index.ts';
import type { RoundState } from '../vendors/index.ts';
import { dayAfter, type Days, type Span } from './domain/days.ts';
import type { Lines, TeamScope } from './domain/scope.ts';
import type { TimePlace } from '../../platform/paging.ts';
import type { MemberRound } from './rounds.list.ts';

/** Which rounds of a team. `games`: null for all. */
export type RoundsWanted = {
  scope: Lines;
  games: readonly PlayedGame[] | null;
  state: RoundState | null;
  /** Only those after it in the list. */
  after: TimePlace | null;
};

const COLUMNS = `
  r.id, r.member_id::text AS "memberId", r.ref, r.vendor_id AS "vendorId", v.code AS vassalage, r.game_code AS "gameCode",
  r.currency, r.stake, r.win, r.valid_bet AS "validBet", r.state, r.started_at AS "startedAt", r.updated_at AS "updatedAt"`;

const ROUNDS = `
  FROM member.between($1, $2) AS m
  JOIN vendors.rounds() AS r ON r.member_id = m.member_id
  JOIN vendors.codes() AS v ON v.vendor_id = r.vendor_id`;

const OF_GAMES = (vendors: string, games: string) => `
  (${vendors}::smallint[] IS NULL OR (r.vendor_id, r.game_code) IN (SELECT * FROM unnest(${vendors}::smallint[], ${games}::text[])))`;

function gameValues(games: readonly PlayedGame[] | null): unknown[] {
  return [games && games.map(({ vendorId }) => vendorId), games && games.map(({ gameCode }) => gameCode)];
}

/** Rounds of a team that began in a stretch of time, latest first. */
export async function selectRounds(
  db: ReadHandle,
  { scope, games, state, after }: RoundsWanted,
  { from, to }: Span,
  limit: number,
): Promise<MemberRound[]> {
  const { rows } = await db.query<MemberRound>(
    `SELECT ${COLUMNS} ${ROUNDS}
     WHERE r.started_at >= $3 AND r.started_at < $4 AND (r.started_at, r.id) < ($5::timestamptz, $6::bigint)
       AND ($7::text IS NULL OR r.state = $7) AND ${OF_GAMES('$8', '$9')}
     ORDER BY r.started_at DESC, r.id DESC
     LIMIT $10`,
    [
      scope.first,
      scope.last,
      from.toString(),
      to.toString(),
      after?.at.toString() ?? 'infinity',
      after?.number ?? 0n,
      state,
      ...gameValues(games),
      limit,
    ],
  );
  return rows;
}

/** Rounds that are open or were rolled back, from where figures keep them, and those that are not counted yet. */
const LOOSE = `
  loose AS MATERIALIZED (
    (
      SELECT l.round_id
      FROM figures.loose_rounds() AS l JOIN member.between($1, $2) AS m ON m.member_id = l.member_id
      WHERE l.state = ANY ($3) AND l.started_at >= $4 AND l.started_at < $5
        AND (l.started_at, l.round_id) < ($6::timestamptz, $7::bigint)
      ORDER BY l.started_at DESC, l.round_id DESC
      LIMIT $8
    )
    UNION
    SELECT p.round_id FROM figures.play_not_counted($9) AS p JOIN member.between($1, $2) AS m ON m.member_id = p.member_id
  )`;

const LOOSE_ROUNDS = `
  JOIN vendors.rounds() AS r ON r.id = loose.round_id
  JOIN vendors.codes() AS v ON v.vendor_id = r.vendor_id
  WHERE r.state = ANY ($3) AND r.started_at >= $4 AND r.started_at < $5
    AND (r.started_at, r.id) < ($6::timestamptz, $7::bigint) AND ${OF_GAMES('$10', '$11')}`;

export type LooseWanted = Omit<RoundsWanted, 'state' | 'scope'> & {
  scope: Lines & Pick<TeamScope, 'span' | 'timeZone'>;
  states: readonly RoundState[];
  /** The most that are looked at. */
  most: number;
};

function looseValues({ scope, states, after, most, games }: LooseWanted): unknown[] {
  const { first, last, span, timeZone } = scope;
  const place = [after?.at.toString() ?? 'infinity', after?.number ?? 0n];
  const times = [span.from.toString(), span.to.toString()];
  return [first, last, states, ...times, ...place, most, timeZone, ...gameValues(games)];
}

export async function selectLooseRounds(db: ReadHandle, wanted: LooseWanted, limit: number): Promise<MemberRound[]> {
  const { rows } = await db.query<MemberRound>(
    `WITH ${LOOSE}
     SELECT ${COLUMNS} FROM loose ${LOOSE_ROUNDS}
     ORDER BY r.started_at DESC, r.id DESC
     LIMIT $12`,
    [...looseValues(wanted), limit],
  );
  return rows;
}

export type LooseSum = { state: RoundState; rounds: bigint; stake: bigint; win: bigint };

/** The sums of open and rolled back rounds, by state. */
export async function selectLooseSums(db: ReadHandle, wanted: LooseWanted): Promise<LooseSum[]> {
  const { rows } = await db.query<LooseSum>(
    `WITH ${LOOSE}
     SELECT r.state, count(*) AS rounds, sum(r.stake)::bigint AS stake, sum(r.win)::bigint AS win
     FROM loose ${LOOSE_ROUNDS}
     GROUP BY r.state`,
    looseValues(wanted),
  );
  return rows;
}

export type PartlyCancelledWanted = Omit<RoundsWanted, 'state' | 'scope'> & {
  scope: Lines & Pick<TeamScope, 'span'>;
  /** The vendors' codes. */
  vendors: readonly string[];
};

/** Rounds of some vendors of which some bets were rolled back and others not, latest first. */
export async function selectPartlyCancelled(
  db: ReadHandle,
  { scope, vendors, games, after }: PartlyCancelledWanted,
  limit: number,
): Promise<MemberRound[]> {
  const { first, last, span } = scope;
  const { rows } = await db.query<MemberRound>(
    `SELECT ${COLUMNS}
     FROM member.between($1, $2) AS m
     JOIN vendors.rounds_cancelled() AS c ON c.member_id = m.member_id
     JOIN vendors.rounds() AS r ON r.id = c.id
     JOIN vendors.codes() AS v ON v.vendor_id = r.vendor_id
     WHERE c.started_at >= $3 AND c.started_at < $4 AND (c.started_at, c.id) < ($5::timestamptz, $6::bigint)
       AND r.state <> 'rolled_back' AND v.code = ANY ($7) AND ${OF_GAMES('$8', '$9')}
     ORDER BY c.started_at DESC, c.id DESC
     LIMIT $10`,
    [
      first,
      last,
      span.from.toString(),
      span.to.toString(),
      after?.at.toString() ?? 'infinity',
      after?.number ?? 0n,
      vendors,
      ...gameValues(games),
      limit,
    ],
  );
  return rows;
}

/** One round; null where its member is not in the team. */
export async function selectRound(db: ReadHandle, { first, last }: Lines, id: string): Promise<MemberRound | null> {
  const { rows } = await db.query<MemberRound>(`SELECT ${COLUMNS} ${ROUNDS} WHERE r.id = $3`, [first, last, id]);
  return rows[0] ?? null;
}

/** What a team played of each game on some days, up to this moment. */
export async function selectPlayByGame(
  db: ReadHandle,
  { first, last, days, timeZone }: TeamScope,
): Promise<GamePlay[]> {
  const { rows } = await db.query<GamePlay>(
    `WITH team AS (SELECT m.member_id FROM member.between($1, $2) AS m)
     SELECT p.vendor_id AS "vendorId", p.game_code AS "gameCode", sum(p.rounds)::bigint AS rounds, sum(p.stake)::bigint AS stake,
       sum(p.win)::bigint AS win, sum(p.valid_bet)::bigint AS "validBet", sum(p.open_stake)::bigint AS "openStake"
     FROM (
       SELECT c.vendor_id, c.game_code, c.rounds, c.stake, c.win, c.valid_bet, c.open_stake
       FROM figures.play_of_games($3, $4) AS c JOIN team ON team.member_id = c.member_id
       UNION ALL
       SELECT n.vendor_id, n.game_code, n.rounds, n.stake, n.win, n.valid_bet, n.open_stake
       FROM figures.play_not_counted($5) AS n JOIN team ON team.member_id = n.member_id
       WHERE n.day >= $3 AND n.day < $4
     ) AS p
     GROUP BY p.vendor_id, p.game_code`,
    [first, last, days.from, dayAfter(days.to), timeZone],
  );
  return rows;
}

/** The days on which a team played any of these games, latest first. */
export async function selectDaysPlayed(
  db: ReadHandle,
  { first, last, timeZone }: Lines & Pick<TeamScope, 'timeZone'>,
  days: Days,
  games: readonly PlayedGame[] | null,
): Promise<string[]> {
  const { rows } = await db.query<{ day: string }>(
    `SELECT r.day::text
     FROM member.between($1, $2) AS m JOIN figures.play_of_games($3, $4) AS r ON r.member_id = m.member_id
     WHERE ${OF_GAMES('$6', '$7')}
     GROUP BY r.day
     UNION
     SELECT r.day::text
     FROM member.between($1, $2) AS m JOIN figures.play_not_counted($5) AS r ON r.member_id = m.member_id
     WHERE r.day >= $3 AND r.day < $4 AND ${OF_GAMES('$6', '$7')}
     ORDER BY day DESC`,
    [first, last, days.from, dayAfter(days.to), timeZone, ...gameValues(games)],
  );
  return rows.map(({ day }) => day);
}
