import type { Amount } from '@champa/money';
import type { WriteHandle } from '../../platform/database.ts';
import type { Bonuses } from '../bonus/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Turnover } from '../turnover/index.ts';
import * as budgets from './budgets.repo.ts';
import { type Gift, type GiftReward, moneyOf } from './domain/gift.ts';

type OfKind<K extends GiftReward['kind']> = Extract<GiftReward, { kind: K }>;

/** The payers of gifts other than money, where there are any; in the transaction of the claim, once for each cause. */
export type Payers = {
  points?: (
    tx: WriteHandle,
    gift: { memberId: string; points: bigint; kind: 'gift'; cause: string; reference: string },
  ) => Promise<unknown>;
  /** `used_up`: the tickets cannot be covered now. Some may have been given; a repeated call gives the others. */
  tickets?: (
    tx: WriteHandle,
    gift: { memberId: string; game: string; tickets: number; cause: string; expiresAt: Temporal.Instant | null },
  ) => Promise<'used_up' | undefined>;
  free_rounds?: (
    tx: WriteHandle,
    gift: { memberId: string; cause: string } & OfKind<'free_rounds'>,
  ) => Promise<unknown>;
};

export type PaymentNeeds = {
  ledger: Pick<Ledger, 'openAccount' | 'post'>;
  turnover: Pick<Turnover, 'noteMoney' | 'noteReturned' | 'standingOf'>;
  bonuses: Pick<Bonuses, 'grant' | 'withdraw'>;
  payers: Payers;
};

export type Payment = ReturnType<typeof createPayment>;

type Move = { key: string; kind: string; debit: bigint; credit: bigint; amount: Amount };

/** Pays gifts. Money goes from the budget to its waiting account, and on from there to the member, or back. */
export function createPayment({ ledger, turnover, bonuses, payers }: PaymentNeeds) {
  const hasPayer = (kind: GiftReward['kind']): boolean =>
    kind === 'cash' || kind === 'bonus' || payers[kind] !== undefined;

  async function move(tx: WriteHandle, { id }: Gift, { key, ...movement }: Move, actor: string): Promise<void> {
    const { status } = await ledger.post(tx, {
      ...movement,
      source: 'rewards',
      key: `gift:${id}:${key}`,
      reference: { type: 'gift', id: String(id) },
      actor,
    });
    if (status !== 'posted') throw new Error(`the ledger answered ${status} to ${key} of gift ${id}`);
  }

  async function accountsOf(tx: WriteHandle, { budget, reward }: Gift): Promise<budgets.BudgetAccounts> {
    return (await budgets.selectAccounts(tx, budget!, moneyOf(reward)!.currency))!;
  }

  async function payCash(tx: WriteHandle, gift: Gift, reward: OfKind<'cash'>, key: string): Promise<true> {
    const { memberId, id } = gift;
    const { amount, currency, turnoverFactor } = reward;
    const { waiting } = await accountsOf(tx, gift);
    const cash = await ledger.openAccount(tx, { owner: { type: 'member', id: memberId }, purpose: 'cash', currency });
    await move(tx, gift, { key, kind: 'gift', debit: waiting, credit: cash, amount }, `member:${memberId}`);
    const factorPercent = Math.round(turnoverFactor * 100);
    await turnover.noteMoney(tx, { memberId, cause: `gift:${id}`, amount, currency, factorPercent });
    return true;
  }

  /** By way of its offer's budget, from which bonuses are granted. */
  async function payBonus(tx: WriteHandle, gift: Gift, reward: OfKind<'bonus'>, key: string): Promise<boolean> {
    const { memberId, id } = gift;
    const { amount, currency, offer, base } = reward;
    const { waiting } = await accountsOf(tx, gift);
    const owner = { type: 'promotion', id: offer } as const;
    const budget = await ledger.openAccount(tx, { owner, purpose: 'budget', currency });
    await move(tx, gift, { key, kind: 'gift_bonus', debit: waiting, credit: budget, amount }, 'system');
    const granted = await bonuses.grant(tx, { memberId, offer, cause: `gift:${id}`, amount, base });
    if (granted.status === 'granted') return true;
    await move(tx, gift, { key: `${key}:undo`, kind: 'gift_bonus', debit: budget, credit: waiting, amount }, 'system');
    return false;
  }

  const payTickets = (tx: WriteHandle, { memberId, id, expiresAt }: Gift, { game, tickets }: OfKind<'tickets'>) =>
    payers.tickets!(tx, { memberId, game, tickets, cause: `gift:${id}`, expiresAt });

  /** Cash that is still to be wagered is returned whole, where the member has it. */
  async function undoCash(tx: WriteHandle, gift: Gift, reward: OfKind<'cash'>, actor: string): Promise<boolean> {
    const { memberId, id } = gift;
    const { amount, currency } = reward;
    const { list } = await turnover.standingOf(tx, memberId);
    if (!list.some(({ cause, remaining }) => cause === `gift:${id}` && remaining > 0n)) return false;
    const { budget } = await budgets.lockAccounts(tx, gift.budget!, currency);
    const cash = await ledger.openAccount(tx, { owner: { type: 'member', id: memberId }, purpose: 'cash', currency });
    const { status } = await ledger.post(tx, {
      source: 'rewards',
      key: `gift:${id}:revoke`,
      kind: 'gift_returned',
      debit: cash,
      credit: budget,
      amount,
      reference: { type: 'gift', id: String(id) },
      actor,
    });
    if (status === 'insufficient_funds') return false;
    if (status !== 'posted') throw new Error(`the ledger answered ${status} to taking gift ${id} back`);
    await budgets.returnTo(tx, gift.budget!, currency, amount);
    await turnover.noteReturned(tx, `gift:${id}`);
    return true;
  }

  return {
    hasPayer,

    /** @throws Error for a reward that the program cannot pay */
    requirePayer({ kind }: GiftReward): void {
      if (!hasPayer(kind)) throw new Error(`nobody here pays gifts of ${kind}`);
    },

    /** Takes the money of a gift out of its budget, which the caller has locked. */
    async setAside(tx: WriteHandle, gift: Gift): Promise<void> {
      const money = moneyOf(gift.reward);
      if (!money) return;
      const { budget, waiting } = await accountsOf(tx, gift);
      const { amount } = money;
      await move(tx, gift, { key: 'give', kind: 'gift_given', debit: budget, credit: waiting, amount }, 'system');
    },

    /**
     * Pays a gift to its member, at once or claimed. @returns false for a bonus or tickets that cannot be given now: no
     * money moved
     */
    async pay(tx: WriteHandle, gift: Gift, how: 'credit' | 'claim'): Promise<boolean> {
      const { memberId, id, reward } = gift;
      const cause = `gift:${id}`;
      switch (reward.kind) {
        case 'cash':
          return payCash(tx, gift, reward, how);
        case 'bonus':
          return payBonus(tx, gift, reward, how);
        case 'points':
          await payers.points!(tx, { memberId, points: reward.points, kind: 'gift', cause, reference: String(id) });
          return true;
        case 'tickets':
          return (await payTickets(tx, gift, reward)) !== 'used_up';
        case 'free_rounds':
          await payers.free_rounds!(tx, { memberId, cause, ...reward });
          return true;
      }
    },

    /**
     * Undoes a claimed gift, where it is still to be wagered. `returned`: its money is back in its budget; `forfeited`:
     * its bonus ended, and the rest of it belongs to its offer; `kept`: nothing was done.
     */
    async undo(
      tx: WriteHandle,
      gift: Gift,
      { reason, actor }: { reason: string; actor: string },
    ): Promise<'returned' | 'forfeited' | 'kept'> {
      const { reward, memberId, id } = gift;
      if (reward.kind === 'cash') return (await undoCash(tx, gift, reward, actor)) ? 'returned' : 'kept';
      if (reward.kind !== 'bonus') return 'kept';
      return (await bonuses.withdraw(tx, memberId, `gift:${id}`, reason)) ? 'forfeited' : 'kept';
    },

    /** Returns the money of a gift to its budget. */
    async giveBack(tx: WriteHandle, gift: Gift, actor: string): Promise<void> {
      const money = moneyOf(gift.reward);
      if (!money) return;
      const { amount, currency } = money;
      const { budget, waiting } = await budgets.returnTo(tx, gift.budget!, currency, amount);
      await move(tx, gift, { key: 'return', kind: 'gift_returned', debit: waiting, credit: budget, amount }, actor);
    },
  };
}
