import { formatDecimal } from '@champa/money';
import { askAgainAfter } from '../../../platform/ask-again.ts';
import type { Clock } from '../../../platform/clock.ts';
import { inTransaction, type Pool, type WriteHandle } from '../../../platform/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { because } from '../../../platform/http/because.ts';
import { randomToken } from '../../../platform/ids.ts';
import { enqueue } from '../../../platform/jobs.ts';
import type { Log } from '../../../platform/log.ts';
import type { HoldResult, Ledger } from '../../ledger/index.ts';
import { type Providers, ProviderRefused, ProviderUnreachable } from '../../payments/index.ts';
import { lockById, selectById, updateState } from '../deposits.repo.ts';
import { ASKING_PACE, type Deposit, shareOf } from '../domain/deposit.ts';
import { LEDGER_SOURCE } from '../ledger-source.ts';
import { endRefund, insertRefund, type Refund, selectRefund, selectStandingRefund } from '../refunds.repo.ts';
import { insertAct } from '../reviews.repo.ts';
import { announceLater } from './announce-later.ts';
import type { NoteOutcome } from './tell-outcome.ts';

export const RESOLVE_REFUND = 'deposits_resolve_refund';

const KIND = 'deposit_refund';
/** Far longer than a provider may take to answer: if the hold expired, the member could spend money that was refunded. */
const HELD_DAYS = 3650;
/** After that, staff should ask the provider. The job goes on asking, too. */
const LOOK_AFTER_HOURS = 24;

type Answer = 'done' | 'refused' | 'unclear';

type Needs = {
  pool: Pool;
  clock: Clock;
  log: Log;
  providers: Providers;
  ledger: Pick<Ledger, 'openAccount' | 'reserve' | 'postHold' | 'voidHold'>;
  noteOutcome: NoteOutcome;
  onRefunded: OnRefunded;
};

/** Called in the transaction that refunds a deposit: what was given for it is taken back. */
export type OnRefunded = (
  tx: WriteHandle,
  refunded: Pick<Refund, 'memberId' | 'depositId' | 'amount' | 'currency'> & { creditedAt: Temporal.Instant },
) => Promise<void>;

export type RefundDeposit = ReturnType<typeof createRefundDeposit>;

/**
 * Refunds a credited deposit: the money is held, the provider is asked, and its answer ends the hold. Wherever this stops, the
 * job repeats the request with the same reference, which the provider refunds once.
 */
export function createRefundDeposit({ pool, clock, log, providers, ledger, noteOutcome, onRefunded }: Needs) {
  return { begin, carryOut };

  /** One refund a deposit: a second request finds the first. @throws ApiError DEPOSIT_CLOSED, BALANCE_TOO_LOW, NOT_POSSIBLE */
  async function begin(tx: WriteHandle, id: string, reason: string, actor: string): Promise<Refund> {
    const deposit = await lockById(tx, id);
    if (!deposit) throw new ApiError('NOT_FOUND');
    const standing = await selectStandingRefund(tx, id);
    if (standing) return standing;
    if (deposit.state !== 'credited') throw new ApiError('DEPOSIT_CLOSED', { state: deposit.state });
    await requireRefunds(tx, deposit);
    const now = clock.now();
    const refund = await insertRefund(tx, await held(tx, deposit, reason, actor, now));
    await insertAct(tx, deposit.id, { action: 'refund', actor, detail: { reason } }, now);
    await askLater(tx, refund, now);
    await announceLater(tx, deposit.memberId, id);
    return refund;
  }

  async function requireRefunds(tx: WriteHandle, { provider: code }: Deposit): Promise<void> {
    const provider = await providers.find(tx, code);
    // Without a provider, staff give the money back by hand.
    if (provider && !provider.refunds) {
      throw new ApiError(
        'NOT_POSSIBLE',
        because('no_refunds', `the provider ${code} gives no deposits back`, { provider: code }),
      );
    }
  }

  async function held(tx: WriteHandle, deposit: Deposit, reason: string, actor: string, now: Temporal.Instant) {
    const { id, memberId, currency } = deposit;
    const amount = shareOf(deposit).credit;
    const refundRef = randomToken();
    const result = await ledger.reserve(tx, {
      source: LEDGER_SOURCE,
      key: `refund:${refundRef}`,
      kind: KIND,
      account: await ledger.openAccount(tx, { owner: { type: 'member', id: memberId }, purpose: 'cash', currency }),
      amount,
      reference: { type: 'deposit', id: String(id) },
      actor,
      expiresAt: now.add({ hours: HELD_DAYS * 24 }),
    });
    if (result.status === 'insufficient_funds')
      throw new ApiError('BALANCE_TOO_LOW', { balance: formatDecimal(result.balance) });
    if (result.status !== 'reserved') throw new Error(`the ledger answered ${result.status} to a refund`);
    const { hold } = result;
    return { depositId: String(id), memberId, amount, currency, refundRef, hold, reason, actor, createdAt: now };
  }

  /** Asks the provider and ends the refund by its answer; without one the job does it later. */
  async function carryOut(refundId: string): Promise<Refund['state']> {
    const refund = await selectRefund(pool, refundId);
    if (refund?.state !== 'open') return refund?.state ?? 'refused';
    const deposit = (await selectById(pool, refund.depositId))!;
    const answer = await ask(deposit, refund);
    if (answer === 'unclear') {
      await inTransaction(pool, (tx) => askLater(tx, refund, clock.now()));
      return 'open';
    }
    await inTransaction(pool, (tx) => end(tx, refund, answer));
    return answer;
  }

  async function ask(deposit: Deposit, { refundRef, amount, currency, reason, createdAt }: Refund): Promise<Answer> {
    // A bank transfer is refunded by hand: staff has made the transfer already.
    if ((await providers.find(pool, deposit.provider)) === null) return 'done';
    const { refund } = await providers.calls(pool, deposit.provider, 'refunds');
    try {
      await refund({ merchantRef: deposit.merchantRef, refundRef, amount, currency, reason });
      return 'done';
    } catch (error) {
      if (error instanceof ProviderRefused) return 'refused';
      if (!(error instanceof ProviderUnreachable)) throw error;
      const named = { err: error, deposit: String(deposit.id) };
      if (clock.now().since(createdAt).total('hours') < LOOK_AFTER_HOURS)
        log.warn(named, 'the provider gave no answer about a refund; it is asked again');
      else log.error(named, 'the provider has given no answer about a refund for a day: an operator must look');
      return 'unclear';
    }
  }

  async function end(tx: WriteHandle, refund: Refund, answer: 'done' | 'refused'): Promise<void> {
    const deposit = (await lockById(tx, refund.depositId))!;
    if (!(await endRefund(tx, refund.id, answer, clock.now()))) return;
    await announceLater(tx, refund.memberId, refund.depositId);
    const { actor } = refund;
    if (answer === 'refused') {
      requireDone(await ledger.voidHold(tx, { hold: refund.hold, kind: KIND, actor }));
      return;
    }
    const { provider, currency } = deposit;
    const settlement = { owner: { type: 'provider', id: provider }, purpose: 'settlement', currency } as const;
    const credit = await ledger.openAccount(tx, settlement);
    requireDone(await ledger.postHold(tx, { hold: refund.hold, kind: KIND, credit, actor }));
    const refunded = await updateState(tx, deposit, { state: 'refunded', reason: null }, clock.now());
    const { memberId, depositId, amount } = refund;
    await onRefunded(tx, { memberId, depositId, amount, currency, creditedAt: deposit.creditedAt! });
    await noteOutcome(tx, refunded);
  }

  async function askLater(tx: WriteHandle, { id, createdAt }: Refund, now: Temporal.Instant): Promise<void> {
    const runAt = now.add(askAgainAfter(ASKING_PACE, createdAt, now));
    const options = { runAt, key: `${RESOLVE_REFUND}:${id}`, untilDone: true };
    await enqueue(tx, RESOLVE_REFUND, { refundId: String(id) }, options);
  }
}

function requireDone({ status }: HoldResult): void {
  if (status !== 'done') throw new Error(`the ledger answered ${status} to the end of a refund`);
}
