import { randomUUID } from 'node:crypto';
import { signedHeaders } from '../../payments/testing/signed.ts';
import type { World } from './world.ts';

export type Fields = {
  eventId: string;
  merchantRef: string;
  amount: string;
  currency: string;
  status: 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired';
  received?: string | null;
  confirmations?: { seen: number; required: number } | null;
};

/** Callbacks as SandPay would send them, or as somebody would who pretends to be SandPay. */
export type Signing = { secret?: string; at?: Temporal.Instant };

/** Sends one callback about a deposit. @returns the status and text it was answered with */
export async function sendCallback(world: World, fields: Fields, { secret, at }: Signing = {}): Promise<string> {
  const body = JSON.stringify({ orderId: 'order', paidAt: null, ...fields });
  return sendRaw(world, body, at ?? world.now(), secret ?? world.sandbox.secret);
}

export async function sendRaw(world: World, body: string, at: Temporal.Instant, secret: string): Promise<string> {
  const response = await world.app.inject({
    method: 'POST',
    url: '/callbacks/payments/sandpay',
    headers: signedHeaders(secret, body, at),
    payload: body,
  });
  return `${response.statusCode} ${response.body}`;
}

/** A right callback about a deposit of 250,000 kip, with what a test says instead. */
export async function callbackFor(world: World, depositId: string, given: Partial<Fields> = {}): Promise<Fields> {
  const { rows } = await world.pool.query<{ merchant_ref: string }>(
    'SELECT merchant_ref FROM deposits.deposit WHERE id = $1',
    [depositId],
  );
  return {
    eventId: randomUUID(),
    merchantRef: rows[0]!.merchant_ref,
    amount: '250000.00',
    currency: 'LAK',
    status: 'paid',
    ...given,
  };
}

/** What the ledger has under a deposit's key: a credit, or nothing. */
export async function creditsOf(world: World, depositId: string): Promise<bigint[]> {
  const { rows } = await world.pool.query<{ amount: bigint }>(
    `SELECT amount FROM ledger.journal WHERE kind = 'deposit' AND reference_type = 'deposit' AND reference_id = $1`,
    [depositId],
  );
  return rows.map(({ amount }) => amount);
}
