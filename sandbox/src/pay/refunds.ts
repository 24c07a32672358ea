import type { Amount } from '@champa/money';
import { inTransaction, type Pool } from '../database.ts';
import { worth } from './crypto.ts';
import { lockOrder, selectOrderByRef } from './order.repo.ts';
import { insertRefund, selectRefund, sumRefunds } from './refund.repo.ts';

export type RefundWish = {
  refundRef: string;
  merchantRef: string;
  amount: Amount;
  currency: string;
  reason: string;
};

/** `conflict`: the reference exists with other content. */
export type RefundOutcome = 'done' | 'conflict' | 'unknown' | 'not_paid' | 'too_much';

export type Refunds = ReturnType<typeof createRefunds>;

/** Refunds the payer: at once, once per reference, and never more than was paid. */
export function createRefunds({ pool, now }: { pool: Pool; now: () => Temporal.Instant }) {
  return {
    async refund(wish: RefundWish): Promise<RefundOutcome> {
      const found = await selectOrderByRef(pool, wish.merchantRef);
      if (!found) return 'unknown';
      return inTransaction(pool, async (tx) => {
        const order = (await lockOrder(tx, found.id))!;
        const known = await selectRefund(tx, wish.refundRef);
        if (known) return known.orderId === order.id && known.amount === wish.amount ? 'done' : 'conflict';
        if (order.state !== 'paid') return 'not_paid';
        const paid = order.coinsReceived === null ? order.amount : worth(order, order.coinsReceived);
        const isCovered = wish.amount + (await sumRefunds(tx, order.id)) <= paid;
        if (wish.currency !== order.currency || !isCovered) return 'too_much';
        await insertRefund(tx, { ...wish, orderId: order.id, createdAt: now() });
        return 'done';
      });
    },
  };
}
