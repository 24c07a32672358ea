import { randomBytes } from 'node:crypto';
import type { Language } from '@champa/contract';
import { type Amount, formatDecimal, SCALE } from '@champa/money';
import { askAgainAfter } from '../../../platform/ask-again.ts';
import type { Clock } from '../../../platform/clock.ts';
import { inTransaction, type Pool, type WriteHandle } from '../../../platform/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { randomToken } from '../../../platform/ids.ts';
import { type Payment, type Providers, ProviderRefused, ProviderUnreachable } from '../../payments/index.ts';
import { countBegun, insertDeposit, lockBeginnings, selectByIdempotencyKey } from '../deposits.repo.ts';
import { ASKING_PACE, type Deposit, payableMinutes, transferReference } from '../domain/deposit.ts';
import { isOpenAt } from '../domain/hours.ts';
import { excessOf, type Velocity, type VelocityRules } from '../domain/velocity.ts';
import { type Method, selectMethod } from '../methods.repo.ts';
import type { FollowPayment } from './follow-payment.ts';
import { resolveLater } from './resolve-deposit.ts';

export type DepositWish = {
  memberId: string;
  /** The member's currency; only methods in it are offered. */
  currency: string;
  method: string;
  amount: Amount;
  idempotencyKey: string;
  returnUrl: string;
  offer: string | null;
  language: Language;
};

export type BeginDeposit = (wish: DepositWish) => Promise<Deposit>;

/**
 * Whether a member may begin a deposit that this transaction has just written down; it counts towards the member's own limits.
 *
 * @throws ApiError where the member may not
 */
export type RequireDeposit = (tx: WriteHandle, memberId: string, amount: Amount) => Promise<void>;

/**
 * Whether the bonus offer a member chose is there for this deposit.
 *
 * @throws ApiError where it is not
 */
export type RequireOffer = (
  tx: WriteHandle,
  chosen: { memberId: string; offer: string; amount: Amount; currency: string },
) => Promise<void>;

const SMALLEST_STEP = SCALE / 100n;

type Needs = {
  pool: Pool;
  clock: Clock;
  providers: Providers;
  follow: FollowPayment;
  requireDeposit: RequireDeposit;
  requireOffer: RequireOffer;
  velocity: () => Promise<VelocityRules>;
  callbackUrl: (provider: string) => string;
  timeZone: () => Promise<string>;
};

/**
 * Begins a deposit in two transactions with the provider's call between them: the first writes it down with the job that asks
 * for its outcome, the second writes down the answer. Wherever this stops, the job continues, and so does a call with the same
 * idempotency key.
 */
export function createBeginDeposit(needs: Needs): BeginDeposit {
  const { pool, clock, providers, follow, requireDeposit, requireOffer, velocity, callbackUrl, timeZone } = needs;

  return async (wish) => {
    const method = await selectMethod(pool, wish.method);
    const known = await selectByIdempotencyKey(pool, wish.memberId, wish.idempotencyKey);
    const deposit = known ?? (await writeDown(wish, offered(method, wish, await timeOfDay())));
    if (!isSameWish(deposit, wish)) throw new ApiError('IDEMPOTENCY_CONFLICT');
    if (deposit.state !== 'created' || !method) return deposit;
    return startPayment(deposit, method, wish.language);
  };

  async function timeOfDay(): Promise<Temporal.PlainTime> {
    return clock
      .now()
      .toZonedDateTimeISO(await timeZone())
      .toPlainTime();
  }

  async function writeDown(wish: DepositWish, method: Method): Promise<Deposit> {
    const now = clock.now();
    const rules = await velocity();
    const inserted = await inTransaction(pool, async (tx) => {
      await lockBeginnings(tx, wish.memberId);
      const deposit = await insertDeposit(tx, newDeposit(wish, method, now));
      if (!deposit) return null;
      refuseExcess(await countBegun(tx, wish.memberId, now), rules);
      await requireDeposit(tx, deposit.memberId, deposit.amount);
      const { memberId, offer, amount, currency } = deposit;
      if (offer !== null) await requireOffer(tx, { memberId, offer, amount, currency });
      // No provider can be asked about a transfer by hand.
      if (deposit.kind === 'bank_transfer') return deposit;
      const payload = { memberId: deposit.memberId, depositId: String(deposit.id) };
      await resolveLater(tx, payload, now.add(askAgainAfter(ASKING_PACE, now, now)));
      return deposit;
    });
    return inserted ?? (await selectByIdempotencyKey(pool, wish.memberId, wish.idempotencyKey))!;
  }

  async function startPayment(deposit: Deposit, method: Method, language: Language): Promise<Deposit> {
    const provider = await providers.calls(pool, deposit.provider, 'deposits');
    const payableFor = deposit.expiresAt.since(clock.now()).round('second');
    if (payableFor.sign <= 0) return deposit;
    const { merchantRef, amount, currency, returnUrl } = deposit;
    const description = `${method.names[language]} #${deposit.id}`;
    const order = {
      merchantRef,
      amount,
      currency,
      returnUrl,
      channel: method.channel,
      description,
      language,
      payableFor,
    };
    const payment = await provider
      .create({ ...order, callbackUrl: callbackUrl(deposit.provider) })
      .catch((error: unknown) => {
        if (error instanceof ProviderRefused) return 'refused' as const;
        if (error instanceof ProviderUnreachable) throw new ApiError('PROVIDER_UNAVAILABLE');
        throw error;
      });
    return followed(deposit, payment);
  }

  async function followed(deposit: Deposit, payment: Payment | 'refused'): Promise<Deposit> {
    const after = await inTransaction(pool, (tx) => follow(tx, deposit, payment));
    if (payment === 'refused') throw new ApiError('PROVIDER_UNAVAILABLE');
    return after;
  }
}

function newDeposit(wish: DepositWish, method: Method, now: Temporal.Instant) {
  const { kind, provider, fee, details } = method;
  const reference = kind === 'bank_transfer' ? transferReference(randomBytes(8)) : null;
  return {
    ...wish,
    kind,
    provider,
    fee,
    reference,
    instructions:
      reference === null ? null : { kind: 'bank_transfer' as const, reference, accounts: details.accounts ?? [] },
    merchantRef: randomToken(),
    createdAt: now,
    expiresAt: now.add({ minutes: payableMinutes(kind) }),
  };
}

function refuseExcess(counted: Velocity, rules: VelocityRules): void {
  const excess = excessOf(counted, rules);
  if (excess?.code === 'TOO_MANY_DEPOSITS')
    throw new ApiError(excess.code, { retryAfterSeconds: excess.retryAfterSeconds });
  if (excess) throw new ApiError(excess.code, { most: rules.openAtOnce });
}

/** The method, where it may take this wish. */
function offered(method: Method | null, wish: DepositWish, time: Temporal.PlainTime): Method {
  if (!method?.isOffered || method.currency !== wish.currency || !isOpenAt(method.hours, time))
    throw new ApiError('DEPOSIT_METHOD_UNAVAILABLE');
  if (wish.amount < method.min || wish.amount > method.max) {
    throw new ApiError('AMOUNT_OUT_OF_RANGE', { min: formatDecimal(method.min), max: formatDecimal(method.max) });
  }
  // Providers move hundredths; a finer amount would be rounded somewhere.
  if (wish.amount % SMALLEST_STEP !== 0n) throw new ApiError('VALIDATION', { fields: { amount: 'amount_format' } });
  return method;
}

function isSameWish(deposit: Deposit, wish: DepositWish): boolean {
  const { method, amount, returnUrl, offer } = deposit;
  return method === wish.method && amount === wish.amount && returnUrl === wish.returnUrl && offer === wish.offer;
}
