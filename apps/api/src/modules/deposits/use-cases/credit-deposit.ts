import type { Amount } from '@champa/money';
import { feeOn } from '@champa/money';
import type { Clock } from '../../../platform/clock.ts';
import type { WriteHandle } from '../../../platform/database.ts';
import type { Ledger, Movement } from '../../ledger/index.ts';
import { LEDGER_SOURCE } from '../ledger-source.ts';
import { updateState } from '../deposits.repo.ts';
import { type Deposit, shareOf } from '../domain/deposit.ts';
import type { NoteOutcome } from './tell-outcome.ts';

/** Called once a deposit, in the crediting transaction, with what was added to the balance and the offer chosen for it. */
export type OnCredited = (
  tx: WriteHandle,
  credited: { memberId: string; depositId: string; amount: Amount; currency: string; offer: string | null },
) => Promise<void>;

/** Credits a deposit that the caller has locked, with what really arrived. */
export type CreditDeposit = (tx: WriteHandle, deposit: Deposit, received: Amount, actor: string) => Promise<Deposit>;

type Needs = {
  clock: Clock;
  ledger: Pick<Ledger, 'openAccount' | 'post'>;
  noteOutcome: NoteOutcome;
  onCredited: OnCredited;
};

/** The only way to credit a deposit: state, movement and consequences in one transaction, or none of them. */
export function createCreditDeposit({ clock, ledger, noteOutcome, onCredited }: Needs): CreditDeposit {
  return async (tx, deposit, received, actor) => {
    const { id, memberId, currency, offer } = deposit;
    const { credit } = shareOf({ ...deposit, received });
    await move(tx, deposit, credit, actor);
    await bearFee(tx, deposit, received, actor);
    const credited = await updateState(tx, deposit, { state: 'credited', reason: null, received }, clock.now());
    await noteOutcome(tx, credited);
    await onCredited(tx, { memberId, depositId: String(id), amount: credit, currency, offer });
    return credited;
  };

  // The deposit's id is the ledger's key, so the ledger credits a deposit at most once.
  async function move(tx: WriteHandle, deposit: Deposit, amount: Amount, actor: string): Promise<void> {
    const { id, memberId, currency } = deposit;
    const taken = await settlement(tx, deposit);
    const cash = await ledger.openAccount(tx, { owner: { type: 'member', id: memberId }, purpose: 'cash', currency });
    await post(tx, deposit, { key: `deposit:${id}`, kind: 'deposit', debit: taken, credit: cash, amount, actor });
  }

  // The provider keeps its fee: it owes the brand so much less. The member was never credited their own share of it.
  async function bearFee(tx: WriteHandle, deposit: Deposit, received: Amount, actor: string): Promise<void> {
    const { id, fee, currency } = deposit;
    const amount = fee.bearer === 'brand' ? feeOn(received, fee) : 0n;
    if (amount === 0n) return;
    const owed = await settlement(tx, deposit);
    const brand = { owner: { type: 'house', id: 'brand' }, purpose: 'payment_fees', currency } as const;
    const costs = await ledger.openAccount(tx, brand);
    await post(tx, deposit, {
      key: `deposit:${id}:fee`,
      kind: 'deposit_fee',
      debit: costs,
      credit: owed,
      amount,
      actor,
    });
  }

  async function settlement(tx: WriteHandle, { provider, currency }: Deposit) {
    return ledger.openAccount(tx, { owner: { type: 'provider', id: provider }, purpose: 'settlement', currency });
  }

  async function post(
    tx: WriteHandle,
    { id }: Deposit,
    movement: Pick<Movement, 'key' | 'kind' | 'debit' | 'credit' | 'amount' | 'actor'>,
  ): Promise<void> {
    const reference = { type: 'deposit', id: String(id) };
    const { status } = await ledger.post(tx, { source: LEDGER_SOURCE, reference, ...movement });
    if (status !== 'posted' && status !== 'duplicate')
      throw new Error(`the ledger answered ${status} to ${movement.key}`);
  }
}
