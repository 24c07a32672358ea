import type { Amount } from '@champa/money';
import type { Clock } from '../../platform/clock.ts';
import type { Pool, WriteHandle } from '../../platform/database.ts';
import type { UnreadableAlarm } from '../../platform/stored.ts';
import type { Ledger } from '../ledger/index.ts';
import type { NewOffer, Offer } from './domain/offer.ts';
import * as offers from './offers.repo.ts';

type Needs = {
  pool: Pool;
  clock: Clock;
  ledger: Pick<Ledger, 'openAccount' | 'post' | 'balance'>;
  alarm: UnreadableAlarm;
};

export type BonusAdmin = ReturnType<typeof createBonusAdmin>;

/** What staff does with bonus offers and their budgets. */
export function createBonusAdmin({ pool, clock, ledger, alarm }: Needs) {
  async function fund(tx: WriteHandle, code: string, amount: Amount, reason: string, actor: string): Promise<boolean> {
    const offer = await offers.selectOffer(tx, code, alarm);
    if (!offer) return false;
    const change = await offers.insertChange(tx, { offer: code, action: 'funded', amount, reason, actor }, clock.now());
    const house = { type: 'house', id: 'promotions' } as const;
    await ledger.post(tx, {
      source: 'bonus',
      key: `fund:${change}`,
      kind: 'bonus_funded',
      debit: await ledger.openAccount(tx, { owner: house, purpose: 'funds', currency: offer.currency }),
      credit: offer.budget,
      amount,
      reference: { type: 'offer', id: code },
      actor,
    });
    return true;
  }

  return {
    /** Adds money to an offer's budget. @returns false where there is no such offer */
    fund,

    /**
     * Switches an offer on or off for new deposits; bonuses that were granted go on. @returns false where there is no
     * such offer
     */
    async switch(tx: WriteHandle, code: string, isEnabled: boolean, reason: string, actor: string): Promise<boolean> {
      if (!(await offers.updateEnabled(tx, code, isEnabled))) return false;
      const action = isEnabled ? 'enabled' : 'disabled';
      await offers.insertChange(tx, { offer: code, action, amount: null, reason, actor }, clock.now());
      return true;
    },

    /** Adds an offer with its first budget, unless its code is taken. */
    async add(tx: WriteHandle, offer: NewOffer, funds: Amount, actor: string): Promise<void> {
      const { code, currency } = offer;
      const owner = { type: 'promotion', id: code } as const;
      const budget = await ledger.openAccount(tx, { owner, purpose: 'budget', currency });
      const waiting = await ledger.openAccount(tx, { owner, purpose: 'waiting', currency });
      if (!(await offers.insertOffer(tx, { ...offer, budget, waiting }, clock.now()))) return;
      await offers.insertChange(tx, { offer: code, action: 'added', amount: null, reason: '', actor }, clock.now());
      await fund(tx, code, funds, 'first', actor);
    },

    /** Every offer with what is left of its budget. */
    async all(): Promise<{ offer: Offer; left: Amount }[]> {
      const found = await offers.selectOffers(pool, alarm);
      return Promise.all(found.map(async (offer) => ({ offer, left: (await ledger.balance(offer.budget)) ?? 0n })));
    },
  };
}
