import { type Amount, formatDecimal } from '@champa/money';
import type { Clock } from '../../platform/clock.ts';
import type { WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { AccountId, Ledger } from '../ledger/index.ts';
import type { Part, Withdrawal } from './domain/withdrawal.ts';

/** A withdrawal's hold ends by a decision, not by time: the money stays held even if that takes years. */
const HOLD_HOURS = 24 * 365 * 50;

type Needs = { clock: Clock; ledger: Pick<Ledger, 'openAccount' | 'post' | 'reserve' | 'postPart' | 'voidHold'> };

export type Money = ReturnType<typeof createMoney>;

/** A withdrawal's movements. The hold is reserved once; parts and fee leave it; the rest of it returns to the member. */
export function createMoney({ clock, ledger }: Needs) {
  const cashOf = (tx: WriteHandle, { memberId, currency }: Withdrawal): Promise<AccountId> =>
    ledger.openAccount(tx, { owner: { type: 'member', id: memberId }, purpose: 'cash', currency });

  /** Where a part goes: to the provider that pays it, or, by hand, to the house's own bank. */
  function payerOf(tx: WriteHandle, provider: string | null, currency: string): Promise<AccountId> {
    const owner =
      provider === null ? ({ type: 'house', id: 'bank' } as const) : ({ type: 'provider', id: provider } as const);
    return ledger.openAccount(tx, { owner, purpose: 'settlement', currency });
  }

  const feesOf = (tx: WriteHandle, currency: string): Promise<AccountId> =>
    ledger.openAccount(tx, { owner: { type: 'house', id: 'withdrawals' }, purpose: 'fees', currency });

  async function comeBack(
    tx: WriteHandle,
    one: Withdrawal,
    movement: { key: string; debit: AccountId; amount: Amount; actor: string },
  ): Promise<void> {
    const { status } = await ledger.post(tx, {
      ...movement,
      source: 'withdrawals',
      kind: 'withdrawal_refund',
      credit: await cashOf(tx, one),
      reference: { type: 'withdrawal', id: String(one.id) },
    });
    if (status !== 'posted' && status !== 'duplicate')
      throw new Error(`the ledger answered ${status} to ${movement.key} of withdrawal ${one.id}`);
  }

  async function leave(
    tx: WriteHandle,
    hold: bigint,
    posting: { key: string; kind: string; credit: AccountId; amount: Amount; actor: string },
  ) {
    const { status } = await ledger.postPart(tx, { hold, ...posting });
    if (status !== 'done') throw new Error(`the ledger answered ${status} to ${posting.key} of hold ${hold}`);
  }

  return {
    /**
     * Holds the amount. Until the transaction ends, no other moves the member's money.
     *
     * @throws ApiError BALANCE_TOO_LOW
     */
    async reserve(tx: WriteHandle, one: Withdrawal): Promise<bigint> {
      const reserved = await ledger.reserve(tx, {
        source: 'withdrawals',
        key: `withdrawal:${one.id}`,
        kind: 'withdrawal',
        account: await cashOf(tx, one),
        amount: one.amount,
        reference: { type: 'withdrawal', id: String(one.id) },
        actor: `member:${one.memberId}`,
        expiresAt: clock.now().add({ hours: HOLD_HOURS }),
      });
      if (reserved.status === 'insufficient_funds') {
        throw new ApiError('BALANCE_TOO_LOW', { balance: formatDecimal(reserved.balance) });
      }
      if (reserved.status !== 'reserved') throw new Error(`the ledger answered ${reserved.status} to ${one.id}`);
      return reserved.hold;
    },

    /** A part has left. The part's id is the ledger's key, so it leaves at most once. */
    async pay(tx: WriteHandle, one: Withdrawal, { id, amount, provider }: Part, actor: string): Promise<void> {
      const credit = await payerOf(tx, provider, one.currency);
      await leave(tx, one.hold!, { key: `part-${id}`, kind: 'withdrawal_paid', credit, amount, actor });
    },

    /** The brand's fee, once everything that is to arrive has left. */
    async takeFee(tx: WriteHandle, one: Withdrawal, actor: string): Promise<void> {
      if (one.fee === 0n) return;
      const credit = await feesOf(tx, one.currency);
      await leave(tx, one.hold!, { key: 'fee', kind: 'withdrawal_fee', credit, amount: one.fee, actor });
    },

    /** What has not left returns to the balance. */
    async giveBack(tx: WriteHandle, { hold, id }: Withdrawal, actor: string): Promise<void> {
      const { status } = await ledger.voidHold(tx, { hold: hold!, kind: 'withdrawal_returned', actor });
      if (status !== 'done') throw new Error(`the ledger answered ${status} to the return of withdrawal ${id}`);
    },

    /** A part that had left comes back from where it went. */
    refund: async (tx: WriteHandle, one: Withdrawal, part: Part, actor: string): Promise<void> =>
      comeBack(tx, one, {
        key: `refund:${part.id}`,
        debit: await payerOf(tx, part.provider, one.currency),
        amount: part.amount,
        actor,
      }),

    refundFee: async (tx: WriteHandle, one: Withdrawal, actor: string): Promise<void> => {
      if (one.fee === 0n) return;
      await comeBack(tx, one, {
        key: `refund-fee:${one.id}`,
        debit: await feesOf(tx, one.currency),
        amount: one.fee,
        actor,
      });
    },
  };
}
