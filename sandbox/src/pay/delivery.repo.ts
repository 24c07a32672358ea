import type { Client } from '../database.ts';
import type { Flaw } from './delivery-plan.ts';

export type Delivery = {
  id: bigint;
  url: string;
  body: string;
  flaw: Flaw | null;
  createdAt: Temporal.Instant;
  /** Including the current one. */
  attempts: number;
};

/** Of an order, or of a payout. */
export type NewDelivery = ({ orderId: string; payoutId?: never } | { orderId: null; payoutId: string }) & {
  url: string;
  body: string;
  flaw: Flaw | null;
  dueAt: Temporal.Instant;
};

export type DeliveryReport = {
  id: bigint;
  body: string;
  flaw: Flaw | null;
  state: 'waiting' | 'answered' | 'given_up';
  attempts: number;
  lastAnswer: string | null;
};

export async function insertDelivery(db: Client, delivery: NewDelivery, now: Temporal.Instant): Promise<void> {
  await db.query(
    `INSERT INTO pay.deliveries (order_id, payout_id, url, body, flaw, created_at, due_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [
      delivery.orderId,
      delivery.payoutId ?? null,
      delivery.url,
      delivery.body,
      delivery.flaw,
      now.toString(),
      delivery.dueAt.toString(),
    ],
  );
}

/**
 * Claims due deliveries and moves them to `leaseUntil`: another sender skips locked rows and does not see claimed ones, and the
 * claim of a sender that dies expires.
 */
export async function claimDeliveries(
  db: Client,
  now: Temporal.Instant,
  leaseUntil: Temporal.Instant,
  limit: number,
): Promise<Delivery[]> {
  const { rows } = await db.query<{
    id: bigint;
    url: string;
    body: string;
    flaw: Flaw | null;
    created_at: Temporal.Instant;
    attempts: number;
  }>(
    `UPDATE pay.deliveries
        SET due_at = $2, attempts = attempts + 1
      WHERE id IN (
        SELECT id FROM pay.deliveries
         WHERE state = 'waiting' AND due_at <= $1
         ORDER BY due_at, id
         LIMIT $3
           FOR UPDATE SKIP LOCKED
      )
      RETURNING id, url, body, flaw, created_at, attempts`,
    [now.toString(), leaseUntil.toString(), limit],
  );
  return rows.map(({ created_at: createdAt, ...rest }) => ({ ...rest, createdAt }));
}

export async function finishDelivery(
  db: Client,
  id: bigint,
  state: 'answered' | 'given_up',
  answer: string,
): Promise<void> {
  await db.query('UPDATE pay.deliveries SET state = $2, last_answer = $3 WHERE id = $1', [id, state, answer]);
}

export async function postponeDelivery(db: Client, id: bigint, dueAt: Temporal.Instant, answer: string): Promise<void> {
  await db.query('UPDATE pay.deliveries SET due_at = $2, last_answer = $3 WHERE id = $1', [
    id,
    dueAt.toString(),
    answer,
  ]);
}

/** When the next waiting delivery is due. */
export async function selectNextDue(db: Client): Promise<Temporal.Instant | null> {
  const { rows } = await db.query<{ due_at: Temporal.Instant | null }>(
    `SELECT min(due_at) AS due_at FROM pay.deliveries WHERE state = 'waiting'`,
  );
  return rows[0]?.due_at ?? null;
}

export async function selectDeliveries(db: Client, orderId: string): Promise<DeliveryReport[]> {
  const { rows } = await db.query<Omit<DeliveryReport, 'lastAnswer'> & { last_answer: string | null }>(
    'SELECT id, body, flaw, state, attempts, last_answer FROM pay.deliveries WHERE order_id = $1 ORDER BY id',
    [orderId],
  );
  return rows.map(({ last_answer: lastAnswer, ...rest }) => ({ ...rest, lastAnswer }));
}
