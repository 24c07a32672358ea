import type { Client } from '../database.ts';

type NewRefund = { refundRef: string; orderId: string; amount: bigint; reason: string; createdAt: Temporal.Instant };

export async function insertRefund(db: Client, refund: NewRefund): Promise<void> {
  await db.query(
    'INSERT INTO pay.refunds (refund_ref, order_id, amount, reason, created_at) VALUES ($1, $2, $3, $4, $5)',
    [refund.refundRef, refund.orderId, refund.amount, refund.reason, refund.createdAt.toString()],
  );
}

export async function selectRefund(db: Client, refundRef: string): Promise<{ orderId: string; amount: bigint } | null> {
  const { rows } = await db.query<{ order_id: string; amount: bigint }>(
    'SELECT order_id, amount FROM pay.refunds WHERE refund_ref = $1',
    [refundRef],
  );
  return rows[0] ? { orderId: rows[0].order_id, amount: rows[0].amount } : null;
}

export async function sumRefunds(db: Client, orderId: string): Promise<bigint> {
  const { rows } = await db.query<{ sum: bigint }>(
    'SELECT coalesce(sum(amount), 0)::bigint AS sum FROM pay.refunds WHERE order_id = $1',
    [orderId],
  );
  return rows[0]!.sum;
}
