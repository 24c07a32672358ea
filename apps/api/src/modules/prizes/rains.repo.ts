import type { Amount } from '@champa/money';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';

export type Rain = {
  id: bigint;
  game: string;
  edition: bigint;
  startsAt: Temporal.Instant;
  endsAt: Temporal.Instant;
  pot: Amount;
  parts: number;
  taken: number;
  serverSeed: Uint8Array;
  serverSeedHash: string;
  clientSeed: string;
  returned: Amount | null;
  closedAt: Temporal.Instant | null;
};

const COLUMNS = `id, game, edition, starts_at AS "startsAt", ends_at AS "endsAt", pot, parts, taken,
  server_seed AS "serverSeed", server_seed_hash AS "serverSeedHash", client_seed AS "clientSeed", returned,
  closed_at AS "closedAt"`;

export async function selectRain(db: ReadHandle, id: bigint | string): Promise<Rain | null> {
  const { rows } = await db.query<Rain>(`SELECT ${COLUMNS} FROM prizes.rain WHERE id = $1`, [id]);
  return rows[0] ?? null;
}

/** Locks a rain until the transaction ends: each of many grabs at once sees what the others took. */
export async function lockRain(tx: WriteHandle, id: bigint | string): Promise<Rain | null> {
  const { rows } = await tx.query<Rain>(`SELECT ${COLUMNS} FROM prizes.rain WHERE id = $1 FOR NO KEY UPDATE`, [id]);
  return rows[0] ?? null;
}

/** The running rain, else the next one. */
export async function selectNext(db: ReadHandle, now: Temporal.Instant): Promise<Rain | null> {
  const { rows } = await db.query<Rain>(
    `SELECT ${COLUMNS} FROM prizes.rain WHERE closed_at IS NULL AND ends_at > $1 ORDER BY starts_at LIMIT 1`,
    [now.toString()],
  );
  return rows[0] ?? null;
}

export async function selectLast(db: ReadHandle): Promise<Rain | null> {
  const { rows } = await db.query<Rain>(
    `SELECT ${COLUMNS} FROM prizes.rain WHERE closed_at IS NOT NULL ORDER BY closed_at DESC LIMIT 1`,
  );
  return rows[0] ?? null;
}

/** Rains that are over and not closed yet. */
export async function selectOver(db: ReadHandle, now: Temporal.Instant): Promise<bigint[]> {
  const { rows } = await db.query<{ id: bigint }>(
    'SELECT id FROM prizes.rain WHERE closed_at IS NULL AND ends_at <= $1 ORDER BY ends_at',
    [now.toString()],
  );
  return rows.map(({ id }) => id);
}

export async function isPlanned(db: ReadHandle, game: string, startsAt: Temporal.Instant): Promise<boolean> {
  const { rows } = await db.query('SELECT FROM prizes.rain WHERE game = $1 AND starts_at = $2', [
    game,
    startsAt.toString(),
  ]);
  return rows.length > 0;
}

export type NewRain = Omit<Rain, 'id' | 'parts' | 'taken' | 'returned' | 'closedAt'> & { parts: readonly Amount[] };

/** Inserts a window with the parts of its pot, in the order of grabs. */
export async function insertRain(tx: WriteHandle, rain: NewRain): Promise<bigint> {
  const { rows } = await tx.query<{ id: bigint }>(
    `WITH planned AS (
       INSERT INTO prizes.rain (game, edition, starts_at, ends_at, pot, parts, server_seed, server_seed_hash, client_seed)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       RETURNING id
     ), split AS (
       INSERT INTO prizes.part (rain_id, place, amount)
       SELECT p.id, a.place, a.amount FROM planned AS p, unnest($10::bigint[]) WITH ORDINALITY AS a (amount, place)
     )
     SELECT id FROM planned`,
    [
      rain.game,
      rain.edition,
      rain.startsAt.toString(),
      rain.endsAt.toString(),
      rain.pot,
      rain.parts.length,
      rain.serverSeed,
      rain.serverSeedHash,
      rain.clientSeed,
      rain.parts.map(String),
    ],
  );
  return rows[0]!.id;
}

export type Grab = { amount: Amount; place: number };

export async function selectGrab(db: ReadHandle, id: bigint | string, memberId: string): Promise<Grab | null> {
  const { rows } = await db.query<Grab>(
    `SELECT p.amount, p.place
     FROM prizes.grab AS g
     JOIN prizes.part AS p ON p.rain_id = g.rain_id AND p.place = g.place
     WHERE g.rain_id = $1 AND g.member_id = $2`,
    [id, memberId],
  );
  return rows[0] ?? null;
}

/** Counts the next part as taken, and returns it. The caller has locked the rain. */
export async function takePart(tx: WriteHandle, id: bigint): Promise<Grab> {
  const { rows } = await tx.query<Grab>(
    `WITH next AS (UPDATE prizes.rain SET taken = taken + 1 WHERE id = $1 RETURNING taken)
     SELECT p.amount, p.place FROM prizes.part AS p, next WHERE p.rain_id = $1 AND p.place = next.taken`,
    [id],
  );
  return rows[0]!;
}

export type NewGrab = { rain: bigint; place: number; memberId: string; giftId: string; at: Temporal.Instant };

export async function insertGrab(tx: WriteHandle, { rain, place, memberId, giftId, at }: NewGrab): Promise<void> {
  await tx.query('INSERT INTO prizes.grab (rain_id, place, member_id, gift_id, at) VALUES ($1, $2, $3, $4, $5)', [
    rain,
    place,
    memberId,
    giftId,
    at.toString(),
  ]);
}

/** Every part of a rain in its order, with the member who took it. */
export async function selectParts(db: ReadHandle, id: bigint): Promise<{ amount: Amount; memberId: bigint | null }[]> {
  const { rows } = await db.query<{ amount: Amount; memberId: bigint | null }>(
    `SELECT p.amount, g.member_id AS "memberId"
     FROM prizes.part AS p
     LEFT JOIN prizes.grab AS g ON g.rain_id = p.rain_id AND g.place = p.place
     WHERE p.rain_id = $1
     ORDER BY p.place`,
    [id],
  );
  return rows;
}

/** The sum of the parts nobody took. */
export async function sumLeft(db: ReadHandle, id: bigint, taken: number): Promise<Amount> {
  const { rows } = await db.query<{ left: bigint }>(
    'SELECT coalesce(sum(amount), 0)::bigint AS left FROM prizes.part WHERE rain_id = $1 AND place > $2',
    [id, taken],
  );
  return rows[0]!.left;
}

export async function closeRain(tx: WriteHandle, id: bigint, returned: Amount, now: Temporal.Instant): Promise<void> {
  await tx.query('UPDATE prizes.rain SET returned = $2, closed_at = $3 WHERE id = $1', [id, returned, now.toString()]);
}
