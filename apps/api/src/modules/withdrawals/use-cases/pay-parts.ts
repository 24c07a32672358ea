import { type Amount, formatDecimal } from '@champa/money';
import type { Clock } from '../../../platform/clock.ts';
import type { WriteHandle } from '../../../platform/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { randomToken } from '../../../platform/ids.ts';
import { arePartsOf, type Part, unassigned, type Withdrawal } from '../domain/withdrawal.ts';
import type { Money } from '../money.ts';
import type { By, Moves } from '../moves.ts';
import { insertPart, selectParts } from '../parts.repo.ts';
import { followLater } from './follow-part.ts';
import type { SettlePart } from './settle-part.ts';

/** `provider` null: staff has paid them by hand, `note` is the bank's reference. */
export type PaymentOrder = { amounts: readonly Amount[]; provider: string | null; note: string };

export type PayParts = (tx: WriteHandle, one: Withdrawal, order: PaymentOrder, by: By) => Promise<Withdrawal>;

type Needs = { clock: Clock; moves: Moves; money: Money; settlePart: SettlePart };

/**
 * Pays a withdrawal, or what is left of it, in parts. A part by a provider is written down with the job that sends it: the
 * provider is called when that has committed, never before, and as often as it takes. One by hand has left already.
 *
 * Throws ApiError VALIDATION where the parts are none, or more than there is to pay; WITHDRAWAL_CLOSED.
 */
export function createPayParts({ clock, moves, money, settlePart }: Needs): PayParts {
  return async (tx, one, { amounts, provider, note }, by) => {
    const before = await selectParts(tx, one.id);
    const left = unassigned(one, before);
    if (!arePartsOf(left, amounts)) {
      const rule = `must be above zero, and together at most ${formatDecimal(left)}`;
      throw new ApiError('VALIDATION', { fields: { amounts: rule } });
    }
    let after = await moves.take(tx, one, 'pay', by);
    for (const amount of amounts) after = await payOne(tx, after, { amount, provider, note }, by);
    return after;
  };

  async function payOne(
    tx: WriteHandle,
    one: Withdrawal,
    { amount, provider, note }: { amount: Amount; provider: string | null; note: string },
    by: By,
  ): Promise<Withdrawal> {
    const now = clock.now();
    const part: Part = await insertPart(tx, {
      withdrawalId: one.id,
      amount,
      provider,
      merchantRef: randomToken(),
      note,
      createdAt: now,
      createdBy: by.actor,
    });
    if (provider === null) {
      await money.pay(tx, one, part, by.actor);
      return settlePart.left(tx, one, part, { ...by, reason: note });
    }
    await followLater(tx, part.id);
    return one;
  }
}
