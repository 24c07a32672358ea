import type { Amount } from '@champa/money';
import type { Client } from '../database.ts';

/** Money that moved for the merchant. */
export type Moved = {
  kind: 'deposit' | 'refund' | 'payout';
  reference: string;
  amount: Amount;
  /** Of an order paid by coins: how many were asked for, and how many arrived. */
  coins: Amount | null;
  coinsReceived: Amount | null;
  currency: string;
  at: Temporal.Instant;
};

export type Span = { from: Temporal.Instant; until: Temporal.Instant };

/** Behind a place in the order of time; references settle the order within one time. */
export type Place = { at: Temporal.Instant; reference: string };

export async function selectMoved(
  db: Client,
  { from, until }: Span,
  after: Place | null,
  limit: number,
): Promise<Moved[]> {
  const { rows } = await db.query<Moved>(
    `SELECT kind, reference, amount, coins, coins_received AS "coinsReceived", currency, at
       FROM (
         SELECT 'deposit' AS kind, merchant_ref AS reference, amount, coins, coins_received, currency, paid_at AS at
           FROM pay.orders
          WHERE paid_at >= $1 AND paid_at < $2
         UNION ALL
         SELECT 'refund', refund_ref, refunds.amount, NULL, NULL, currency, refunds.created_at
           FROM pay.refunds JOIN pay.orders ON orders.id = refunds.order_id
          WHERE refunds.created_at >= $1 AND refunds.created_at < $2
         UNION ALL
         SELECT 'payout', merchant_ref, amount, NULL, NULL, currency, ended_at
           FROM pay.payouts
          WHERE state = 'paid' AND ended_at >= $1 AND ended_at < $2
       ) AS moved
      WHERE $3::timestamptz IS NULL OR (at, reference) > ($3, $4)
      ORDER BY at, reference
      LIMIT $5`,
    [String(from), String(until), after && String(after.at), after?.reference ?? null, limit],
  );
  return rows;
}
