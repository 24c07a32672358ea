import type { Amount } from '@champa/money';
import type { ReadHandle } from '../../platform/database.ts';

/** A payout at a provider, as our books have it. */
export type MovedPayout = {
  kind: 'payout';
  reference: string;
  /** Null: it has not left. */
  amount: Amount | null;
  currency: string;
  caseId: string;
  memberId: string;
  begunAt: Temporal.Instant;
};

type Row = Omit<MovedPayout, 'caseId' | 'memberId'> & { case_id: bigint; member_id: bigint };

/** What was paid out from one time up to another. */
export async function selectMovedPayouts(
  db: ReadHandle,
  provider: string,
  { from, until }: { from: Temporal.Instant; until: Temporal.Instant },
): Promise<MovedPayout[]> {
  const { rows } = await db.query<Row>(
    `SELECT 'payout' AS kind, p.merchant_ref AS reference, p.amount, w.currency, w.id AS case_id, w.member_id,
            p.created_at AS "begunAt"
       FROM withdrawals.part AS p JOIN withdrawals.withdrawal AS w ON w.id = p.withdrawal_id
      WHERE p.provider = $1 AND p.state = 'paid' AND p.paid_at >= $2 AND p.paid_at < $3`,
    [provider, from.toString(), until.toString()],
  );
  return rows.map(toMoved);
}

/** Payouts by what the provider knows them by. */
export async function selectPayoutsByReference(
  db: ReadHandle,
  provider: string,
  references: readonly string[],
): Promise<MovedPayout[]> {
  const { rows } = await db.query<Row>(
    `SELECT 'payout' AS kind, p.merchant_ref AS reference, CASE WHEN p.state = 'paid' THEN p.amount END AS amount,
            w.currency, w.id AS case_id, w.member_id, p.created_at AS "begunAt"
       FROM withdrawals.part AS p JOIN withdrawals.withdrawal AS w ON w.id = p.withdrawal_id
      WHERE p.merchant_ref = ANY ($2) AND p.provider = $1`,
    [provider, references],
  );
  return rows.map(toMoved);
}

function toMoved({ case_id: caseId, member_id: memberId, ...row }: Row): MovedPayout {
  return { ...row, caseId: String(caseId), memberId: String(memberId) };
}
