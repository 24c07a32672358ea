import type { Amount } from '@champa/money';
import type { Clock } from '../../../platform/clock.ts';
import type { WriteHandle } from '../../../platform/database.ts';
import type { Log } from '../../../platform/log.ts';
import type { PayoutVerdict } from '../../payments/index.ts';
import type { WithdrawalSettings } from '../withdrawals.settings.ts';
import { arrives, isUnderWay, type Part, unassigned, type Withdrawal } from '../domain/withdrawal.ts';
import type { Money } from '../money.ts';
import type { By, Moves } from '../moves.ts';
import { markFailed, markPaid, selectPart, selectPartByRef, selectParts } from '../parts.repo.ts';
import { lockWithdrawal } from '../withdrawals.repo.ts';

/** What a provider reports about a payout. A failure comes only from its answer to a query. */
export type Word = {
  provider: string;
  merchantRef: string;
  amount: Amount;
  currency: string;
  verdict: PayoutVerdict;
  failure: string;
};

/**
 * - `changed`: part, withdrawal and ledger followed.
 * - `unchanged`: they had all of that already.
 * - `mismatch`: another amount or currency than was asked for, or money that left after its failure was certain and its place
 *   was given away: nothing was done, an operator must look.
 * - `unknown`: no such part of this provider.
 */
export type Settlement = 'changed' | 'unchanged' | 'mismatch' | 'unknown';

/** Called with a withdrawal that was paid, in the transaction of its last part. */
export type OnPaid = (
  tx: WriteHandle,
  paid: { memberId: string; withdrawalId: string; amount: Amount; currency: string },
) => Promise<void>;

export type SettlePart = ReturnType<typeof createSettlePart>;

type Needs = {
  clock: Clock;
  log: Log;
  moves: Moves;
  money: Money;
  settings: () => Promise<{ withdrawals: WithdrawalSettings }>;
  onPaid: OnPaid;
};

/** Applies an outcome to a part, its withdrawal and the ledger: all in one transaction, or nothing. */
export function createSettlePart({ clock, log, moves, money, settings, onPaid }: Needs) {
  /** A part has left and is in the ledger: the withdrawal notes it, and is paid once everything has left. */
  async function left(tx: WriteHandle, one: Withdrawal, part: Part, by: By): Promise<Withdrawal> {
    const after = await moves.note(tx, one, `part ${part.id} paid`, by, { paid: one.paid + part.amount });
    return complete(tx, after, by);
  }

  /** Everything that is to arrive has left, or has come back. */
  async function complete(tx: WriteHandle, one: Withdrawal, by: By): Promise<Withdrawal> {
    if (one.state !== 'paying' || one.paid + one.returned !== arrives(one)) return one;
    await money.takeFee(tx, one, by.actor);
    const now = clock.now();
    const { receiptMinutes } = (await settings()).withdrawals;
    const changes = { paidAt: now, receivedBy: now.add({ minutes: receiptMinutes }) };
    const done = await moves.take(tx, one, 'complete', by, changes);
    await moves.tell(tx, done, 'paid', one.paid);
    const { memberId, currency } = one;
    if (one.paid > 0n) await onPaid(tx, { memberId, withdrawalId: String(one.id), amount: one.paid, currency });
    const parts = await selectParts(tx, one.id);
    const isAllReceived = parts.every(({ state, receipt }) => state !== 'paid' || receipt === 'received');
    if (!isAllReceived) return done;
    return moves.take(tx, done, 'receive', { actor: `member:${one.memberId}` }, { confirmedBy: 'member' });
  }

  async function settle(tx: WriteHandle, word: Word): Promise<Settlement> {
    const named = await selectPartByRef(tx, word.provider, word.merchantRef);
    if (!named) return 'unknown';
    const one = (await lockWithdrawal(tx, named.withdrawalId))!;
    const part = (await selectPart(tx, named.id))!;
    if (part.amount !== word.amount || one.currency !== word.currency) return 'mismatch';
    if (part.state === 'paid') return word.verdict === 'paid' ? 'unchanged' : contradicted(part);
    return word.verdict === 'paid' ? settlePaid(tx, one, part) : settleFailed(tx, one, part, word.failure);
  }

  async function settlePaid(tx: WriteHandle, one: Withdrawal, part: Part): Promise<Settlement> {
    // It had failed for certain, and was paid after all. If its share is still unassigned, it takes it; otherwise it was paid twice.
    if (part.state === 'failed') {
      log.error({ part: String(part.id) }, 'the provider paid a part it had called failed: an operator must look');
      const isPlaceFree = one.state === 'paying' && unassigned(one, await selectParts(tx, one.id)) >= part.amount;
      if (!isPlaceFree) return 'mismatch';
    }
    const by = { actor: `provider:${part.provider}` };
    await markPaid(tx, part.id, clock.now());
    await money.pay(tx, one, part, by.actor);
    await left(tx, one, part, by);
    return 'changed';
  }

  async function settleFailed(tx: WriteHandle, one: Withdrawal, part: Part, why: string): Promise<Settlement> {
    if (!isUnderWay(part)) return 'unchanged';
    await markFailed(tx, part.id, why);
    await moves.note(tx, one, `part ${part.id} failed`, { actor: `provider:${part.provider}`, reason: why });
    log.warn({ part: String(part.id), why }, 'a payout failed: staff pays it another way, or refunds it');
    return 'changed';
  }

  function contradicted(part: Part): Settlement {
    log.error({ part: String(part.id) }, 'the provider calls a part failed that it had paid: an operator must look');
    return 'mismatch';
  }

  return { settle, left, complete };
}
