import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import type { GameImport } from './domain/game-import.ts';
import type { BadRow } from './use-cases/import-games.ts';

export type ImportSource = 'vendor' | 'file';

export type KeptImport = {
  id: bigint;
  vassalage: string;
  source: ImportSource;
  /** Its games as they were read; amounts are texts of whole units. */
  rows: (Omit<GameImport, 'minBet'> & { minBet?: string | null })[];
  bad: BadRow[];
  madeBy: string;
  madeAt: Temporal.Instant;
};

export type ListedImport = Omit<KeptImport, 'rows' | 'bad'> & { games: number; bad: number };

type NewImport = Omit<KeptImport, 'id' | 'rows'> & { rows: readonly GameImport[] };

export async function insertImport(tx: WriteHandle, given: NewImport): Promise<bigint> {
  const { vassalage, source, rows: games, bad, madeBy, madeAt } = given;
  const { rows } = await tx.query<{ id: bigint }>(
    `INSERT INTO catalogue.import (vassalage, source, rows, bad, made_by, made_at)
     VALUES ($1, $2, $3, $4, $5, $6)
     RETURNING id`,
    [vassalage, source, JSON.stringify(games, amountsAsText), JSON.stringify(bad), madeBy, madeAt.toString()],
  );
  return rows[0]!.id;
}

function amountsAsText(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}

export async function selectImport(db: ReadHandle, id: string): Promise<KeptImport | null> {
  const { rows } = await db.query<KeptImport>(
    `SELECT id, vassalage, source, rows, bad, made_by AS "madeBy", made_at AS "madeAt" FROM catalogue.import WHERE id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

/** Imports of a vendor, the latest first. */
export async function selectImports(
  db: ReadHandle,
  vassalage: string,
  { before, limit }: { before: string | null; limit: number },
): Promise<ListedImport[]> {
  const { rows } = await db.query<ListedImport>(
    `SELECT id, vassalage, source, jsonb_array_length(rows) AS games, jsonb_array_length(bad) AS bad, made_by AS "madeBy",
       made_at AS "madeAt"
     FROM catalogue.import
     WHERE vassalage = $1 AND ($2::bigint IS NULL OR id < $2)
     ORDER BY id DESC
     LIMIT $3`,
    [vassalage, before, limit],
  );
  return rows;
}

/** What a list may change of a game, as its row names it. */
export type ListedGame = Required<GameImport>;

/** The games of a vendor, in the words of a list. */
export async function selectListedGames(tx: ReadHandle, vassalage: string): Promise<ListedGame[]> {
  const { rows } = await tx.query<ListedGame>(
    `SELECT vassalage, game_code AS "gameCode", name AS "gameName", game_type AS "gameType", name_lo AS "nameLo",
       name_cn AS "nameCn", classify AS "gameClassify", is_hot AS "isHot", support_play AS "supportPlay",
       min_bet AS "minBet", lines, rtp::text, tags, enabled, maintenance
     FROM catalogue.game
     WHERE vassalage = $1 AND is_game = 'GAME'
     ORDER BY node_id`,
    [vassalage],
  );
  return rows;
}

/** Keeps others from changing a vendor's games until the transaction ends. */
export async function lockListedGames(tx: WriteHandle, vassalage: string): Promise<void> {
  await tx.query('SELECT FROM catalogue.game WHERE vassalage = $1 ORDER BY node_id FOR UPDATE', [vassalage]);
}
