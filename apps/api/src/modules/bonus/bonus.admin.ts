import type { Bonus } from '@champa/contract';
import { type Amount, formatDecimal, parseAmount } from '@champa/money';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import type { Author, ByStaff, RecordByHand } from '../../platform/command-line.ts';
import { inTransaction, type Pool, type ReadHandle, type WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { because } from '../../platform/http/because.ts';
import { isId } from '../../platform/ids.ts';
import type { UnreadableAlarm } from '../../platform/stored.ts';
import type { Guard, Looked } from '../approvals/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { BonusService } from './bonus.service.ts';
import type { GrantResult } from './domain/bonus.ts';
import type { NewOffer, Offer } from './domain/offer.ts';
import type { Grants } from './grants.service.ts';
import { selectBonusesBefore } from './bonus.repo.ts';
import * as offers from './offers.repo.ts';

type Needs = {
  pool: Pool;
  clock: Clock;
  ledger: Pick<Ledger, 'openAccount' | 'post' | 'balance' | 'moneyOf'>;
  alarm: UnreadableAlarm;
  grants: Pick<Grants, 'grant'>;
  service: Pick<BonusService, 'forfeit' | 'view'>;
  record: RecordByHand;
  guard: Guard;
};

const Grant = z.object({ memberId: z.string(), offer: z.string(), amount: z.string(), key: z.string() });
type Grant = z.infer<typeof Grant>;

/** Money of the house for an offer's budget. */
type OfferFunding = { offer: string; amount: Amount; currency: string; key: string | null };

export type BonusAdmin = ReturnType<typeof createBonusAdmin>;

/** What staff does with bonus offers, their budgets, and members' bonuses. */
export function createBonusAdmin({ pool, clock, ledger, alarm, grants, service, record, guard }: Needs) {
  type Funded = Pick<Offer, 'code' | 'currency' | 'budget'>;

  async function addFunds(
    tx: WriteHandle,
    { actor, reason }: Author,
    offer: Funded,
    { amount, key }: { amount: Amount; key: string | null },
  ): Promise<void> {
    const { code } = offer;
    const funded = { offer: code, action: 'funded', amount, reason, actor, key } as const;
    const change = await offers.insertChange(tx, funded, clock.now());
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
  }

  async function carryOutGrant(tx: WriteHandle, by: ByStaff, { key, amount, ...to }: Grant): Promise<bigint> {
    const grant = { ...to, amount: parseAmount(amount), cause: `staff:${key}`, base: 0n };
    const made = await grants.grant(tx, { ...grant, actor: by.actor, reason: by.reason });
    if (made.status !== 'granted') throw refusalOf(made.status, to.offer);
    const after = { bonus: String(made.bonus), offer: to.offer, amount: formatDecimal(grant.amount) };
    await record(tx, by, 'bonus_granted', { memberId: to.memberId }, { before: null, after });
    return made.bonus;
  }

  /** Only another bonus makes a request stale: the bonus money changes with each bet. */
  async function lookAtBonuses(tx: WriteHandle, { memberId, offer: code }: Grant): Promise<Looked> {
    const offer = await offers.selectOffer(tx, code, alarm);
    if (!offer) throw new ApiError('NOT_FOUND', { offer: code });
    const money = (await ledger.moneyOf([memberId], tx)).get(memberId);
    const [last] = await selectBonusesBefore(tx, memberId, { before: null, limit: 1 });
    return {
      subject: { type: 'member', id: memberId },
      memberId,
      shown: {
        offer: code,
        bonus: formatDecimal(money?.bonus ?? 0n),
        budget: formatDecimal((await ledger.balance(offer.budget, tx)) ?? 0n),
      },
      grounds: { lastBonus: String(last?.id ?? null) },
    };
  }

  const grant = guard<Grant, bigint>({
    kind: 'bonus',
    input: Grant,
    amountOf: async (_tx, { amount }) => parseAmount(amount),
    look: lookAtBonuses,
    carryOut: carryOutGrant,
  });

  return {
    /**
     * Grants a member a bonus on the conditions of an offer, out of its budget; the same key grants once.
     *
     * @throws ApiError NOT_FOUND, VALIDATION, REWARDS_USED_UP, NOT_POSSIBLE where the member has had it too often, or
     *   WAITS_FOR_APPROVAL
     */
    grant: (by: ByStaff, given: Omit<Grant, 'amount'> & { amount: Amount }): Promise<bigint> =>
      grant(by, { ...given, amount: formatDecimal(given.amount) }),

    /** Takes back a member's bonus and its winnings. @returns its state then @throws ApiError NOT_FOUND */
    async forfeit(by: Author, { memberId, bonus }: { memberId: string; bonus: string }): Promise<Bonus['state']> {
      if (!isId(bonus)) throw new ApiError('NOT_FOUND', { bonus });
      await service.forfeit(memberId, bonus, by.actor, by.reason);
      return (await service.view(memberId, bonus, 'en')).state;
    },

    /** Adds money to an offer's budget. @throws ApiError NOT_FOUND */
    fund: (by: Author, { offer, amount }: { offer: string; amount: Amount }): Promise<void> =>
      inTransaction(pool, async (tx) => {
        const found = await offers.selectOffer(tx, offer, alarm);
        if (!found) throw new ApiError('NOT_FOUND', { offer });
        await addFunds(tx, by, found, { amount, key: null });
      }),

    /** The same within a transaction, once for a key. @returns false: there is no such offer of this currency */
    async fundIn(tx: WriteHandle, by: Author, funding: OfferFunding): Promise<boolean> {
      const found = await offers.lockOffer(tx, funding.offer, alarm);
      if (found?.currency !== funding.currency) return false;
      if (funding.key !== null && (await offers.isFunded(tx, funding.key))) return true;
      await addFunds(tx, by, found, funding);
      return true;
    },

    /** What is left of the budgets of these offers; codes of none are left out. */
    async leftOf(db: ReadHandle, codes: readonly string[]): Promise<{ id: string; currency: string; left: Amount }[]> {
      const found = (await offers.selectOffers(db, alarm)).filter(({ code }) => codes.includes(code));
      return Promise.all(
        found.map(async ({ code: id, currency, budget }) => ({
          id,
          currency,
          left: (await ledger.balance(budget, db)) ?? 0n,
        })),
      );
    },

    /** Switches an offer on or off for new deposits; bonuses that were granted go on. @throws ApiError NOT_FOUND */
    switch: ({ actor, reason }: Author, { offer, isEnabled }: { offer: string; isEnabled: boolean }): Promise<void> =>
      inTransaction(pool, async (tx) => {
        if (!(await offers.updateEnabled(tx, offer, isEnabled))) throw new ApiError('NOT_FOUND', { offer });
        const action = isEnabled ? 'enabled' : 'disabled';
        await offers.insertChange(tx, { offer, action, amount: null, reason, actor, key: null }, clock.now());
      }),

    /** Adds an offer with its first budget, unless its code is taken. */
    add: (by: Author, offer: NewOffer, funds: Amount): Promise<void> =>
      inTransaction(pool, async (tx) => {
        const { code, currency } = offer;
        const owner = { type: 'promotion', id: code } as const;
        const budget = await ledger.openAccount(tx, { owner, purpose: 'budget', currency });
        const waiting = await ledger.openAccount(tx, { owner, purpose: 'waiting', currency });
        if (!(await offers.insertOffer(tx, { ...offer, budget, waiting }, clock.now()))) return;
        const added = { offer: code, action: 'added', amount: null, reason: '', actor: by.actor, key: null } as const;
        await offers.insertChange(tx, added, clock.now());
        await addFunds(tx, by, { code, currency, budget }, { amount: funds, key: null });
      }),

    /** Every offer with what is left of its budget. */
    async all(): Promise<{ offer: Offer; left: Amount }[]> {
      const found = await offers.selectOffers(pool, alarm);
      return Promise.all(found.map(async (offer) => ({ offer, left: (await ledger.balance(offer.budget)) ?? 0n })));
    },
  };
}

function refusalOf(status: Exclude<GrantResult['status'], 'granted'>, offer: string): ApiError {
  if (status === 'unknown_offer') return new ApiError('NOT_FOUND', { offer });
  if (status === 'budget_used_up') return new ApiError('REWARDS_USED_UP', { offer });
  if (status === 'too_small') return new ApiError('VALIDATION', { fields: { amount: 'must be at least 0.01' } });
  return new ApiError('NOT_POSSIBLE', because('bonus_limit', 'the member has had this bonus as often as allowed'));
}
