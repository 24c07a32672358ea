import type { Amount } from '@champa/money';
import type { ReadHandle } from '../../platform/database.ts';

/** A payout that left, or failed, a moment ago. */
export type LatePayout = {
  kind: 'payout' | 'payout_failed';
  at: Temporal.Instant;
  memberId: string;
  amount: Amount;
  currency: string;
  about: string;
  caseId: string;
};

/** As far back as steps are looked at. */
const LATEST_STEPS = 500;

/** Withdrawals that have left whole, and payouts that failed, since a time, the latest first. */
export async function selectPaidLately(
  db: ReadHandle,
  { since, most }: { since: Temporal.Instant; most: number },
): Promise<LatePayout[]> {
  const { rows } = await db.query<LatePayout>(
    `SELECT CASE s.step WHEN 'complete' THEN 'payout' ELSE 'payout_failed' END AS kind, s.at, w.member_id::text AS "memberId",
            CASE s.step WHEN 'complete' THEN w.paid ELSE w.amount - w.fee END AS amount, w.currency,
            CASE s.step WHEN 'complete' THEN w.payee_provider_name ELSE s.reason END AS about, w.id::text AS "caseId"
       FROM (SELECT * FROM withdrawals.step ORDER BY id DESC LIMIT $3) AS s
       JOIN withdrawals.withdrawal AS w ON w.id = s.withdrawal_id
      WHERE s.at >= $1 AND (s.step = 'complete' OR s.step LIKE 'part % failed')
      ORDER BY s.id DESC
      LIMIT $2`,
    [since.toString(), most, LATEST_STEPS],
  );
  return rows;
}
