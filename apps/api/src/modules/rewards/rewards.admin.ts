import { type Amount, formatDecimal, isDecimal, parseAmount } from '@champa/money';
import type { Clock } from '../../platform/clock.ts';
import type { Actor, ByStaff, RecordByHand } from '../../platform/command-line.ts';
import { inTransaction, type Pool } from '../../platform/database.ts';
import { byId, type PageWish, presentPage, readPage } from '../../platform/paging.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { because } from '../../platform/http/because.ts';
import type { Guard } from '../approvals/index.ts';
import { type BudgetStanding, selectFundings } from './budgets.repo.ts';
import type { Budgets } from './budgets.service.ts';
import { type Gift, type NewGift, stateAt } from './domain/gift.ts';
import { createGuardedFunding, type Funding, type OfferBudgets } from './guarded-funding.ts';
import { selectGiftsBefore } from './gifts.repo.ts';
import type { Gifts } from './gifts.service.ts';

type Needs = {
  pool: Pool;
  clock: Clock;
  budgets: Budgets;
  offers: OfferBudgets;
  gifts: Gifts;
  record: RecordByHand;
  guard: Guard;
};

/** Cash for a member out of a budget. The amount is a decimal of the budget's currency. */
export type CashGift = Pick<NewGift, 'memberId' | 'budget' | 'title' | 'how' | 'expiresAt' | 'claimableFrom'> & {
  /** The same key gives once, also where two employees use it. */
  key: string;
  amount: string;
  currency: string;
  /** How often it must be staked before a withdrawal: 1 or 2.5. */
  turnover: string;
};

const SHOWN = 200;

export type RewardsAdmin = ReturnType<typeof createRewardsAdmin>;

/** What staff does with budgets and gifts. Budgets and gifts keep who did it and why; of a new gift the access log does. */
export function createRewardsAdmin({ pool, clock, budgets, offers, gifts, record, guard }: Needs) {
  const fund = createGuardedFunding({ budgets, offers, record, guard });
  return {
    budgets: (): Promise<BudgetStanding[]> => budgets.standings(),

    /** A member's gifts as they stand now, latest first. */
    async gifts(memberId: string): Promise<{ gift: Gift; state: ReturnType<typeof stateAt> }[]> {
      const now = clock.now();
      return (await gifts.all(memberId, SHOWN)).map((gift) => ({ gift, state: stateAt(gift, now) }));
    },

    /** A member's gifts, the newest first, each as it stands now. */
    async giftsPage(memberId: string, { before, pageSize }: PageWish) {
      const now = clock.now();
      const rowsOf = (limit: number) => selectGiftsBefore(pool, memberId, { before, limit });
      const page = await readPage(pageSize, rowsOf, byId);
      return presentPage(page, (gift) => ({ gift, state: stateAt(gift, now) }));
    },

    /**
     * Funds a budget with the house's money, once for a key; a missing one is opened.
     *
     * @throws ApiError VALIDATION, WAITS_FOR_APPROVAL
     */
    fund: (by: ByStaff, { key = null, ...given }: Omit<Funding, 'key'> & { key?: string | null }): Promise<void> =>
      fund(by, { ...given, amount: formatDecimal(amountOf(given.amount)), key }),

    /** Every budget, as far as its own row tells. */
    allBudgets: () => budgets.budgetsOf(pool, null),

    /** The fundings of a budget, the newest first. */
    fundings: (budget: string, { before, pageSize }: PageWish) =>
      readPage(pageSize, (limit) => selectFundings(pool, budget, { before, limit }), byId),

    /**
     * @returns `known` where the key gave before
     * @throws ApiError REWARDS_USED_UP, or NOT_POSSIBLE where the member has excluded themselves
     */
    async give(by: Actor, { key, amount, currency, turnover, ...given }: CashGift) {
      const reward = { kind: 'cash', amount: amountOf(amount), currency, turnoverFactor: factorOf(turnover) } as const;
      const gift: NewGift = { ...given, source: 'staff', sourceId: 'by hand', cause: key, reward };
      const result = await inTransaction(pool, async (tx) => {
        const made = await gifts.give(tx, gift);
        if (made.status === 'given') {
          await record(
            tx,
            by,
            'reward_given',
            { memberId: gift.memberId },
            { before: null, after: { giftId: made.giftId } },
          );
        }
        return made;
      });
      if (result.status === 'budget_used_up') throw new ApiError('REWARDS_USED_UP', { budget: gift.budget });
      if (!('giftId' in result))
        throw new ApiError('NOT_POSSIBLE', because('member_excluded', 'the member has excluded themselves'));
      return result;
    },

    /** Takes back a gift that was not claimed yet; its money returns to the budget. @throws ApiError NOT_FOUND */
    async takeBack(by: ByStaff, gift: string): Promise<void> {
      const isNumber = /^\d{1,18}$/.test(gift);
      const isDone = isNumber && (await inTransaction(pool, (tx) => gifts.takeBack(tx, gift, by.reason, by.actor)));
      if (!isDone) throw new ApiError('NOT_FOUND', { 'waiting gift': gift });
    },
  };
}

function amountOf(text: string): Amount {
  const amount = isDecimal(text) ? parseAmount(text) : 0n;
  if (amount <= 0n) throw new ApiError('VALIDATION', { fields: { amount: 'must be a decimal above zero' } });
  return amount;
}

function factorOf(text: string): number {
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(text)) {
    throw new ApiError('VALIDATION', { fields: { turnover: 'must be a number of times, as 1 or 2.5' } });
  }
  return Number(text);
}
