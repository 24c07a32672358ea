import type { Queryable } from '../platform/database.ts';
import type { SlotExtra } from '../protocol.ts';

export type NewSeed = { serverSeed: Uint8Array; serverSeedHash: string; clientSeed: string; at: Date };
export type SeatKey = { vassalage: string; gameCode: string; player: string; currency: string };

export type Session = SeatKey & {
  id: bigint;
  seatId: bigint;
  token: string;
  lang: string;
  lobbyUrl: string | null;
  depositUrl: string | null;
  /** What the operator allows for a price. */
  extras: SlotExtra[];
};

export type Seed = { id: bigint; serverSeed: Buffer; serverSeedHash: string; clientSeed: string; nextNonce: number };

export async function insertSeed(db: Queryable, seed: NewSeed): Promise<bigint> {
  const made = await db.query<{ id: bigint }>(
    `INSERT INTO studio.seed (server_seed, server_seed_hash, client_seed, created_at) VALUES ($1, $2, $3, $4) RETURNING id`,
    [Buffer.from(seed.serverSeed), seed.serverSeedHash, seed.clientSeed, seed.at],
  );
  return made.rows[0]!.id;
}

export async function findSeat(db: Queryable, key: SeatKey): Promise<bigint | undefined> {
  const found = await db.query<{ id: bigint }>(
    `SELECT id FROM studio.seat WHERE vassalage = $1 AND game_code = $2 AND player = $3 AND currency = $4`,
    [key.vassalage, key.gameCode, key.player, key.currency],
  );
  return found.rows[0]?.id;
}

/** Two launches at once may both find no seat; the second one then uses the seat of the first. */
export async function insertSeat(db: Queryable, key: SeatKey, seedId: bigint): Promise<bigint> {
  const made = await db.query<{ id: bigint }>(
    `INSERT INTO studio.seat (vassalage, game_code, player, currency, seed_id) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (vassalage, game_code, player, currency) DO UPDATE SET vassalage = EXCLUDED.vassalage
     RETURNING id`,
    [key.vassalage, key.gameCode, key.player, key.currency, seedId],
  );
  return made.rows[0]!.id;
}

export type NewSession = Pick<Session, 'seatId' | 'token' | 'lang' | 'lobbyUrl' | 'depositUrl' | 'extras'> & {
  secretHash: Buffer;
  createdAt: Date;
  expiresAt: Date;
};

export async function insertSession(db: Queryable, session: NewSession): Promise<void> {
  await db.query(
    `INSERT INTO studio.session (secret_hash, seat_id, token, lang, lobby_url, deposit_url, created_at, expires_at, extras)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      session.secretHash,
      session.seatId,
      session.token,
      session.lang,
      session.lobbyUrl,
      session.depositUrl,
      session.createdAt,
      session.expiresAt,
      session.extras,
    ],
  );
}

export async function findSession(db: Queryable, secretHash: Buffer, now: Date): Promise<Session | undefined> {
  const found = await db.query<Session>(
    `SELECT session.id, session.seat_id AS "seatId", session.token, session.lang, session.lobby_url AS "lobbyUrl",
            session.deposit_url AS "depositUrl", session.extras, seat.vassalage, seat.game_code AS "gameCode", seat.player, seat.currency
     FROM studio.session JOIN studio.seat ON seat.id = session.seat_id
     WHERE session.secret_hash = $1 AND session.expires_at > $2`,
    [secretHash, now],
  );
  return found.rows[0];
}

/** The seat's seed pair. Locks the seat, so that its rounds and rotations wait for each other. */
export async function lockSeat(db: Queryable, seatId: bigint): Promise<Seed & { lastStartedAt: Date | null }> {
  const found = await db.query<Seed & { lastStartedAt: Date | null }>(
    `SELECT ${SEED_COLUMNS}, seat.last_started_at AS "lastStartedAt"
     FROM studio.seat JOIN studio.seed ON seed.id = seat.seed_id
     WHERE seat.id = $1
     FOR UPDATE OF seat`,
    [seatId],
  );
  return found.rows[0]!;
}

export async function readSeed(db: Queryable, seatId: bigint): Promise<Seed> {
  const found = await db.query<Seed>(
    `SELECT ${SEED_COLUMNS} FROM studio.seat JOIN studio.seed ON seed.id = seat.seed_id WHERE seat.id = $1`,
    [seatId],
  );
  return found.rows[0]!;
}

/** Retires the seat's seed, which can be revealed from now on, and replaces it. Needs the seat's lock. */
export async function replaceSeed(db: Queryable, seatId: bigint, next: NewSeed): Promise<void> {
  await db.query(
    `UPDATE studio.seed SET retired_at = $2 FROM studio.seat WHERE seat.id = $1 AND seed.id = seat.seed_id`,
    [seatId, next.at],
  );
  await db.query(`UPDATE studio.seat SET seed_id = $2 WHERE id = $1`, [seatId, await insertSeed(db, next)]);
}

export async function rememberLobbyOrigin(db: Queryable, origin: string, at: Date): Promise<void> {
  await db.query(
    `INSERT INTO studio.lobby_origin (origin, last_seen_at) VALUES ($1, $2)
     ON CONFLICT (origin) DO UPDATE SET last_seen_at = EXCLUDED.last_seen_at`,
    [origin, at],
  );
}

/** The newest first, at most 20: more would not fit into the header that lists them. */
export async function readLobbyOrigins(db: Queryable): Promise<string[]> {
  const found = await db.query<{ origin: string }>(
    `SELECT origin FROM studio.lobby_origin ORDER BY last_seen_at DESC LIMIT 20`,
  );
  return found.rows.map((row) => row.origin);
}

const SEED_COLUMNS = `seed.id, seed.server_seed AS "serverSeed", seed.server_seed_hash AS "serverSeedHash",
  seed.client_seed AS "clientSeed", seed.next_nonce AS "nextNonce"`;
