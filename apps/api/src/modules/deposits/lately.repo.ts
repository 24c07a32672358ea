import type { Amount } from '@champa/money';
import type { ReadHandle } from '../../platform/database.ts';

/** A deposit that ended a moment ago. */
export type LateDeposit = {
  kind: 'deposit' | 'deposit_failed';
  at: Temporal.Instant;
  memberId: string;
  amount: Amount;
  currency: string;
  about: string;
  caseId: string;
};

/** Deposits that were credited or failed since a time, the latest first. */
export async function selectEndedLately(
  db: ReadHandle,
  { since, most }: { since: Temporal.Instant; most: number },
): Promise<LateDeposit[]> {
  const { rows } = await db.query<LateDeposit>(
    `(SELECT 'deposit' AS kind, credited_at AS at, member_id::text AS "memberId", received AS amount, currency,
             method AS about, id::text AS "caseId"
        FROM deposits.deposit
       WHERE credited_at >= $1
       ORDER BY credited_at DESC
       LIMIT $2)
     UNION ALL
     (SELECT 'deposit_failed', updated_at, member_id::text, amount, currency, method, id::text
        FROM (SELECT * FROM deposits.deposit WHERE state = 'failed' ORDER BY id DESC LIMIT $2) AS failed
       WHERE updated_at >= $1)
     ORDER BY at DESC`,
    [since.toString(), most],
  );
  return rows;
}
