import type { Client } from '../database.ts';
import type { Channel, Language, Order, OrderState } from './order.ts';

type Row = {
  id: string;
  merchant_ref: string;
  amount: bigint;
  currency: string;
  description: string;
  method: Channel | null;
  language: Language;
  callback_url: string;
  return_url: string;
  state: OrderState;
  declines: number;
  code: string;
  address: string | null;
  coins: bigint | null;
  coins_received: bigint | null;
  confirmations: number;
  created_at: Temporal.Instant;
  expires_at: Temporal.Instant;
  paid_at: Temporal.Instant | null;
};

/** Inserts, unless the merchant's reference exists. */
export async function insertOrder(db: Client, order: Order): Promise<void> {
  await db.query(
    `INSERT INTO pay.orders
       (id, merchant_ref, amount, currency, description, method, language, callback_url, return_url, state, created_at,
        expires_at, code, address, coins)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
     ON CONFLICT (merchant_ref) DO NOTHING`,
    [
      order.id,
      order.merchantRef,
      order.amount,
      order.currency,
      order.description,
      order.method,
      order.language,
      order.callbackUrl,
      order.returnUrl,
      order.state,
      order.createdAt.toString(),
      order.expiresAt.toString(),
      order.code,
      order.address,
      order.coins,
    ],
  );
}

export async function selectOrder(db: Client, id: string): Promise<Order | null> {
  const { rows } = await db.query<Row>('SELECT * FROM pay.orders WHERE id = $1', [id]);
  return rows[0] ? toOrder(rows[0]) : null;
}

export async function selectOrderByRef(db: Client, merchantRef: string): Promise<Order | null> {
  const { rows } = await db.query<Row>('SELECT * FROM pay.orders WHERE merchant_ref = $1', [merchantRef]);
  return rows[0] ? toOrder(rows[0]) : null;
}

/** The order with this code or address. */
export async function selectOrderBy(db: Client, column: 'code' | 'address', value: string): Promise<Order | null> {
  const { rows } = await db.query<Row>(`SELECT * FROM pay.orders WHERE ${column} = $1`, [value]);
  return rows[0] ? toOrder(rows[0]) : null;
}

/** Locks the order until the transaction ends, so that two presses of a button are serialised. */
export async function lockOrder(db: Client, id: string): Promise<Order | null> {
  const { rows } = await db.query<Row>('SELECT * FROM pay.orders WHERE id = $1 FOR UPDATE', [id]);
  return rows[0] ? toOrder(rows[0]) : null;
}

export async function updateOrder(db: Client, order: Order): Promise<void> {
  await db.query(
    `UPDATE pay.orders
        SET state = $2, declines = $3, paid_at = $4, coins_received = $5, confirmations = $6
      WHERE id = $1`,
    [order.id, order.state, order.declines, order.paidAt?.toString() ?? null, order.coinsReceived, order.confirmations],
  );
}

export async function selectOverdueOrders(db: Client, now: Temporal.Instant, limit: number): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `SELECT id FROM pay.orders
      WHERE state = 'open' AND expires_at <= $1 AND coins_received IS NULL
      ORDER BY expires_at LIMIT $2`,
    [now.toString(), limit],
  );
  return rows.map(({ id }) => id);
}

function toOrder(row: Row): Order {
  return {
    id: row.id,
    merchantRef: row.merchant_ref,
    amount: row.amount,
    currency: row.currency,
    description: row.description,
    method: row.method,
    language: row.language,
    callbackUrl: row.callback_url,
    returnUrl: row.return_url,
    state: row.state,
    declines: row.declines,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    paidAt: row.paid_at,
    code: row.code,
    address: row.address,
    coins: row.coins,
    coinsReceived: row.coins_received,
    confirmations: row.confirmations,
  };
}
