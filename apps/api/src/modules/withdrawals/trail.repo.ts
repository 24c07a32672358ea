import type { ReadHandle, WriteHandle } from '../../platform/database.ts';

/** One step somebody took. */
export type TrailStep = { step: string; state: string; actor: string; reason: string; at: Temporal.Instant };

export async function insertStep(tx: WriteHandle, withdrawalId: bigint, taken: TrailStep): Promise<void> {
  await tx.query(
    'INSERT INTO withdrawals.step (withdrawal_id, step, state, actor, reason, at) VALUES ($1, $2, $3, $4, $5, $6)',
    [withdrawalId, taken.step, taken.state, taken.actor, taken.reason, taken.at.toString()],
  );
}

/** The oldest first. */
export async function selectSteps(db: ReadHandle, withdrawalId: bigint): Promise<TrailStep[]> {
  const { rows } = await db.query<TrailStep>(
    'SELECT step, state, actor, reason, at FROM withdrawals.step WHERE withdrawal_id = $1 ORDER BY id',
    [withdrawalId],
  );
  return rows;
}
