import * as z from 'zod/mini';
import { askAgainAfter } from '../../../platform/ask-again.ts';
import type { Clock } from '../../../platform/clock.ts';
import { inTransaction, type Pool, type WriteHandle } from '../../../platform/database.ts';
import { eachApart } from '../../../platform/each.ts';
import { enqueue } from '../../../platform/jobs.ts';
import type { Log } from '../../../platform/log.ts';
import { type Payment, type Providers, ProviderRefused, ProviderUnreachable } from '../../payments/index.ts';
import { RESOLVE_DEPOSIT, selectDeposit, selectWithoutJob } from '../deposits.repo.ts';
import { ASKING_PACE, type Deposit } from '../domain/deposit.ts';
import type { FollowPayment, PaymentAnswer } from './follow-payment.ts';

const Payload = z.object({ memberId: z.string(), depositId: z.string() });
type Payload = z.infer<typeof Payload>;

/** A payment that the provider does not know by then was never begun, and never will be. */
const NEVER_BEGUN_AFTER_MINUTES = 10;
/** A provider that has no final answer by then has none: an operator must look. */
const GIVE_UP_AFTER_HOURS = 7 * 24;

/** Enqueues the job that asks the provider about a deposit, in the caller's transaction; one waits at a time. */
export function resolveLater(tx: WriteHandle, deposit: Payload, runAt: Temporal.Instant): Promise<void> {
  const key = `${RESOLVE_DEPOSIT}:${deposit.depositId}`;
  return enqueue(tx, RESOLVE_DEPOSIT, deposit, { runAt, key, untilDone: true });
}

/** A job that was not lost is there long before. */
const LOST_AFTER_MINUTES = 10;
const SWEPT_AT_ONCE = 500;

/** The job that gives deposits a new job where the queue has lost theirs. */
export function createDepositsSweep({ pool, clock }: { pool: Pool; clock: Clock }) {
  return async (): Promise<void> => {
    const now = clock.now();
    const before = now.subtract({ minutes: LOST_AFTER_MINUTES });
    const lost = await selectWithoutJob(pool, { before, limit: SWEPT_AT_ONCE });
    const ask = (deposit: Payload) => inTransaction(pool, (tx) => resolveLater(tx, deposit, now));
    await eachApart(lost, ask, 'deposits could not be followed');
  };
}

type Needs = {
  pool: Pool;
  clock: Clock;
  log: Log;
  providers: Providers;
  follow: FollowPayment;
  announce: (deposit: Deposit) => Promise<void>;
};

/**
 * Asks the provider about a deposit until the answer is final. This recovers from a lost callback, a call without an answer,
 * and a server that died between the provider's answer and our writing it down.
 */
export function createResolveDeposit({ pool, clock, log, providers, follow, announce }: Needs) {
  return async (payload: unknown): Promise<void> => {
    const named = Payload.parse(payload);
    const deposit = await selectDeposit(pool, named.memberId, named.depositId);
    if (!deposit || isOver(deposit)) return;

    const answer = await ask(deposit);
    const after = await inTransaction(pool, async (tx) => {
      if (!isFinal(answer)) await askAgain(deposit, (runAt) => resolveLater(tx, named, runAt));
      return answer === 'unclear' ? deposit : follow(tx, deposit, answer);
    });
    if (after.state !== deposit.state) await announce(after);
  };

  async function ask(deposit: Deposit): Promise<PaymentAnswer | 'unclear'> {
    const provider = await providers.calls(pool, deposit.provider, 'deposits');
    try {
      return (await provider.query(deposit.merchantRef)) ?? (isNeverBegun(deposit) ? 'missing' : 'unclear');
    } catch (error) {
      if (!(error instanceof ProviderUnreachable || error instanceof ProviderRefused)) throw error;
      log.warn(
        { err: error, deposit: String(deposit.id) },
        'the provider gave no answer about a deposit; it is asked again',
      );
      return 'unclear';
    }
  }

  function isNeverBegun({ state, createdAt }: Deposit): boolean {
    return state === 'created' && clock.now().since(createdAt).total('minutes') >= NEVER_BEGUN_AFTER_MINUTES;
  }

  async function askAgain(
    { id, createdAt }: Deposit,
    schedule: (runAt: Temporal.Instant) => Promise<void>,
  ): Promise<void> {
    const now = clock.now();
    if (now.since(createdAt).total('hours') < GIVE_UP_AFTER_HOURS)
      return schedule(now.add(askAgainAfter(ASKING_PACE, createdAt, now)));
    log.error({ deposit: String(id) }, 'the provider has no final answer about a deposit: an operator must look');
  }
}

function isOver({ state }: Deposit): boolean {
  return state === 'credited' || state === 'refunded';
}

function isFinal(answer: PaymentAnswer | 'unclear'): boolean {
  return answer !== 'unclear' && (answer as Payment).status !== 'pending';
}
