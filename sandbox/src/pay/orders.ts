import { formatDecimal } from '@champa/money';
import { inTransaction, type Client, type Pool } from '../database.ts';
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

/** What can be done to orders. Each change is committed together with the callbacks that tell of it. */
export function createOrders({ pool, now, randomId, onQueued }: Needs) {
  /** @returns the order, or `null` when the reference is known with other content */
  async function create(wish: OrderWish): Promise<Order | null> {
    const { expiresInSeconds, ...asked } = wish;
    const createdAt = now();
    await insertOrder(pool, {
      ...asked,
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

  /** @returns the order after the action, or `null` where its state does not allow it; then nothing is told */
  async function act(id: string, action: OrderAction, mode: DeliveryMode): Promise<Order | null> {
    const changed = await inTransaction(pool, async (tx) => {
      const order = await lockOrder(tx, id);
      const step = order && stepOf(order.state, action);
      if (!order || !step) return null;
      const paidAt = step.state === 'paid' ? now() : null;
      const after = { ...order, state: step.state, declines: order.declines + (step.declined ? 1 : 0), paidAt };
      await updateOrder(tx, after);
      await queueCallbacks(tx, after, step.tells, mode);
      return after;
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

  return { create, act, expireOverdue };
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
    paidAt: status === 'paid' ? (order.paidAt?.toString() ?? null) : null,
  });
}
