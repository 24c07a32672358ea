import { randomBytes } from 'node:crypto';
import { type Amount, formatDecimal } from '@champa/money';
import { inTransaction, type Client, type Pool } from '../database.ts';
import { addressOf, coinsFor, CONFIRMATIONS, worth } from './crypto.ts';
import { type DeliveryMode, type PlannedDelivery, planDeliveries } from './delivery-plan.ts';
import { insertDelivery } from './delivery.repo.ts';
import { isSameWish, type Order, type OrderAction, type OrderStatus, type OrderWish, stepOf } from './order.ts';
import { insertOrder, lockOrder, selectOrderByRef, selectOverdueOrders, updateOrder } from './order.repo.ts';

const OVERDUE_BATCH = 100;

type Needs = {
  pool: Pool;
  now: () => Temporal.Instant;
  randomId: () => string;
  /** Called after callbacks were queued. */
  onQueued: () => void;
};

export type Orders = ReturnType<typeof createOrders>;

/** The operations on orders. Each change is committed together with its callbacks. */
export function createOrders({ pool, now, randomId, onQueued }: Needs) {
  /** @returns the order, or `null` if the reference exists with other content */
  async function create(wish: OrderWish): Promise<Order | null> {
    const { expiresInSeconds, ...asked } = wish;
    const createdAt = now();
    await insertOrder(pool, {
      ...asked,
      code: codeOf(randomBytes(10)),
      address: wish.method === 'usdt-trc20' ? addressOf(randomBytes(33)) : null,
      coins: wish.method === 'usdt-trc20' ? coinsFor(wish.amount, wish.currency) : null,
      coinsReceived: null,
      confirmations: 0,
      id: randomId(),
      state: 'open',
      declines: 0,
      createdAt,
      expiresAt: createdAt.add({ seconds: expiresInSeconds }),
      paidAt: null,
    });
    const order = (await selectOrderByRef(pool, wish.merchantRef))!;
    return isSameWish(order, wish) ? order : null;
  }

  /** @returns the order after the action, or `null` if its state does not allow it; then no callback is sent */
  function act(id: string, action: OrderAction, mode: DeliveryMode): Promise<Order | null> {
    return change(id, mode, (order) => {
      const step = stepOf(order.state, action);
      if (!step) return null;
      const paidAt = step.state === 'paid' ? now() : null;
      const after = { ...order, state: step.state, declines: order.declines + (step.declined ? 1 : 0), paidAt };
      return { after, tells: step.tells };
    });
  }

  /** Somebody sends coins to the order's address: they are seen, without confirmations yet. */
  function send(id: string, coins: Amount): Promise<Order | null> {
    return change(id, 'prompt', (order) => {
      const takes = order.state === 'open' || order.state === 'expired';
      if (!takes || order.address === null || order.coinsReceived !== null || coins <= 0n) return null;
      return { after: { ...order, coinsReceived: coins }, tells: 'pending' };
    });
  }

  /** A block confirms the payment; the last required one makes it final. */
  function mine(id: string, mode: DeliveryMode): Promise<Order | null> {
    return change(id, mode, (order) => {
      if (order.coinsReceived === null || order.state === 'paid') return null;
      const confirmations = order.confirmations + 1;
      if (confirmations < CONFIRMATIONS) return { after: { ...order, confirmations }, tells: 'pending' };
      return { after: { ...order, confirmations, state: 'paid', paidAt: now() }, tells: 'paid' };
    });
  }

  type Change = { after: Order; tells: OrderStatus };

  async function change(id: string, mode: DeliveryMode, step: (order: Order) => Change | null): Promise<Order | null> {
    const changed = await inTransaction(pool, async (tx) => {
      const order = await lockOrder(tx, id);
      const wanted = order && step(order);
      if (!wanted) return null;
      await updateOrder(tx, wanted.after);
      await queueCallbacks(tx, wanted.after, wanted.tells, mode);
      return wanted.after;
    });
    if (changed) onQueued();
    return changed;
  }

  async function expireOverdue(): Promise<void> {
    for (const id of await selectOverdueOrders(pool, now(), OVERDUE_BATCH)) await act(id, 'expire', 'prompt');
  }

  async function queueCallbacks(tx: Client, order: Order, status: OrderStatus, mode: DeliveryMode): Promise<void> {
    const outcomeId = randomId();
    const at = now();
    for (const planned of planDeliveries(mode)) {
      const eventId = planned.event === 'outcome' ? outcomeId : randomId();
      await insertDelivery(
        tx,
        {
          orderId: order.id,
          url: order.callbackUrl,
          body: callbackBody(order, planned, planned.event === 'declined' ? 'failed' : status, eventId),
          flaw: planned.flaw ?? null,
          dueAt: at.add({ seconds: planned.afterSeconds }),
        },
        at,
      );
    }
  }

  return { create, act, send, mine, expireOverdue };
}

/** The merchant's view of received coins. */
export function progressOf(order: Order) {
  const { coinsReceived: received, confirmations: seen } = order;
  if (received === null) return { received: null, confirmations: null };
  return { received: formatDecimal(worth(order, received)), confirmations: { seen, required: CONFIRMATIONS } };
}

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

function codeOf(bytes: Uint8Array): string {
  return `SP${[...bytes].map((byte) => LETTERS[byte % LETTERS.length]).join('')}`;
}

const FORGED_FACTOR = 10n;

function callbackBody(order: Order, planned: PlannedDelivery, status: OrderStatus, eventId: string): string {
  return JSON.stringify({
    eventId,
    orderId: order.id,
    merchantRef: order.merchantRef,
    amount: formatDecimal(planned.event === 'forgery' ? order.amount * FORGED_FACTOR : order.amount),
    currency: order.currency,
    status,
    ...progressOf(order),
    paidAt: status === 'paid' ? (order.paidAt?.toString() ?? null) : null,
  });
}
