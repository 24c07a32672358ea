import { type Amount, formatDecimal, parseAmount, SCALE } from '@champa/money';
import type { Clock } from '../../../platform/clock.ts';
import { inTransaction, type Pool, type ReadHandle, type WriteHandle } from '../../../platform/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import type { WithdrawalPayee } from '../../payees/index.ts';
import type { BrandSettings } from '../../site/index.ts';
import type { WithdrawalSettings } from '../withdrawals.settings.ts';
import { type Risk, riskOf } from '../domain/risk.ts';
import { dayOf, feeFor, leftToday, mostNow, nextAt, type Rules, type Usage } from '../domain/terms.ts';
import type { Withdrawal } from '../domain/withdrawal.ts';
import type { Money } from '../money.ts';
import type { Moves } from '../moves.ts';
import { type OwnLimits, rulesOf } from '../withdrawals.rules.ts';
import * as repo from '../withdrawals.repo.ts';
import type { Approve } from './approve.ts';
import type { FactsNeeds, GatherFacts } from './gather-facts.ts';

export type WithdrawalWish = {
  memberId: string;
  sessionId: string;
  payeeId: string;
  amount: Amount;
  paymentPassword: string;
  idempotencyKey: string;
};

export type RequestWithdrawal = (wish: WithdrawalWish) => Promise<Withdrawal>;

/** The purpose that account numbers, names and branches are sealed for. */
export const PAYEE_SEAL = 'withdrawal-payee';
const SMALLEST_STEP = SCALE / 100n;

type Needs = {
  pool: Pool;
  clock: Clock;
  secrets: SecretBox;
  settings: () => Promise<{ brand: BrandSettings; withdrawals: WithdrawalSettings }>;
  moves: Moves;
  money: Money;
  approve: Approve;
  gatherFacts: GatherFacts;
  ownLimits: (db: ReadHandle, memberId: string) => Promise<OwnLimits | null>;
  forWithdrawal: (tx: WriteHandle, memberId: string, payeeId: string) => Promise<WithdrawalPayee>;
  requirePaymentPassword: (memberId: string, given: string) => Promise<void>;
  requireTurnover: (tx: WriteHandle, memberId: string) => Promise<void>;
  members: FactsNeeds['members'];
};

/** Requests a withdrawal: scored, written down, its money held and, where a rule says so, approved, all in one transaction. */
export function createRequestWithdrawal(needs: Needs): RequestWithdrawal {
  const { pool, clock, secrets, settings, moves, money, approve, gatherFacts } = needs;

  return async (wish) => {
    const { withdrawals } = await settings();
    if (!withdrawals.isOffered) throw new ApiError('WITHDRAWALS_CLOSED');
    await needs.requirePaymentPassword(wish.memberId, wish.paymentPassword);
    return inTransaction(pool, async (tx) => {
      await repo.lockMember(tx, wish.memberId);
      const known = await repo.selectByKey(tx, wish.memberId, wish.idempotencyKey);
      if (!known) return ask(tx, wish);
      if (known.payee.id !== wish.payeeId || known.amount !== wish.amount) throw new ApiError('IDEMPOTENCY_CONFLICT');
      return known;
    });
  };

  async function ask(tx: WriteHandle, wish: WithdrawalWish): Promise<Withdrawal> {
    await refuseLocked(tx, wish.memberId);
    const { brand, withdrawals } = await settings();
    const rules = rulesOf(withdrawals, await needs.ownLimits(tx, wish.memberId));
    const now = clock.now();
    const day = dayOf(now, brand.timeZone);
    const used = await repo.selectUsage(tx, wish.memberId, day.startsAt);
    requireWithin(wish.amount, rules, used, { now, endsAt: day.endsAt });
    const payee = await needs.forWithdrawal(tx, wish.memberId, wish.payeeId);
    const facts = await gatherFacts(tx, wish, payee, withdrawals.risk);
    const risk = riskOf(facts, withdrawals.risk, now);
    const fee = feeFor(wish.amount, rules, used);
    if (fee >= wish.amount) throw outOfRange(rules, used);
    const asked = await hold(tx, wish, { payee, risk, fee, currency: brand.currency });
    const { below, maxScore } = withdrawals.automatic;
    const isByRule = wish.amount < parseAmount(below) && risk.score <= maxScore;
    return isByRule ? approve(tx, asked, { actor: 'system', reason: `score ${risk.score}` }) : asked;
  }

  async function refuseLocked(tx: WriteHandle, memberId: string): Promise<void> {
    const member = await needs.members.byId(tx, memberId);
    if (member?.locks.includes('withdraw')) throw new ApiError('WITHDRAWALS_LOCKED');
  }

  async function hold(
    tx: WriteHandle,
    { memberId, amount, idempotencyKey }: WithdrawalWish,
    { payee, risk, fee, currency }: { payee: WithdrawalPayee; risk: Risk; fee: Amount; currency: string },
  ): Promise<Withdrawal> {
    const { number, holderName, branch, ...shown } = payee;
    const sealed = secrets.seal(PAYEE_SEAL, JSON.stringify({ number, holderName, branch }));
    const asked = await repo.insertWithdrawal(tx, {
      memberId,
      idempotencyKey,
      payee: { ...shown, sealed },
      currency,
      amount,
      fee,
      ...risk,
      createdAt: clock.now(),
    });
    const held = await money.reserve(tx, asked);
    // The reservation has locked the member's money: no deposit can be credited before its wagering requirement is seen.
    await needs.requireTurnover(tx, memberId);
    return moves.note(tx, asked, 'request', { actor: `member:${memberId}` }, { hold: held });
  }
}

function requireWithin(
  amount: Amount,
  rules: Rules,
  used: Usage,
  { now, endsAt }: { now: Temporal.Instant; endsAt: Temporal.Instant },
): void {
  // Banks move hundredths; a finer amount would be rounded somewhere.
  if (amount <= 0n || amount % SMALLEST_STEP !== 0n)
    throw new ApiError('VALIDATION', { fields: { amount: 'amount_format' } });
  const next = nextAt(rules, used, now);
  if (next) throw new ApiError('WITHDRAWAL_TOO_SOON', { nextAt: next.toString() });
  if (used.open >= rules.openAtOnce) throw new ApiError('TOO_MANY_OPEN_WITHDRAWALS', { most: rules.openAtOnce });
  if (amount < rules.min || amount > rules.max) throw outOfRange(rules, used);
  const left = leftToday(rules, used);
  if (left.count === 0 || amount > left.amount) {
    const value = { countLeft: left.count, amountLeft: formatDecimal(left.amount), endsAt: endsAt.toString() };
    throw new ApiError('WITHDRAWAL_LIMIT_REACHED', value);
  }
}

function outOfRange(rules: Rules, used: Usage): ApiError {
  return new ApiError('AMOUNT_OUT_OF_RANGE', {
    min: formatDecimal(rules.min),
    max: formatDecimal(mostNow(rules, used)),
  });
}
