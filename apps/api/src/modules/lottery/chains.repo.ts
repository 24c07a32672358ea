import type { ReadHandle, WriteHandle } from '../../platform/database.ts';

export type Chain = {
  id: bigint;
  gameCode: string;
  hash: string;
  length: number;
  sealedRoot: string;
  salt: string | null;
  used: number;
  publishedAt: Temporal.Instant;
  saltedAt: Temporal.Instant | null;
};

const COLUMNS = `id, game_code AS "gameCode", hash, length, sealed_root AS "sealedRoot", salt, used,
  published_at AS "publishedAt", salted_at AS "saltedAt"`;

export async function insertChain(
  tx: WriteHandle,
  chain: Pick<Chain, 'gameCode' | 'hash' | 'length' | 'sealedRoot'>,
): Promise<Chain> {
  const { rows } = await tx.query<Chain>(
    `INSERT INTO lottery.chain (game_code, hash, length, sealed_root, published_at)
     VALUES ($1, $2, $3, $4, lottery.now())
     RETURNING ${COLUMNS}`,
    [chain.gameCode, chain.hash, chain.length, chain.sealedRoot],
  );
  return rows[0]!;
}

/** Sets a chain's public salt; an existing one stays. @returns whether the chain has this salt now */
export async function updateSalt(tx: WriteHandle, id: bigint | string, salt: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    'UPDATE lottery.chain SET salt = $2, salted_at = lottery.now() WHERE id = $1 AND salt IS NULL',
    [id, salt],
  );
  return rowCount === 1;
}

export async function selectChain(db: ReadHandle, id: bigint | string): Promise<Chain | null> {
  const { rows } = await db.query<Chain>(`SELECT ${COLUMNS} FROM lottery.chain WHERE id = $1`, [id]);
  return rows[0] ?? null;
}

export async function selectChains(db: ReadHandle, gameCode: string): Promise<Chain[]> {
  const { rows } = await db.query<Chain>(
    `SELECT ${COLUMNS} FROM lottery.chain WHERE game_code = $1 ORDER BY id DESC LIMIT 50`,
    [gameCode],
  );
  return rows;
}

export type SeedPlace = { chainId: bigint; chainIndex: number };

/**
 * Takes the positions of the next free seeds: as many as asked for, or what one chain has left; none: no chain has any.
 */
export async function takeSeeds(tx: WriteHandle, gameCode: string, most: number): Promise<SeedPlace[]> {
  const { rows } = await tx.query<SeedPlace>(
    `WITH free AS (
       SELECT c.id, c.used, least(c.length - c.used, $2::integer) AS taken FROM lottery.chain AS c
       WHERE c.game_code = $1 AND c.used < c.length AND c.salt IS NOT NULL
       ORDER BY c.id
       LIMIT 1
       FOR UPDATE
     ),
     taken AS (
       UPDATE lottery.chain AS c SET used = c.used + f.taken FROM free AS f WHERE c.id = f.id
       RETURNING c.id, f.used, f.taken
     )
     SELECT t.id AS "chainId", t.used + n AS "chainIndex"
     FROM taken AS t
     CROSS JOIN LATERAL generate_series(1, t.taken) AS n
     ORDER BY n`,
    [gameCode, most],
  );
  return rows;
}

/** The seeds revealed by draws of a chain, from the first on. */
export async function selectRevealed(
  db: ReadHandle,
  id: bigint,
): Promise<{ index: number; seed: string; number: string }[]> {
  const { rows } = await db.query<{ index: number; seed: string; number: string }>(
    `SELECT chain_index AS index, seed, number FROM lottery.draw
     WHERE chain_id = $1 AND seed IS NOT NULL AND phase IN ('settled', 'void')
     ORDER BY chain_index`,
    [id],
  );
  return rows;
}
