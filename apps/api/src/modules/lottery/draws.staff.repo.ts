import type { Language } from '@champa/contract';
import type { FamilyId, Result } from '@champa/lottery';
import type { Amount } from '@champa/money';
import type { ReadHandle } from '../../platform/database.ts';
import type { TimePlace } from '../../platform/paging.ts';
import type { Phase } from './domain/phase.ts';

export type StaffDraw = {
  id: bigint;
  gameCode: string;
  gameNames: Partial<Record<Language, string>>;
  family: FamilyId;
  source: 'house' | 'external';
  number: string;
  closesAt: Temporal.Instant;
  drawsAt: Temporal.Instant;
  phase: Phase;
  isPastClosing: boolean;
  chainId: bigint | null;
  pauseReason: string | null;
  result: Result | null;
  revision: number;
  stake: Amount;
  paid: Amount;
};

const COLUMNS = `d.id, d.game_code AS "gameCode", g.names AS "gameNames", g.family, g.source, d.number,
  d.closes_at AS "closesAt", d.draws_at AS "drawsAt", d.phase, d.closes_at <= lottery.now() AS "isPastClosing",
  d.chain_id AS "chainId", d.pause_reason AS "pauseReason", d.result, d.revision, d.paid,
  CASE WHEN d.phase IN ('settled', 'void') THEN d.staked ELSE coalesce(x.stake, 0) END AS stake`;

// Of a draw that is not at its end, one row has all its stakes.
const TABLES = `lottery.draw AS d
  JOIN lottery.game AS g ON g.code = d.game_code
  LEFT JOIN lottery.exposure AS x ON x.draw_id = d.id AND x.key = '*'`;

const NOW = '(SELECT lottery.now())';

/** What each queue is; those that take bets are read from the next on, all others from the latest. */
const queues = {
  closed: 'true',
  open: `d.phase = 'open'`,
  waiting: `d.phase = 'drawing' AND d.chain_id IS NULL`,
  settled: `d.phase = 'settled'`,
  void: `d.phase = 'void'`,
} as const;

/** Where a queue begins; further pages begin at their place, which is the only bound that the index then has. */
const begins: Partial<Record<DrawQueue, string>> = { closed: `d.closes_at <= ${NOW}`, open: `d.closes_at > ${NOW}` };
export type DrawQueue = keyof typeof queues;

type DrawsWanted = {
  queue: DrawQueue;
  game: string | null;
  span: { from: Temporal.Instant; to: Temporal.Instant } | null;
  after: TimePlace | null;
  limit: number;
};

/** Draws of a queue behind a place: by their closing, which an index has for one game and for all. */
export async function selectDraws(
  db: ReadHandle,
  { queue, game, span, after, limit }: DrawsWanted,
): Promise<StaffDraw[]> {
  const [order, beyond] = queue === 'open' ? ['ASC', '>'] : ['DESC', '<'];
  const values: unknown[] = [limit];
  const value = (given: unknown): string => `$${values.push(given)}`;
  const wanted = [
    queues[queue],
    ...(game === null ? [] : [`d.game_code = ${value(game)}`]),
    ...(span === null
      ? []
      : [`d.closes_at >= ${value(span.from.toString())}`, `d.closes_at < ${value(span.to.toString())}`]),
    ...(after === null
      ? [begins[queue] ?? 'true']
      : [`(d.closes_at, d.id) ${beyond} (${value(after.at.toString())}, ${value(after.number)}::bigint)`]),
  ];
  const { rows } = await db.query<StaffDraw>(
    `SELECT ${COLUMNS}
     FROM ${TABLES}
     WHERE ${wanted.join(' AND ')}
     ORDER BY d.closes_at ${order}, d.id ${order}
     LIMIT $1`,
    values,
  );
  return rows;
}

export type WholeDraw = StaffDraw & {
  chainIndex: number | null;
  seed: string | null;
  kept: Amount;
  settledAt: Temporal.Instant | null;
  voidReason: string | null;
};

export async function selectWholeDraw(db: ReadHandle, id: bigint): Promise<WholeDraw | null> {
  const { rows } = await db.query<WholeDraw>(
    `SELECT ${COLUMNS}, d.chain_index AS "chainIndex", d.seed, d.kept, d.settled_at AS "settledAt",
       d.void_reason AS "voidReason"
     FROM ${TABLES}
     WHERE d.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

/** What the members of a draw come to: by its key, one row each. */
export async function selectDrawMoney(
  db: ReadHandle,
  id: bigint,
): Promise<{ stake: Amount; paid: Amount; members: number }> {
  const { rows } = await db.query<{ stake: Amount; paid: Amount; members: number }>(
    `SELECT coalesce(sum(s.stake), 0)::bigint AS stake, coalesce(sum(s.paid), 0)::bigint AS paid,
       count(*) FILTER (WHERE s.bets > 0)::integer AS members
     FROM lottery.stay AS s
     WHERE s.draw_id = $1`,
    [id],
  );
  return rows[0]!;
}

export type Entry = { source: string; result: Result; at: Temporal.Instant };

/** What sources and employees say that the next result of a draw is. */
export async function selectEntries(db: ReadHandle, id: bigint, revision: number): Promise<Entry[]> {
  const { rows } = await db.query<Entry>(
    `SELECT source, result, read_at AS at FROM lottery.reading WHERE draw_id = $1 AND revision = $2 ORDER BY read_at`,
    [id, revision],
  );
  return rows;
}

export type StaffChange = {
  id: bigint;
  at: Temporal.Instant;
  what: string;
  drawId: bigint | null;
  actor: string;
  details: Record<string, unknown>;
};

/** What was done to a game with its draws, or to one draw: the latest first. */
export async function selectChanges(
  db: ReadHandle,
  of: { game: string } | { draw: string },
  { after, limit }: { after: string | null; limit: number },
): Promise<StaffChange[]> {
  const [column, wanted] = 'game' in of ? ['game_code', of.game] : ['draw_id', of.draw];
  const { rows } = await db.query<StaffChange>(
    `SELECT c.id, c.at, c.what, c.draw_id AS "drawId", c.actor, c.details
     FROM lottery.change AS c
     WHERE c.${column} = $1 AND c.id < coalesce($2::bigint, 9223372036854775807)
     ORDER BY c.id DESC
     LIMIT $3`,
    [wanted, after, limit],
  );
  return rows;
}

export type GameFacts = {
  code: string;
  sort: number;
  pauseReason: string;
  enabled: boolean;
  hasVendor: boolean;
  edition: number;
  changedAt: Temporal.Instant | null;
  changedBy: string | null;
  closesAt: Temporal.Instant | null;
  plannedUntil: Temporal.Instant | null;
};

/** What only staff sees of games. */
export async function selectGameFacts(db: ReadHandle): Promise<ReadonlyMap<string, GameFacts>> {
  const { rows } = await db.query<GameFacts>(
    `SELECT g.code, g.sort, g.pause_reason AS "pauseReason", g.enabled, g.vendor_id IS NOT NULL AS "hasVendor", g.edition,
       g.changed_at AS "changedAt", g.changed_by AS "changedBy", n.closes_at AS "closesAt", l.closes_at AS "plannedUntil"
     FROM lottery.game AS g
     LEFT JOIN LATERAL (
       SELECT x.closes_at FROM lottery.draw AS x
       WHERE x.game_code = g.code AND x.closes_at > ${NOW} AND x.phase = 'open' AND x.pause_reason IS NULL
       ORDER BY x.closes_at LIMIT 1
     ) AS n ON true
     LEFT JOIN LATERAL (
       SELECT x.closes_at FROM lottery.draw AS x WHERE x.game_code = g.code ORDER BY x.closes_at DESC LIMIT 1
     ) AS l ON true`,
  );
  return new Map(rows.map((facts) => [facts.code, facts]));
}

export type HotFacts = {
  play: string;
  number: string;
  perMille: number;
  reason: string;
  actor: string;
  at: Temporal.Instant;
};

export async function selectHotNumbers(db: ReadHandle, code: string): Promise<HotFacts[]> {
  const { rows } = await db.query<HotFacts>(
    `SELECT play, number, permille AS "perMille", reason, actor, at FROM lottery.hot_number
     WHERE game_code = $1 ORDER BY at DESC, play, number`,
    [code],
  );
  return rows;
}
