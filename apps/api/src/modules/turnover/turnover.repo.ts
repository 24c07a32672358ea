import type { Amount } from '@champa/money';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import type { WageringRequirement } from './domain/standing.ts';

export type NewWageringRequirement = {
  memberId: string;
  cause: string;
  currency: string;
  deposited: Amount;
  required: Amount;
  since: Temporal.Instant;
};

/** @returns `false` where its cause has one already */
export async function insertWageringRequirement(tx: WriteHandle, one: NewWageringRequirement): Promise<boolean> {
  const { rowCount } = await tx.query(
    `INSERT INTO turnover.wagering_requirement (member_id, cause, currency, deposited, required, since)
     VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (cause) DO NOTHING`,
    [one.memberId, one.cause, one.currency, one.deposited, one.required, one.since.toString()],
  );
  return rowCount === 1;
}

/** A member's open requirements, in the order of their time. */
export async function selectOpen(
  db: ReadHandle,
  memberId: string,
): Promise<(WageringRequirement & { currency: string })[]> {
  const { rows } = await db.query<WageringRequirement & { currency: string }>(
    `SELECT id, cause, required, since, currency
       FROM turnover.wagering_requirement
      WHERE member_id = $1 AND closed_at IS NULL
      ORDER BY since, id`,
    [memberId],
  );
  return rows;
}

export async function closeRequirements(
  tx: WriteHandle,
  ids: readonly bigint[],
  outcome: 'met' | 'spent',
  now: Temporal.Instant,
): Promise<void> {
  await tx.query(
    'UPDATE turnover.wagering_requirement SET closed_at = $3, outcome = $2 WHERE id = ANY ($1::bigint[]) AND closed_at IS NULL',
    [ids.map(String), outcome, now.toString()],
  );
}

/** Closes the requirement of money that was returned; a closed one stays unchanged. */
export async function closeReturned(tx: WriteHandle, cause: string, now: Temporal.Instant): Promise<void> {
  await tx.query(
    `UPDATE turnover.wagering_requirement SET closed_at = $2, outcome = 'returned' WHERE cause = $1 AND closed_at IS NULL`,
    [cause, now.toString()],
  );
}
