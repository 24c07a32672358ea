import type { ReadHandle, WriteHandle } from '../../platform/database.ts';

export type Seed = {
  id: bigint;
  serverSeed: Uint8Array;
  serverSeedHash: string;
  clientSeed: string;
  /** The nonce of the next draw. */
  nonce: number;
};

export type NewSeed = Omit<Seed, 'id' | 'nonce'>;

const SEED =
  'id, server_seed AS "serverSeed", server_seed_hash AS "serverSeedHash", client_seed AS "clientSeed", nonce';

export async function selectSeed(db: ReadHandle, memberId: string): Promise<Seed | null> {
  const { rows } = await db.query<Seed>(
    `SELECT ${SEED} FROM prizes.seed WHERE member_id = $1 AND revealed_at IS NULL`,
    [memberId],
  );
  return rows[0] ?? null;
}

/**
 * Locks the promise of a member's draws until the transaction ends: of many draws at once, one goes on and the others
 * wait.
 */
export async function lockSeed(tx: WriteHandle, memberId: string): Promise<Seed | null> {
  const { rows } = await tx.query<Seed>(
    `SELECT ${SEED} FROM prizes.seed WHERE member_id = $1 AND revealed_at IS NULL FOR NO KEY UPDATE`,
    [memberId],
  );
  return rows[0] ?? null;
}

/** Inserts a promised seed, unless the member has one in use. */
export async function insertSeed(
  db: ReadHandle,
  memberId: string,
  { serverSeed, serverSeedHash, clientSeed }: NewSeed,
  now: Temporal.Instant,
): Promise<void> {
  await db.query(
    `INSERT INTO prizes.seed (member_id, server_seed, server_seed_hash, client_seed, at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (member_id) WHERE revealed_at IS NULL DO NOTHING`,
    [memberId, serverSeed, serverSeedHash, clientSeed, now.toString()],
  );
}

export async function reveal(tx: WriteHandle, id: bigint, now: Temporal.Instant): Promise<void> {
  await tx.query('UPDATE prizes.seed SET revealed_at = $2 WHERE id = $1', [id, now.toString()]);
}

export type Why = 'stock' | 'budget' | null;

export type Draw = {
  id: bigint;
  game: string;
  edition: bigint;
  nonce: number;
  drawn: string;
  given: string;
  why: Why;
  /** The amount of an envelope. */
  amount: bigint | null;
  at: Temporal.Instant;
  serverSeedHash: string;
  /** Null until it is revealed. */
  serverSeed: Uint8Array | null;
  clientSeed: string;
};

const SELECT = `
  SELECT d.id, d.game, d.edition, d.nonce, d.drawn, d.given, d.why, d.amount, d.at, s.server_seed_hash AS "serverSeedHash",
    CASE WHEN s.revealed_at IS NOT NULL THEN s.server_seed END AS "serverSeed", s.client_seed AS "clientSeed"
  FROM prizes.draw AS d
  JOIN prizes.seed AS s ON s.id = d.seed_id`;

export async function selectDraw(db: ReadHandle, id: bigint): Promise<Draw | null> {
  const { rows } = await db.query<Draw>(`${SELECT} WHERE d.id = $1`, [id]);
  return rows[0] ?? null;
}

export async function selectDrawByKey(db: ReadHandle, memberId: string, key: string): Promise<Draw | null> {
  const { rows } = await db.query<Draw>(`${SELECT} WHERE d.member_id = $1 AND d.idempotency_key = $2`, [memberId, key]);
  return rows[0] ?? null;
}

export type NewDraw = Omit<Draw, 'id' | 'serverSeedHash' | 'serverSeed' | 'clientSeed' | 'nonce'> & {
  memberId: string;
  idempotencyKey: string;
  seed: Seed;
  giftId: string | null;
};

/** Inserts a draw and uses its nonce. The caller has locked the seed's row. */
export async function insertDraw(tx: WriteHandle, draw: NewDraw): Promise<bigint> {
  const { rows } = await tx.query<{ id: bigint }>(
    `WITH used AS (UPDATE prizes.seed SET nonce = nonce + 1 WHERE id = $5)
     INSERT INTO prizes.draw (member_id, game, edition, idempotency_key, seed_id, nonce, drawn, given, why, amount, gift_id, at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     RETURNING id`,
    [
      draw.memberId,
      draw.game,
      draw.edition,
      draw.idempotencyKey,
      draw.seed.id,
      draw.seed.nonce,
      draw.drawn,
      draw.given,
      draw.why,
      draw.amount,
      draw.giftId,
      draw.at.toString(),
    ],
  );
  return rows[0]!.id;
}

type Wish = { game: string | null; before: string | null; limit: number };

/** A member's draws, newest first: of one game, or of all. */
export async function selectDraws(db: ReadHandle, memberId: string, { game, before, limit }: Wish): Promise<Draw[]> {
  const ofGame = game === null ? '' : 'AND d.game = $4';
  const { rows } = await db.query<Draw>(
    `${SELECT}
     WHERE d.member_id = $1 AND ($2::bigint IS NULL OR d.id < $2) ${ofGame}
     ORDER BY d.id DESC
     LIMIT $3`,
    [memberId, before, limit, ...(game === null ? [] : [game])],
  );
  return rows;
}
