import type { Amount } from '@champa/money';
import type { ReadHandle } from '../../platform/database.ts';

/** Money of deposits at a provider, as our books have it. */
export type MovedDeposit = {
  kind: 'deposit' | 'refund';
  reference: string;
  /** What arrived, or went back; null: it did not move here. */
  amount: Amount | null;
  currency: string;
  caseId: string;
  memberId: string;
  begunAt: Temporal.Instant;
};

type Row = Omit<MovedDeposit, 'caseId' | 'memberId'> & { case_id: bigint; member_id: bigint };

/** What was credited, and what went back, from one time up to another. */
export async function selectMovedDeposits(
  db: ReadHandle,
  provider: string,
  { from, until }: { from: Temporal.Instant; until: Temporal.Instant },
): Promise<MovedDeposit[]> {
  const { rows } = await db.query<Row>(
    `SELECT 'deposit' AS kind, merchant_ref AS reference, received AS amount, currency, id AS case_id, member_id,
            created_at AS "begunAt"
       FROM deposits.deposit
      WHERE provider = $1 AND credited_at >= $2 AND credited_at < $3
     UNION ALL
     SELECT 'refund', r.refund_ref, r.amount, r.currency, d.id, d.member_id, r.created_at
       FROM deposits.refund AS r
       JOIN deposits.deposit AS d ON d.member_id = r.member_id AND d.id = r.deposit_id
      WHERE r.state = 'done' AND r.ended_at >= $2 AND r.ended_at < $3 AND d.provider = $1`,
    [provider, from.toString(), until.toString()],
  );
  return rows.map(toMoved);
}

/** Deposits and refunds by what the provider knows them by. */
export async function selectDepositsByReference(
  db: ReadHandle,
  provider: string,
  references: readonly string[],
): Promise<MovedDeposit[]> {
  const { rows } = await db.query<Row>(
    `SELECT 'deposit' AS kind, merchant_ref AS reference, CASE WHEN credited_at IS NOT NULL THEN received END AS amount,
            currency, id AS case_id, member_id, created_at AS "begunAt"
       FROM deposits.deposit
      WHERE merchant_ref = ANY ($2) AND provider = $1
     UNION ALL
     SELECT 'refund', r.refund_ref, CASE WHEN r.state = 'done' THEN r.amount END, r.currency, d.id, d.member_id, r.created_at
       FROM deposits.refund AS r
       JOIN deposits.deposit AS d ON d.member_id = r.member_id AND d.id = r.deposit_id
      WHERE r.refund_ref = ANY ($2) AND d.provider = $1`,
    [provider, references],
  );
  return rows.map(toMoved);
}

function toMoved({ case_id: caseId, member_id: memberId, ...row }: Row): MovedDeposit {
  return { ...row, caseId: String(caseId), memberId: String(memberId) };
}
