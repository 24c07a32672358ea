import * as z from 'zod/mini';
import { askAgainAfter } from '../../../platform/ask-again.ts';
import type { Clock } from '../../../platform/clock.ts';
import { inTransaction, type Pool, type WriteHandle } from '../../../platform/database.ts';
import { eachApart } from '../../../platform/each.ts';
import { enqueue } from '../../../platform/jobs.ts';
import type { Log } from '../../../platform/log.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import {
  type Payout,
  type PayoutWish,
  type Provider,
  ProviderRefused,
  type Providers,
  ProviderUnreachable,
} from '../../payments/index.ts';
import { ASKING_PACE, isUnderWay, type Part } from '../domain/withdrawal.ts';
import { FOLLOW_PART, markPending, selectPart, selectWithoutJob } from '../parts.repo.ts';
import { selectWithdrawal } from '../withdrawals.repo.ts';
import { PAYEE_SEAL } from './request-withdrawal.ts';
import type { SettlePart } from './settle-part.ts';

const Payload = z.object({ partId: z.string() });
const Details = z.object({ number: z.string(), holderName: z.string() });

/** After that, staff should ask the provider. The job goes on asking, too. */
const LOOK_AFTER_HOURS = 24;

/** Enqueues the job that follows a part, in the caller's transaction, for now unless `runAt` is given; one waits at a time. */
export function followLater(tx: WriteHandle, partId: bigint, runAt?: Temporal.Instant): Promise<void> {
  const options = { key: `${FOLLOW_PART}:${partId}`, untilDone: true, ...(runAt && { runAt }) };
  return enqueue(tx, FOLLOW_PART, { partId: String(partId) }, options);
}

/** A job that was not lost is there long before. */
const LOST_AFTER_MINUTES = 10;
const SWEPT_AT_ONCE = 500;

/** The job that gives parts a new job where the queue has lost theirs. */
export function createPartsSweep({ pool, clock }: { pool: Pool; clock: Clock }) {
  return async (): Promise<void> => {
    const before = clock.now().subtract({ minutes: LOST_AFTER_MINUTES });
    const lost = await selectWithoutJob(pool, { before, limit: SWEPT_AT_ONCE });
    await eachApart(lost, (id) => inTransaction(pool, (tx) => followLater(tx, id)), 'payouts could not be followed');
  };
}

type PayoutCalls = NonNullable<Provider['payouts']>;

/** `unclear`: no answer, or none that says anything; the part stays under way. */
type Answer = Payout | 'refused' | 'unclear';

type Needs = {
  pool: Pool;
  clock: Clock;
  log: Log;
  secrets: SecretBox;
  providers: Pick<Providers, 'calls'>;
  settlePart: SettlePart;
  callbackUrl: (provider: string) => string;
};

/**
 * Sends a part to its provider, and asks until the answer is final. This recovers from a call without an answer, a lost
 * callback, and a server that died between the provider's answer and our writing it down. Sending again is safe: a reference is
 * paid once. An unknown outcome stays under way, for ever if need be; it never counts as failed.
 */
export function createFollowPart(needs: Needs) {
  const { pool, clock, log, secrets, providers, settlePart, callbackUrl } = needs;

  return async (payload: unknown): Promise<void> => {
    const part = await selectPart(pool, Payload.parse(payload).partId);
    if (!part?.provider || !isUnderWay(part)) return;
    const provider = await providers.calls(pool, part.provider, 'payouts');
    const answer = await ask(provider, part);
    await inTransaction(pool, async (tx) => {
      const isFinal = answer === 'refused' || (answer !== 'unclear' && answer.status !== 'pending');
      const now = clock.now();
      if (!isFinal) await followLater(tx, part.id, now.add(askAgainAfter(ASKING_PACE, part.createdAt, now)));
      if (answer === 'unclear') return;
      if (answer !== 'refused' && answer.status === 'pending') return markPending(tx, part.id, answer.providerRef);
      const { merchantRef } = part;
      const settlement = await settlePart.settle(tx, {
        provider: part.provider!,
        merchantRef,
        ...(await wordOf(part, answer)),
      });
      if (settlement === 'mismatch') {
        log.error({ part: String(part.id) }, 'the provider has another amount or outcome: an operator must look');
      }
    });
  };

  async function wordOf(part: Part, answer: Payout | 'refused') {
    const { currency } = (await selectWithdrawal(pool, part.withdrawalId))!;
    if (answer === 'refused') return { amount: part.amount, currency, verdict: 'failed' as const, failure: 'refused' };
    const { amount, currency: told, status, failure } = answer;
    return { amount, currency: told, verdict: status === 'paid' ? ('paid' as const) : ('failed' as const), failure };
  }

  async function ask(provider: PayoutCalls, part: Part): Promise<Answer> {
    if (clock.now().since(part.createdAt).total('hours') >= LOOK_AFTER_HOURS) {
      log.error(
        { part: String(part.id) },
        'the provider has had no final answer about a payout for a day: an operator must look',
      );
    }
    try {
      return (await provider.query(part.merchantRef)) ?? (await send(provider, part));
    } catch (error) {
      if (!(error instanceof ProviderUnreachable)) throw error;
      log.warn({ err: error, part: String(part.id) }, 'the provider gave no answer about a payout; it is asked again');
      return 'unclear';
    }
  }

  async function send(provider: PayoutCalls, part: Part): Promise<Answer> {
    const wish = await wishOf(part);
    try {
      return await provider.send(wish);
    } catch (error) {
      if (!(error instanceof ProviderRefused)) throw error;
      return (await provider.query(part.merchantRef)) ?? 'refused';
    }
  }

  async function wishOf({ withdrawalId, merchantRef, amount, provider }: Part): Promise<PayoutWish> {
    const { id, payee, currency } = (await selectWithdrawal(pool, withdrawalId))!;
    const { number, holderName } = Details.parse(JSON.parse(secrets.open(PAYEE_SEAL, payee.sealed)));
    return {
      merchantRef,
      amount,
      currency,
      kind: payee.kind,
      institution: payee.provider,
      number,
      holderName,
      description: `Withdrawal #${id}`,
      callbackUrl: callbackUrl(provider!),
    };
  }
}
