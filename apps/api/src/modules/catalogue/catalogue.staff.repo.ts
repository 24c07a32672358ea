import type { GameCategory, GameState } from '@champa/contract';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import type { TimePlace } from '../../platform/paging.ts';
import type { GameFacts, StakeLimitOfLevel, StoredGame } from './domain/game-facts.ts';

const COLUMNS = `
  node_id AS "nodeId", game.vassalage, vendor.display_name AS "vendorName", account_type_name AS "accountTypeName",
  game_code AS "gameCode", name, name_lo AS "nameLo", name_cn AS "nameCn", game.game_type AS "gameType", classify,
  is_hot = 1 AS "isHot", support_play = 0 AS trial, min_bet AS "minBet", lines, rtp::text, tags, game.enabled,
  game.maintenance, created_at AS "addedAt", revision, changed_at AS "changedAt", changed_by AS "changedBy", state,
  cover, game.not_in AS "notIn", coalesce(stake_limits, '[]') AS "stakeLimits"`;

type Row = Omit<StoredGame, 'stakeLimits'> & { stakeLimits: { fromLevel: number; most: string }[] };

function toGame({ stakeLimits, ...game }: Row): StoredGame {
  return { ...game, stakeLimits: stakeLimits.map(({ fromLevel, most }) => ({ fromLevel, most: BigInt(most) })) };
}

/** `at`: the parameter with the time. */
const games = (at: string): string => `
  catalogue.game
  JOIN catalogue.vendor USING (vassalage)
  CROSS JOIN LATERAL (
    SELECT
      CASE
        WHEN NOT game.enabled THEN 'off'
        WHEN NOT vendor.enabled THEN 'vendor_off'
        WHEN game.maintenance THEN 'maintenance'
        WHEN vendor.maintenance OR catalogue.is_closed(game.vassalage, ${at}) THEN 'vendor_maintenance'
        ELSE 'shown'
      END AS state,
      CASE WHEN game.game_type = 'RNG' AND account_type_name = ANY ($1) THEN 'INHOUSE' ELSE game.game_type END AS category
  ) AS told`;

export type GamesWish = {
  inHouse: readonly string[];
  /** Only those of these nodes, or of this code; null: of any. */
  found: { nodes: readonly bigint[]; code: string } | null;
  among: readonly bigint[] | null;
  vassalage: string | null;
  category: GameCategory | null;
  state: GameState | null;
  isHot: boolean;
  hasTrial: boolean;
  before: TimePlace | null;
  at: Temporal.Instant;
  limit: number;
};

/** Games of all vendors, the latest first, hidden ones too. */
export async function selectGamesForStaff(db: ReadHandle, wish: GamesWish): Promise<StoredGame[]> {
  const { inHouse, found, among, vassalage, category, state, isHot, hasTrial, before, at, limit } = wish;
  const { rows } = await db.query<Row>(
    `SELECT ${COLUMNS}
     FROM ${games('$13')}
     WHERE ($2::timestamptz IS NULL OR (created_at, node_id) < ($2, $12::bigint))
       AND ($3::bigint[] IS NULL OR node_id = ANY ($3) OR game_code = $4)
       AND ($5::bigint[] IS NULL OR node_id = ANY ($5))
       AND ($6::text IS NULL OR game.vassalage = $6)
       AND ($7::text IS NULL OR category = $7)
       AND ($8::text IS NULL OR state = $8)
       AND (NOT $9 OR is_hot = 1)
       AND (NOT $10 OR support_play = 0)
     ORDER BY created_at DESC, node_id DESC
     LIMIT $11`,
    [
      inHouse,
      before?.at.toString() ?? null,
      found?.nodes ?? null,
      found?.code ?? null,
      among,
      vassalage,
      category,
      state,
      isHot,
      hasTrial,
      limit,
      before?.number ?? null,
      at.toString(),
    ],
  );
  return rows.map(toGame);
}

export async function selectGameForStaff(
  db: ReadHandle,
  nodeId: string,
  at: Temporal.Instant,
): Promise<StoredGame | null> {
  const { rows } = await db.query<Row>(`SELECT ${COLUMNS} FROM ${games('$3')} WHERE node_id = $2`, [
    [],
    nodeId,
    at.toString(),
  ]);
  return rows[0] ? toGame(rows[0]) : null;
}

/** The game, which nobody else changes until the transaction ends. */
export async function lockGame(tx: WriteHandle, nodeId: string, at: Temporal.Instant): Promise<StoredGame | null> {
  const { rows } = await tx.query<Row>(`SELECT ${COLUMNS} FROM ${games('$3')} WHERE node_id = $2 FOR UPDATE OF game`, [
    [],
    nodeId,
    at.toString(),
  ]);
  return rows[0] ? toGame(rows[0]) : null;
}

export async function updateGame(
  tx: WriteHandle,
  nodeId: string,
  facts: GameFacts,
  { by, at }: { by: string; at: Temporal.Instant },
): Promise<void> {
  await tx.query(
    `UPDATE catalogue.game
     SET name = $2, name_lo = $3, name_cn = $4, game_type = $5, classify = $6, is_hot = $7::boolean::integer,
       support_play = (NOT $8::boolean)::integer, min_bet = $9, lines = $10, rtp = $11, tags = $12, enabled = $13,
       maintenance = $14, revision = revision + 1, changed_by = $15, changed_at = $16, not_in = $17, stake_limits = $18,
       cover = $19
     WHERE node_id = $1`,
    [
      nodeId,
      facts.name,
      facts.nameLo,
      facts.nameCn,
      facts.gameType,
      facts.classify,
      facts.isHot,
      facts.trial,
      facts.minBet,
      facts.lines,
      facts.rtp,
      facts.tags,
      facts.enabled,
      facts.maintenance,
      by,
      at.toString(),
      facts.notIn,
      writtenLimits(facts.stakeLimits),
      facts.cover,
    ],
  );
}

function writtenLimits(limits: readonly StakeLimitOfLevel[]): string | null {
  if (limits.length === 0) return null;
  return JSON.stringify(limits.map(({ fromLevel, most }) => ({ fromLevel, most: String(most) })));
}
