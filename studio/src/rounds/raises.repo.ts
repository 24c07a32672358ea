import type { Amount } from '@champa/money';
import type { Queryable } from '../platform/database.ts';
import type { ArcadeAct } from '../protocol.ts';

export type Raise = { id: string; roundId: string; step: number; act: ArcadeAct; amount: Amount };

/** The round waits for the wallet's answer. Needs the round's lock. */
export async function insertRaise(db: Queryable, { id, roundId, step, act, amount }: Raise, at: Date): Promise<void> {
  await db.query(
    `INSERT INTO studio.raise (id, round_id, step, act, amount, state, created_at)
     VALUES ($1, $2, $3, $4, $5, 'taking', $6)`,
    [id, roundId, step, JSON.stringify(act), amount, at],
  );
}

export async function isTakingRaise(db: Queryable, roundId: string): Promise<boolean> {
  const found = await db.query(`SELECT FROM studio.raise WHERE round_id = $1 AND state = 'taking'`, [roundId]);
  return found.rowCount === 1;
}

/** The wallet has answered. False if the raise was given up meanwhile. */
export async function markRaise(db: Queryable, id: string, state: 'taken' | 'refused'): Promise<boolean> {
  const updated = await db.query(`UPDATE studio.raise SET state = $2 WHERE id = $1 AND state = 'taking'`, [id, state]);
  return updated.rowCount === 1;
}

/** Adds a raise to what the round has staked, with the balance that the wallet has told. Needs the round's lock. */
export async function addRaised(db: Queryable, { roundId, amount }: Raise, balance: Amount): Promise<void> {
  await db.query(
    `UPDATE studio.round SET raised = raised + $2, balance_before = $3 + stake + raised + $2 WHERE id = $1`,
    [roundId, amount, balance],
  );
}

/** Gives up raises that may have been taken; returns those that were, to be rolled back. */
export async function markRaisesReturning(db: Queryable, ids: readonly string[]): Promise<Raise[]> {
  const updated = await db.query<Raise>(
    `UPDATE studio.raise SET state = 'returning' WHERE id = ANY ($1) AND state = 'taking' RETURNING ${COLUMNS}`,
    [ids],
  );
  return updated.rows;
}

/** All raises of rounds that are void. */
export async function markRaisesOfRoundReturning(db: Queryable, roundId: string): Promise<Raise[]> {
  const updated = await db.query<Raise>(
    `UPDATE studio.raise SET state = 'returning'
     WHERE round_id = $1 AND state IN ('taking', 'taken') RETURNING ${COLUMNS}`,
    [roundId],
  );
  return updated.rows;
}

export async function markRaiseReturned(db: Queryable, id: string): Promise<void> {
  await db.query(`UPDATE studio.raise SET state = 'returned' WHERE id = $1 AND state = 'returning'`, [id]);
}

export async function takingBefore(db: Queryable, before: Date): Promise<string[]> {
  const found = await db.query<{ id: string }>(
    `SELECT id FROM studio.raise WHERE state = 'taking' AND created_at < $1 ORDER BY created_at LIMIT 500`,
    [before],
  );
  return found.rows.map((row) => row.id);
}

const COLUMNS = `id, round_id AS "roundId", step, act, amount`;
