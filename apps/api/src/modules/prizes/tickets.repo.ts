import type { ReadHandle, WriteHandle } from '../../platform/database.ts';

export type Held = { game: string; tickets: number; next: { tickets: number; expiresAt: Temporal.Instant } | null };

/** Locks the member's tickets of a game until the transaction ends. @returns how many there are */
export async function lockHolder(tx: WriteHandle, memberId: string, game: string): Promise<number> {
  await tx.query('INSERT INTO prizes.holder (member_id, game, tickets) VALUES ($1, $2, 0) ON CONFLICT DO NOTHING', [
    memberId,
    game,
  ]);
  const { rows } = await tx.query<{ tickets: number }>(
    'SELECT tickets FROM prizes.holder WHERE member_id = $1 AND game = $2 FOR NO KEY UPDATE',
    [memberId, game],
  );
  return rows[0]!.tickets;
}

export type NewLot = {
  memberId: string;
  game: string;
  cause: string;
  tickets: number;
  expiresAt: Temporal.Instant | null;
};

/** @returns null where this cause has added tickets before */
export async function insertLot(tx: WriteHandle, lot: NewLot, now: Temporal.Instant): Promise<bigint | null> {
  const { rows } = await tx.query<{ id: bigint }>(
    `INSERT INTO prizes.lot (member_id, game, cause, tickets, remaining, expires_at, at)
     VALUES ($1, $2, $3, $4, $4, $5, $6)
     ON CONFLICT (member_id, game, cause) DO NOTHING
     RETURNING id`,
    [lot.memberId, lot.game, lot.cause, lot.tickets, lot.expiresAt?.toString() ?? null, now.toString()],
  );
  return rows[0]?.id ?? null;
}

export type Change = {
  memberId: string;
  game: string;
  lot: bigint;
  kind: 'added' | 'used' | 'expired';
  change: number;
};

/** Writes a line of the tickets' journal and the number that it leaves. The caller has locked the holder's row. */
export async function change(tx: WriteHandle, line: Change, now: Temporal.Instant): Promise<void> {
  await tx.query(
    `WITH held AS (
       UPDATE prizes.holder SET tickets = tickets + $5 WHERE member_id = $1 AND game = $2 RETURNING tickets
     )
     INSERT INTO prizes.ticket (member_id, game, lot, kind, change, tickets, at)
     SELECT $1, $2, $3, $4, $5, tickets, $6 FROM held`,
    [line.memberId, line.game, line.lot, line.kind, line.change, now.toString()],
  );
}

/** Takes a ticket of the lot that expires first and has not expired. @returns its lot; null where there is none */
export async function takeTicket(
  tx: WriteHandle,
  memberId: string,
  game: string,
  now: Temporal.Instant,
): Promise<bigint | null> {
  const { rows } = await tx.query<{ id: bigint }>(
    `UPDATE prizes.lot SET remaining = remaining - 1
     WHERE id = (
       SELECT id FROM prizes.lot
       WHERE member_id = $1 AND game = $2 AND remaining > 0 AND (expires_at IS NULL OR expires_at > $3)
       ORDER BY expires_at, id
       LIMIT 1
     )
     RETURNING id`,
    [memberId, game, now.toString()],
  );
  return rows[0]?.id ?? null;
}

/** The tickets that a member can use now, by game. */
export async function selectHeld(db: ReadHandle, memberId: string, now: Temporal.Instant): Promise<Held[]> {
  const { rows } = await db.query<{ game: string; tickets: number; ends: Temporal.Instant | null; ending: number }>(
    `SELECT game, sum(remaining)::integer AS tickets, min(expires_at) AS ends,
       coalesce(sum(remaining) FILTER (WHERE expires_at = first_end), 0)::integer AS ending
     FROM (
       SELECT game, remaining, expires_at, min(expires_at) OVER (PARTITION BY game) AS first_end
       FROM prizes.lot
       WHERE member_id = $1 AND remaining > 0 AND (expires_at IS NULL OR expires_at > $2)
     ) AS usable
     GROUP BY game`,
    [memberId, now.toString()],
  );
  return rows.map(({ game, tickets, ends, ending }) => ({
    game,
    tickets,
    next: ends === null ? null : { tickets: ending, expiresAt: ends },
  }));
}

export type EndedLot = { id: bigint; memberId: bigint; game: string };

/** Expired lots with tickets left, the oldest first. */
export async function selectEnded(db: ReadHandle, now: Temporal.Instant, most: number): Promise<EndedLot[]> {
  const { rows } = await db.query<EndedLot>(
    `SELECT id, member_id AS "memberId", game
     FROM prizes.lot WHERE remaining > 0 AND expires_at <= $1
     ORDER BY expires_at LIMIT $2`,
    [now.toString(), most],
  );
  return rows;
}

/** Lots of a game with tickets left, in the order they came. */
export async function selectWaiting(
  db: ReadHandle,
  game: string,
): Promise<{ id: bigint; memberId: string; cause: string }[]> {
  const { rows } = await db.query<{ id: bigint; memberId: string; cause: string }>(
    'SELECT id, member_id::text AS "memberId", cause FROM prizes.lot WHERE game = $1 AND remaining > 0 ORDER BY id',
    [game],
  );
  return rows;
}

/** Empties a lot. @returns how many were left in it */
export async function emptyLot(tx: WriteHandle, id: bigint): Promise<number> {
  const { rows } = await tx.query<{ left: number }>(
    `UPDATE prizes.lot AS l SET remaining = 0
     FROM (SELECT remaining FROM prizes.lot WHERE id = $1) AS before
     WHERE l.id = $1
     RETURNING before.remaining AS left`,
    [id],
  );
  return rows[0]?.left ?? 0;
}
