import type { PrizeGameKind } from '@champa/contract';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import type { Game, LocalText, Rules } from './domain/game.ts';
import { readRules, writeRules } from './domain/kept-rules.ts';

type Row = Omit<Game, 'rules'> & { rules: unknown };

const SELECT = `
  SELECT g.code, g.currency, g.budget, g.is_open AS "isOpen", g.edition, e.names, e.rules
  FROM prizes.game AS g
  JOIN prizes.edition AS e ON e.id = g.edition`;

function toGame({ rules, ...row }: Row): Game {
  return { ...row, rules: readRules(rules) };
}

export async function selectGames(db: ReadHandle): Promise<Game[]> {
  const { rows } = await db.query<Row>(`${SELECT} ORDER BY g.sort, g.code`);
  return rows.map(toGame);
}

export async function selectGame(db: ReadHandle, code: string): Promise<Game | null> {
  const { rows } = await db.query<Row>(`${SELECT} WHERE g.code = $1`, [code]);
  return rows[0] ? toGame(rows[0]) : null;
}

/** Locks the game until the transaction ends: reservations from its budget and changes of it go one after another. */
export async function lockGame(tx: WriteHandle, code: string): Promise<Game | null> {
  await tx.query('SELECT code FROM prizes.game WHERE code = $1 FOR NO KEY UPDATE', [code]);
  return selectGame(tx, code);
}

export type Edition = { id: bigint; game: string; names: LocalText; rules: Rules };

/** The rules of these editions, by the edition's number. */
export async function selectEditions(db: ReadHandle, ids: readonly bigint[]): Promise<Map<bigint, Edition>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.query<{ id: bigint; game: string; names: LocalText; rules: unknown }>(
    'SELECT id, game, names, rules FROM prizes.edition WHERE id = ANY($1)',
    [[...new Set(ids)]],
  );
  return new Map(rows.map((row) => [row.id, { ...row, rules: readRules(row.rules) }]));
}

export async function insertEdition(
  tx: WriteHandle,
  { game, names, rules, actor }: { game: string; names: LocalText; rules: Rules; actor: string },
  now: Temporal.Instant,
): Promise<bigint> {
  const { rows } = await tx.query<{ id: bigint }>(
    'INSERT INTO prizes.edition (game, names, rules, actor, at) VALUES ($1, $2, $3, $4, $5) RETURNING id',
    [game, JSON.stringify(names), writeRules(rules), actor, now.toString()],
  );
  return rows[0]!.id;
}

type NewRow = { code: string; kind: PrizeGameKind; currency: string; budget: string; edition: bigint };

export async function insertGame(tx: WriteHandle, game: NewRow, now: Temporal.Instant): Promise<void> {
  await tx.query(
    `INSERT INTO prizes.game (code, kind, currency, budget, is_open, sort, edition, created_at)
     VALUES ($1, $2, $3, $4, true, (SELECT count(*) FROM prizes.game), $5, $6)`,
    [game.code, game.kind, game.currency, game.budget, game.edition, now.toString()],
  );
}

export async function updateEdition(tx: WriteHandle, code: string, edition: bigint): Promise<void> {
  await tx.query('UPDATE prizes.game SET edition = $2 WHERE code = $1', [code, edition]);
}

/** @returns false where there is no such game */
export async function updateOpen(tx: WriteHandle, code: string, isOpen: boolean): Promise<boolean> {
  const { rowCount } = await tx.query('UPDATE prizes.game SET is_open = $2 WHERE code = $1', [code, isOpen]);
  return rowCount === 1;
}

/** The remaining numbers of limited prizes, by `game/prize`. */
export async function selectStock(db: ReadHandle): Promise<Map<string, number>> {
  const { rows } = await db.query<{ game: string; prize: string; remaining: number }>(
    'SELECT game, prize, remaining FROM prizes.stock',
  );
  return new Map(rows.map(({ game, prize, remaining }) => [`${game}/${prize}`, remaining]));
}

/** Sets how many are left; null: unlimited again. */
export async function setStock(
  tx: WriteHandle,
  { game, prize, remaining }: { game: string; prize: string; remaining: number },
): Promise<void> {
  await tx.query(
    `INSERT INTO prizes.stock (game, prize, remaining) VALUES ($1, $2, $3)
     ON CONFLICT (game, prize) DO UPDATE SET remaining = excluded.remaining`,
    [game, prize, remaining],
  );
}

/** Takes one of a prize. @returns false where none is left; an unlimited prize is always available */
export async function takeStock(tx: WriteHandle, game: string, prize: string): Promise<boolean> {
  const { rows } = await tx.query<{ taken: boolean }>(
    `WITH taken AS (
       UPDATE prizes.stock SET remaining = remaining - 1 WHERE game = $1 AND prize = $2 AND remaining > 0 RETURNING 1
     )
     SELECT EXISTS (SELECT FROM taken)
       OR NOT EXISTS (SELECT FROM prizes.stock WHERE game = $1 AND prize = $2) AS taken`,
    [game, prize],
  );
  return rows[0]!.taken;
}

/** Returns one that was taken in this transaction. */
export async function returnStock(tx: WriteHandle, game: string, prize: string): Promise<void> {
  await tx.query('UPDATE prizes.stock SET remaining = remaining + 1 WHERE game = $1 AND prize = $2', [game, prize]);
}

export type GameChange = { game: string; action: string; detail: string; reason: string; actor: string };

export async function insertChange(tx: WriteHandle, change: GameChange, now: Temporal.Instant): Promise<void> {
  await tx.query(
    'INSERT INTO prizes.change (game, action, detail, reason, actor, at) VALUES ($1, $2, $3, $4, $5, $6)',
    [change.game, change.action, change.detail, change.reason, change.actor, now.toString()],
  );
}
