import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import type { FreeRounds } from './domain/free-rounds.ts';

export type FreeRoundsRow = FreeRounds & {
  state: 'waiting' | 'given' | 'refused';
  attempts: number;
  reason: string | null;
};

const COLUMNS = `id, member_id::text AS "memberId", vendor_code AS "vendorCode", game_code AS "gameCode", rounds, stake, currency,
  valid_until AS "validUntil", state, attempts, reason`;

/** @returns `false` where this cause has given before */
export async function insertFreeRounds(
  tx: WriteHandle,
  gift: FreeRounds & { cause: string; at: Temporal.Instant },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `INSERT INTO vendors.free_rounds
       (id, member_id, cause, vendor_code, game_code, rounds, stake, currency, valid_until, state, created_at, changed_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'waiting', $10, $10)
     ON CONFLICT (member_id, cause) DO NOTHING`,
    [
      gift.id,
      gift.memberId,
      gift.cause,
      gift.vendorCode,
      gift.gameCode,
      gift.rounds,
      gift.stake,
      gift.currency,
      gift.validUntil.toString(),
      gift.at.toString(),
    ],
  );
  return rowCount === 1;
}

export async function selectFreeRounds(db: ReadHandle, id: string): Promise<FreeRoundsRow | null> {
  const { rows } = await db.query<FreeRoundsRow>(`SELECT ${COLUMNS} FROM vendors.free_rounds WHERE id = $1`, [id]);
  return rows[0] ?? null;
}

/** Gifts that their vendors have not accepted, the oldest first. */
export async function selectOpenFreeRounds(db: ReadHandle, limit: number): Promise<FreeRoundsRow[]> {
  const { rows } = await db.query<FreeRoundsRow>(
    `SELECT ${COLUMNS} FROM vendors.free_rounds WHERE state <> 'given' ORDER BY created_at LIMIT $1`,
    [limit],
  );
  return rows;
}

/** Stores the result of an attempt. An accepted gift stays given. */
export async function noteAttempt(
  tx: WriteHandle,
  id: string,
  { state, reason }: Pick<FreeRoundsRow, 'state' | 'reason'>,
  at: Temporal.Instant,
): Promise<void> {
  await tx.query(
    `UPDATE vendors.free_rounds SET state = $2, reason = $3, attempts = attempts + 1, changed_at = $4
     WHERE id = $1 AND state <> 'given'`,
    [id, state, reason, at.toString()],
  );
}

/** @returns `false` where there is no refused gift of this ID */
export async function reopenFreeRounds(tx: WriteHandle, id: string, at: Temporal.Instant): Promise<boolean> {
  const { rowCount } = await tx.query(
    `UPDATE vendors.free_rounds SET state = 'waiting', attempts = 0, changed_at = $2 WHERE id = $1 AND state = 'refused'`,
    [id, at.toString()],
  );
  return rowCount === 1;
}
