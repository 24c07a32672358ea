import { formatDecimal } from '@champa/money';
import { type Client, inTransaction, type Pool } from '../database.ts';
import { type DeliveryMode, planDeliveries, type PlannedDelivery } from '../pay/delivery-plan.ts';
import { insertDelivery } from '../pay/delivery.repo.ts';
import { isRefused, isSameWish, type Payout, planOf, type PayoutWish } from './payout.ts';
import { insertPayout, lockPayout, selectDuePayouts, selectPayoutByRef, updatePayout } from './payout.repo.ts';

const DUE_BATCH = 100;
const FORGED_FACTOR = 10n;

type Needs = {
  pool: Pool;
  now: () => Temporal.Instant;
  randomId: () => string;
  /** Called after callbacks were queued. */
  onQueued: () => void;
};

export type Payouts = ReturnType<typeof createPayouts>;

/** The operations on payouts. Each change is committed together with its callbacks. */
export function createPayouts({ pool, now, randomId, onQueued }: Needs) {
  /** @returns the payout; `refused` if it is not accepted, `conflict` if the reference exists with other content */
  async function create(wish: PayoutWish): Promise<Payout | 'refused' | 'conflict'> {
    if (isRefused(wish.account)) return 'refused';
    const createdAt = now();
    const plan = planOf(wish.account, createdAt);
    await insertPayout(pool, {
      ...wish,
      ...plan,
      id: randomId(),
      state: 'pending',
      failure: '',
      createdAt,
      endedAt: null,
    });
    const payout = (await selectPayoutByRef(pool, wish.merchantRef))!;
    return isSameWish(payout, wish) ? payout : 'conflict';
  }

  /** @returns the payout afterwards, or `null` if it already has an outcome; then no callback is sent */
  async function end(id: string, outcome: 'paid' | 'failed', mode: DeliveryMode): Promise<Payout | null> {
    const ended = await inTransaction(pool, async (tx) => {
      const payout = await lockPayout(tx, id);
      if (payout?.state !== 'pending') return null;
      const failure = outcome === 'failed' ? 'the account does not take it' : '';
      const after: Payout = { ...payout, state: outcome, failure, endedAt: now() };
      await updatePayout(tx, after);
      await queueCallbacks(tx, after, mode);
      return after;
    });
    if (ended) onQueued();
    return ended;
  }

  /** Carries out payouts that need no person. */
  async function endDue(): Promise<void> {
    for (const { id, plan } of await selectDuePayouts(pool, now(), DUE_BATCH)) {
      await end(id, plan === 'failed' ? 'failed' : 'paid', plan === 'paid_untold' ? 'lost' : 'prompt');
    }
  }

  async function queueCallbacks(tx: Client, payout: Payout, mode: DeliveryMode): Promise<void> {
    const outcomeId = randomId();
    const at = now();
    for (const planned of planDeliveries(mode)) {
      const eventId = planned.event === 'outcome' ? outcomeId : randomId();
      await insertDelivery(
        tx,
        {
          orderId: null,
          payoutId: payout.id,
          url: payout.callbackUrl,
          body: callbackBody(payout, planned, eventId),
          flaw: planned.flaw ?? null,
          dueAt: at.add({ seconds: planned.afterSeconds }),
        },
        at,
      );
    }
  }

  return { create, end, endDue };
}

function callbackBody(payout: Payout, { event }: PlannedDelivery, eventId: string): string {
  return JSON.stringify({
    eventId,
    payoutId: payout.id,
    merchantRef: payout.merchantRef,
    amount: formatDecimal(event === 'forgery' ? payout.amount * FORGED_FACTOR : payout.amount),
    currency: payout.currency,
    status: event === 'declined' ? 'failed' : payout.state,
  });
}
