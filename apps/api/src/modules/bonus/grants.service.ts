import { type Amount, bonusOn, formatDecimal, wageringOf } from '@champa/money';
import type { Clock } from '../../platform/clock.ts';
import type { Pool, ReadHandle, WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { enqueue } from '../../platform/jobs.ts';
import type { Inbox } from '../inbox/index.ts';
import type { UnreadableAlarm } from '../../platform/stored.ts';
import type { Ledger } from '../ledger/index.ts';
import * as repo from './bonus.repo.ts';
import type { Grant, GrantResult } from './domain/bonus.ts';
import type { Offer } from './domain/offer.ts';
import * as offers from './offers.repo.ts';

export const TELL_BALANCE = 'bonus_tell_balance';

const SMALLEST: Amount = 1000n;

export type GrantsNeeds = {
  pool: Pool;
  clock: Clock;
  ledger: Pick<Ledger, 'openAccount' | 'post' | 'balance'>;
  alarm: UnreadableAlarm;
  /** Sends a member a message. */
  tell: Inbox['tell'];
};

type Chosen = { memberId: string; offer: string; amount: Amount; currency: string };
type Credited = { memberId: string; depositId: string; amount: Amount; currency: string; offer: string | null };

const bonusFor = (deposit: Amount, { percent, maxBonus: max }: Offer) => bonusOn(deposit, { percent, max });

export type Grants = ReturnType<typeof createGrants>;

/** Who may have a bonus, and how it is granted. */
export function createGrants({ pool, clock, ledger, alarm, tell }: GrantsNeeds) {
  /** The offers that a member may choose with a deposit, before its amount is known. */
  async function openTo(db: ReadHandle, memberId: string, currency: string): Promise<Offer[]> {
    const times = await repo.countGranted(db, memberId);
    const isNew = !(await offers.hasDeposited(db, memberId, null));
    return (await offers.selectOffers(db, alarm)).filter(
      ({ code, kind, currency: offered, perMember, isEnabled }) =>
        isEnabled &&
        offered === currency &&
        (kind === 'deposit' || (kind === 'first_deposit' && isNew)) &&
        (times.get(code) ?? 0) < perMember,
    );
  }

  async function accountsOf(tx: WriteHandle, memberId: string, currency: string): Promise<repo.HolderAccounts> {
    const owner = { type: 'member', id: memberId } as const;
    return {
      cash: await ledger.openAccount(tx, { owner, purpose: 'cash', currency }),
      account: await ledger.openAccount(tx, { owner, purpose: 'bonus', currency }),
    };
  }

  /**
   * Grants a bonus out of the offer's budget; the same cause grants once. It begins at once, or waits until those
   * before it have ended.
   *
   * Locks the member's cash account, then the offer.
   */
  async function grant(tx: WriteHandle, wanted: Grant): Promise<GrantResult> {
    const { memberId, cause, amount, base, actor = 'system', reason = '' } = wanted;
    const known = await offers.selectOffer(tx, wanted.offer, alarm);
    if (!known) return { status: 'unknown_offer' };
    const held = await accountsOf(tx, memberId, known.currency);
    await repo.lockAccount(tx, held.cash);
    const before = await repo.selectByCause(tx, memberId, cause);
    if (before !== null) return { status: 'granted', bonus: before };

    const offer = (await offers.lockOffer(tx, wanted.offer, alarm))!;
    if (amount < SMALLEST) return { status: 'too_small' };
    if (((await repo.countGranted(tx, memberId)).get(offer.code) ?? 0) >= offer.perMember)
      return { status: 'too_many' };
    if (((await ledger.balance(offer.budget, tx)) ?? 0n) < amount) return { status: 'budget_used_up' };

    const required = wageringOf(amount, base, { factor: offer.wageringFactor, base: offer.wageringBase });
    const bonus = await repo.insertBonus(tx, { memberId, offer, cause, amount, required, actor, reason }, clock.now());
    await repo.insertHolder(tx, memberId, held);
    const { status } = await ledger.post(tx, {
      source: 'bonus',
      key: `${bonus}:grant`,
      kind: 'bonus',
      debit: offer.budget,
      credit: offer.waiting,
      amount,
      reference: { type: 'bonus', id: String(bonus) },
      actor,
    });
    if (status !== 'posted') throw new Error(`the ledger answered ${status} to the grant of bonus ${bonus}`);
    await repo.begin(tx, memberId, clock.now());
    await tellOf(tx, 'bonus_granted', wanted, offer.currency, `bonus:${bonus}:granted`);
    await enqueue(tx, TELL_BALANCE, { memberId }, { key: `${TELL_BALANCE}:${memberId}` });
    return { status: 'granted', bonus };
  }

  async function tellOf(
    tx: WriteHandle,
    kind: 'bonus_granted' | 'bonus_refused',
    { memberId, amount }: Pick<Grant, 'memberId' | 'amount'>,
    currency: string,
    cause: string,
  ): Promise<void> {
    await tell(tx, { memberId, kind, details: { amount: formatDecimal(amount), currency }, cause });
  }

  return {
    grant,

    offersFor: (memberId: string, currency: string): Promise<Offer[]> => openTo(pool, memberId, currency),

    /**
     * Whether a member may choose this offer with a deposit of this amount.
     *
     * @throws ApiError BONUS_OFFER_UNAVAILABLE where they may not
     */
    async requireOffer(tx: WriteHandle, { memberId, offer: code, amount, currency }: Chosen): Promise<void> {
      const offer = (await openTo(tx, memberId, currency)).find((each) => each.code === code);
      if (!offer || amount < offer.minDeposit || bonusFor(amount, offer) < SMALLEST) {
        throw new ApiError('BONUS_OFFER_UNAVAILABLE');
      }
    },

    /**
     * Grants the offer chosen with a deposit that was just credited; where that is not possible, the member is told so.
     */
    async onCredited(tx: WriteHandle, { memberId, depositId, amount, currency, offer: code }: Credited): Promise<void> {
      if (code === null) return;
      const offer = await offers.selectOffer(tx, code, alarm);
      const cause = `deposit:${depositId}`;
      if (!offer) return tellOf(tx, 'bonus_refused', { memberId, amount }, currency, `bonus:${cause}:refused`);
      const isLate = offer.kind === 'first_deposit' && (await offers.hasDeposited(tx, memberId, depositId));
      const wanted = { memberId, offer: code, cause, amount: bonusFor(amount, offer), base: amount };
      const fits = !isLate && amount >= offer.minDeposit && currency === offer.currency;
      if (fits && (await grant(tx, wanted)).status === 'granted') return;
      await tellOf(tx, 'bonus_refused', { memberId, amount }, currency, `bonus:${cause}:refused`);
    },
  };
}
