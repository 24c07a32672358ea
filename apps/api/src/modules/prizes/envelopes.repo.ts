import type { Amount } from '@champa/money';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';

export type Envelope = {
  id: bigint;
  memberId: bigint;
  game: string;
  edition: bigint;
  /** The reserved amount: the most it can hold. */
  most: Amount;
  state: 'waiting' | 'opened' | 'expired';
  drawId: bigint | null;
  expiresAt: Temporal.Instant | null;
  at: Temporal.Instant;
};

const COLUMNS = `id, member_id AS "memberId", game, edition, most, state, draw_id AS "drawId", expires_at AS "expiresAt", at`;

export async function selectByCause(
  db: ReadHandle,
  { memberId, game, cause }: { memberId: string; game: string; cause: string },
): Promise<bigint | null> {
  const { rows } = await db.query<{ id: bigint }>(
    'SELECT id FROM prizes.envelope WHERE member_id = $1 AND game = $2 AND cause = $3',
    [memberId, game, cause],
  );
  return rows[0]?.id ?? null;
}

export type NewEnvelope = {
  memberId: string;
  game: string;
  edition: bigint;
  cause: string;
  most: Amount;
  expiresAt: Temporal.Instant | null;
};

export async function insertEnvelope(tx: WriteHandle, envelope: NewEnvelope, now: Temporal.Instant): Promise<bigint> {
  const { rows } = await tx.query<{ id: bigint }>(
    `INSERT INTO prizes.envelope (member_id, game, edition, cause, most, state, expires_at, at)
     VALUES ($1, $2, $3, $4, $5, 'waiting', $6, $7)
     RETURNING id`,
    [
      envelope.memberId,
      envelope.game,
      envelope.edition,
      envelope.cause,
      envelope.most,
      envelope.expiresAt?.toString() ?? null,
      now.toString(),
    ],
  );
  return rows[0]!.id;
}

/** Locks an envelope until the transaction ends. */
export async function lockEnvelope(tx: WriteHandle, id: bigint | string): Promise<Envelope | null> {
  const { rows } = await tx.query<Envelope>(`SELECT ${COLUMNS} FROM prizes.envelope WHERE id = $1 FOR NO KEY UPDATE`, [
    id,
  ]);
  return rows[0] ?? null;
}

export async function endEnvelope(
  tx: WriteHandle,
  id: bigint,
  state: 'opened' | 'expired',
  drawId: bigint | null,
): Promise<void> {
  await tx.query('UPDATE prizes.envelope SET state = $2, draw_id = $3 WHERE id = $1', [id, state, drawId]);
}

/** The envelopes that a member can open now, the soonest to expire first. */
export async function selectWaiting(db: ReadHandle, memberId: string, now: Temporal.Instant): Promise<Envelope[]> {
  const { rows } = await db.query<Envelope>(
    `SELECT ${COLUMNS} FROM prizes.envelope
     WHERE member_id = $1 AND state = 'waiting' AND (expires_at IS NULL OR expires_at > $2)
     ORDER BY expires_at, id`,
    [memberId, now.toString()],
  );
  return rows;
}

export async function selectEnded(db: ReadHandle, now: Temporal.Instant, most: number): Promise<bigint[]> {
  const { rows } = await db.query<{ id: bigint }>(
    `SELECT id FROM prizes.envelope WHERE state = 'waiting' AND expires_at <= $1 ORDER BY expires_at LIMIT $2`,
    [now.toString(), most],
  );
  return rows.map(({ id }) => id);
}
