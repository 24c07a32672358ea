import type { Client } from '../database.ts';
import type { Payout, PayoutPlan, PayoutState, PayoutWish } from './payout.ts';

type Row = {
  id: string;
  merchant_ref: string;
  amount: bigint;
  currency: string;
  kind: PayoutWish['kind'];
  institution: string;
  account: string;
  holder_name: string;
  description: string;
  callback_url: string;
  state: PayoutState;
  failure: string;
  created_at: Temporal.Instant;
  due_at: Temporal.Instant | null;
  plan: PayoutPlan | null;
  ended_at: Temporal.Instant | null;
};

/** Inserts, unless the merchant's reference exists. */
export async function insertPayout(db: Client, payout: Payout): Promise<void> {
  await db.query(
    `INSERT INTO pay.payouts
       (id, merchant_ref, amount, currency, kind, institution, account, holder_name, description, callback_url, state,
        created_at, due_at, plan)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
     ON CONFLICT (merchant_ref) DO NOTHING`,
    [
      payout.id,
      payout.merchantRef,
      payout.amount,
      payout.currency,
      payout.kind,
      payout.institution,
      payout.account,
      payout.holderName,
      payout.description,
      payout.callbackUrl,
      payout.state,
      payout.createdAt.toString(),
      payout.dueAt?.toString() ?? null,
      payout.plan,
    ],
  );
}

export async function selectPayoutByRef(db: Client, merchantRef: string): Promise<Payout | null> {
  const { rows } = await db.query<Row>('SELECT * FROM pay.payouts WHERE merchant_ref = $1', [merchantRef]);
  return rows[0] ? toPayout(rows[0]) : null;
}

/** Locks the payout until the transaction ends, so that two presses of a button are serialised. */
export async function lockPayout(db: Client, id: string): Promise<Payout | null> {
  const { rows } = await db.query<Row>('SELECT * FROM pay.payouts WHERE id = $1 FOR UPDATE', [id]);
  return rows[0] ? toPayout(rows[0]) : null;
}

export async function updatePayout(db: Client, payout: Payout): Promise<void> {
  await db.query('UPDATE pay.payouts SET state = $2, failure = $3, ended_at = $4 WHERE id = $1', [
    payout.id,
    payout.state,
    payout.failure,
    payout.endedAt?.toString() ?? null,
  ]);
}

/** Newest first; only those of one account if it is given. */
export async function selectPayouts(db: Client, account: string | null, limit: number): Promise<Payout[]> {
  const { rows } = await db.query<Row>(
    'SELECT * FROM pay.payouts WHERE ($1::text IS NULL OR account = $1) ORDER BY created_at DESC, id LIMIT $2',
    [account, limit],
  );
  return rows.map(toPayout);
}

export async function selectDuePayouts(db: Client, now: Temporal.Instant, limit: number): Promise<Payout[]> {
  const { rows } = await db.query<Row>(
    `SELECT * FROM pay.payouts WHERE state = 'pending' AND due_at <= $1 ORDER BY due_at LIMIT $2`,
    [now.toString(), limit],
  );
  return rows.map(toPayout);
}

function toPayout(row: Row): Payout {
  return {
    id: row.id,
    merchantRef: row.merchant_ref,
    amount: row.amount,
    currency: row.currency,
    kind: row.kind,
    institution: row.institution,
    account: row.account,
    holderName: row.holder_name,
    description: row.description,
    callbackUrl: row.callback_url,
    state: row.state,
    failure: row.failure,
    createdAt: row.created_at,
    dueAt: row.due_at,
    plan: row.plan,
    endedAt: row.ended_at,
  };
}
