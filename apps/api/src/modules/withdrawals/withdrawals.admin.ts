import { type WithdrawalState, waitingWithdrawalStates } from '@champa/contract';
import { type Amount, formatDecimal, parseAmount, sum } from '@champa/money';
import * as z from 'zod/mini';
import type { ByStaff, RecordByHand } from '../../platform/command-line.ts';
import { inTransaction, type Pool, type ReadHandle, type WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { because } from '../../platform/http/because.ts';
import { byId, type Page, type PageWish, readPage } from '../../platform/paging.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { Guard, Looked } from '../approvals/index.ts';
import type { Providers } from '../payments/index.ts';
import type { Standing } from '../turnover/index.ts';
import { arrives, isEnded, isUnderWay, type Part, unassigned, type Withdrawal } from './domain/withdrawal.ts';
import type { Money } from './money.ts';
import type { Moves } from './moves.ts';
import * as parts from './parts.repo.ts';
import { selectSteps, type TrailStep } from './trail.repo.ts';
import type { Approve, PaidBy } from './use-cases/approve.ts';
import type { PaymentOrder, PayParts } from './use-cases/pay-parts.ts';
import { PAYEE_SEAL } from './use-cases/request-withdrawal.ts';
import type { SettlePart } from './use-cases/settle-part.ts';
import { isToBeReceived } from './withdrawals.present.ts';
import * as repo from './withdrawals.repo.ts';

const Details = z.object({ number: z.string(), holderName: z.string(), branch: z.string() });
const LISTED = 200;

export type PayeeDetails = z.infer<typeof Details>;

export type Opened = { withdrawal: Withdrawal; parts: Part[]; steps: TrailStep[]; proofs: number };

export type WithdrawalsWanted = { state: WithdrawalState | undefined; after: string | undefined; limit: number };

type Payment = Omit<PaymentOrder, 'amounts'> & { amounts: readonly Amount[] | null; seenLeft?: Amount };

/** What pays: a payment, or an approval where a provider pays by itself. The amount left may have been seen, or not. */
const Paying = z.discriminatedUnion('act', [
  z.object({ act: z.literal('approve'), id: z.string() }),
  z.object({
    act: z.literal('pay'),
    id: z.string(),
    amounts: z.nullable(z.array(z.string())),
    seenLeft: z.nullable(z.string()),
    provider: z.nullable(z.string()),
    note: z.string(),
  }),
]);
type Paying = z.infer<typeof Paying>;
type PartPayment = Extract<Paying, { act: 'pay' }>;

type Needs = {
  pool: Pool;
  secrets: SecretBox;
  moves: Moves;
  money: Money;
  approve: Approve;
  paidBy: PaidBy;
  payParts: PayParts;
  settlePart: SettlePart;
  providers: Pick<Providers, 'pays' | 'paying'>;
  record: RecordByHand;
  guard: Guard;
  turnoverOf: (db: ReadHandle, memberId: string) => Promise<Standing>;
};

export type WithdrawalsAdmin = ReturnType<typeof createWithdrawalsAdmin>;

/**
 * What staff does with withdrawals: the queue, decisions, payments, refunds. Each names who does it and why.
 *
 * All throw ApiError NOT_FOUND, WITHDRAWAL_CLOSED where its state does not allow it, or NOT_POSSIBLE, which says why.
 */
export function createWithdrawalsAdmin(needs: Needs) {
  const { pool, secrets, moves, money, approve, paidBy, payParts, settlePart, providers, record, guard } = needs;

  /** Locks a withdrawal, takes the step, and records who took it, with what changed. */
  function act(
    { by, id, action }: { by: ByStaff; id: string; action: string },
    take: (tx: WriteHandle, one: Withdrawal) => Promise<Withdrawal>,
  ): Promise<Withdrawal> {
    return inTransaction(pool, (tx) => actIn(tx, { by, id, action }, take));
  }

  async function actIn(
    tx: WriteHandle,
    { by, id, action }: { by: ByStaff; id: string; action: string },
    take: (tx: WriteHandle, one: Withdrawal) => Promise<Withdrawal>,
  ): Promise<Withdrawal> {
    const one = await repo.lockWithdrawal(tx, id);
    if (!one) throw new ApiError('NOT_FOUND', { withdrawal: id });
    const after = await take(tx, one);
    const detail = { withdrawal: id, memberId: one.memberId };
    await record(tx, by, action, detail, { before: standingOf(one), after: standingOf(after) });
    return after;
  }

  async function findOne(id: string, db: ReadHandle = pool): Promise<Withdrawal> {
    const one = await repo.selectWithdrawal(db, id);
    if (!one) throw new ApiError('NOT_FOUND', { withdrawal: id });
    return one;
  }

  /** Only the employee who claimed it decides, so that two do not decide the same. */
  function requireClaim({ id, claimedBy, state }: Withdrawal, { actor }: ByStaff): void {
    if (state !== 'reviewing') return;
    if (claimedBy !== actor)
      throw notPossible(
        because('claimed_by', `${claimedBy} has claimed withdrawal ${id}: claim it first`, {
          by: String(claimedBy),
          withdrawal: String(id),
        }),
      );
  }

  /** What did not leave returns: all of it, or, where some has left, the rest, and the fee stays the brand's. */
  async function returnRest(
    tx: WriteHandle,
    one: Withdrawal,
    before: readonly Part[],
    by: ByStaff,
  ): Promise<Withdrawal> {
    if (before.some(isUnderWay))
      throw notPossible(because('part_under_way', 'a part is under way: its outcome must be known first'));
    const rest = unassigned(one, before);
    if (one.paid === 0n) {
      const done = await moves.take(tx, one, 'refund', by, { returned: rest, reason: by.reason });
      await money.giveBack(tx, one, by.actor);
      await moves.tell(tx, done, 'returned');
      return done;
    }
    const changed = await moves.note(tx, one, 'rest returned', by, {
      returned: one.returned + rest,
      reason: by.reason,
    });
    const done = await settlePart.complete(tx, changed, by);
    await money.giveBack(tx, one, by.actor);
    await moves.tell(tx, changed, 'returned', rest);
    return done;
  }

  /** Parts that left and did not arrive come back from where they went. */
  async function refundParts(
    tx: WriteHandle,
    one: Withdrawal,
    before: readonly Part[],
    by: ByStaff,
  ): Promise<Withdrawal> {
    const disputed = before.filter(({ receipt }) => receipt === 'disputed');
    const back = one.state === 'disputed' ? disputed : before.filter(isToBeReceived);
    const amount = sum(back.map((part) => part.amount));
    const done = await moves.take(tx, one, 'refund', by, { returned: one.returned + amount, reason: by.reason });
    for (const part of back) await money.refund(tx, one, part, by.actor);
    // Where nothing has arrived, nothing was done for the fee.
    const isAll = done.returned === arrives(one);
    if (isAll) await money.refundFee(tx, one, by.actor);
    await parts.setReceipts(
      tx,
      back.map(({ id }) => id),
      'returned',
    );
    await moves.tell(tx, done, 'returned', isAll ? amount + one.fee : amount);
    return done;
  }

  const payGuarded = guard<Paying, Withdrawal>({
    kind: 'payout',
    input: Paying,
    amountOf: atStake,
    look: lookAtPayout,
    carryOut: (tx, by, paying) => (paying.act === 'approve' ? approveIn(tx, by, paying.id) : payIn(tx, by, paying)),
  });

  /** The whole withdrawal, so that no parts of it slip below a rule. Where staff pays, approving it moves nothing yet. */
  async function atStake(tx: WriteHandle, { act: way, id }: Paying): Promise<Amount | null> {
    const one = await findOne(id, tx);
    return way === 'approve' && (await paidBy(tx, one)) === null ? null : one.amount;
  }

  async function lookAtPayout(tx: WriteHandle, { id }: Paying): Promise<Looked> {
    const one = await findOne(id, tx);
    const before = await parts.selectParts(tx, one.id);
    const left = formatDecimal(unassigned(one, before));
    return {
      subject: { type: 'withdrawal', id },
      memberId: one.memberId,
      shown: {
        state: one.state,
        amount: formatDecimal(one.amount),
        currency: one.currency,
        payee: `${one.payee.providerName} ${one.payee.hidden}`,
        score: one.score,
        paid: formatDecimal(one.paid),
        left,
        ways: before.map(({ provider, note }) => provider ?? note),
      },
      grounds: { state: one.state, claimedBy: one.claimedBy, left, parts: before.length },
    };
  }

  function approveIn(tx: WriteHandle, by: ByStaff, id: string): Promise<Withdrawal> {
    return actIn(tx, { by, id, action: 'withdrawal_approved' }, (_, one) => {
      if (one.state === 'requested')
        throw notPossible(because('claim_first', `claim withdrawal ${id} first`, { withdrawal: String(id) }));
      requireClaim(one, by);
      return approve(tx, one, by);
    });
  }

  function payIn(tx: WriteHandle, by: ByStaff, { id, provider, note, ...given }: PartPayment): Promise<Withdrawal> {
    return actIn(tx, { by, id, action: 'withdrawal_paid' }, async (_, one) => {
      if (provider !== null && !(await providers.pays(tx, provider, one.payee.kind))) {
        throw notPossible(
          because('pays_not_to', `the provider ${provider} does not pay to a payee of kind ${one.payee.kind}`, {
            provider,
            payee: one.payee.kind,
          }),
        );
      }
      if (provider === null && note.trim() === '') {
        throw new ApiError('VALIDATION', { fields: { note: 'The reference of the bank is needed.' } });
      }
      const left = unassigned(one, await parts.selectParts(tx, one.id));
      if (given.seenLeft !== null && parseAmount(given.seenLeft) !== left) {
        throw notPossible(
          because('left_changed', `${formatDecimal(left)} is left to pay by now, no longer ${given.seenLeft}`, {
            left: formatDecimal(left),
            seen: given.seenLeft,
          }),
        );
      }
      const amounts = given.amounts?.map(parseAmount) ?? [left];
      return payParts(tx, one, { provider, note, amounts }, by);
    });
  }

  return {
    /** What waits, the oldest first; what has ended, the newest first. */
    list: (states: readonly WithdrawalState[]): Promise<Withdrawal[]> =>
      states.some(isEnded) ? repo.selectEnded(pool, states, LISTED) : repo.selectQueue(pool, states, LISTED),

    /** A page of what waits, or of one state: the oldest first, of final states the newest first. */
    page: ({ state, after, limit }: WithdrawalsWanted): Promise<Withdrawal[]> =>
      state !== undefined && isEnded(state)
        ? repo.selectEndedPage(pool, { state, after, limit })
        : repo.selectOpenPage(pool, { states: state ? [state] : waitingWithdrawalStates, after, limit }),

    /** A member's withdrawals, the newest first. */
    ofMember: (memberId: string, { before, pageSize }: PageWish): Promise<Page<Withdrawal>> =>
      readPage(pageSize, (limit) => repo.selectOfMemberBefore(pool, memberId, { before, limit }), byId),

    /** What a member must still stake before they can withdraw. */
    turnoverOf: (memberId: string): Promise<Standing> => needs.turnoverOf(pool, memberId),

    /** Everything about one, but where exactly it goes. @throws ApiError NOT_FOUND */
    async open(id: string): Promise<Opened> {
      const withdrawal = await findOne(id);
      return {
        withdrawal,
        parts: await parts.selectParts(pool, withdrawal.id),
        steps: await selectSteps(pool, withdrawal.id),
        proofs: (await parts.countProofs(pool, [withdrawal.id])).get(withdrawal.id) ?? 0,
      };
    },

    /** The account that it is paid to, in full. Who looked, and why, is recorded. @throws ApiError NOT_FOUND */
    async revealPayee(by: ByStaff, id: string): Promise<PayeeDetails> {
      const { payee, memberId } = await findOne(id);
      if (payee.sealed === '')
        throw new ApiError('NOT_POSSIBLE', because('account_erased', 'the account has been erased'));
      const detail = { withdrawal: id, memberId };
      await inTransaction(pool, (tx) => record(tx, by, 'withdrawal_payee_revealed', detail, 'no change'));
      return Details.parse(JSON.parse(secrets.open(PAYEE_SEAL, payee.sealed)));
    },

    /** Providers that pay to a payee of this kind. */
    providersFor: ({ payee }: Withdrawal): Promise<string[]> => providers.paying(pool, payee.kind),

    proofs: (id: string): Promise<Buffer[]> => parts.selectProofs(pool, BigInt(id)),

    claim: (by: ByStaff, id: string): Promise<Withdrawal> =>
      act({ by, id, action: 'withdrawal_claimed' }, (tx, one) =>
        moves.take(tx, one, 'claim', by, { claimedBy: by.actor }),
      ),

    release: (by: ByStaff, id: string): Promise<Withdrawal> =>
      act({ by, id, action: 'withdrawal_released' }, (tx, one) => {
        requireClaim(one, by);
        return moves.take(tx, one, 'release', by, { claimedBy: null });
      }),

    /** Where a provider pays by itself, it is paid at once. @throws ApiError WAITS_FOR_APPROVAL, too */
    approve: (by: ByStaff, id: string): Promise<Withdrawal> => payGuarded(by, { act: 'approve', id }),

    /** The money returns to the balance, and the member reads the reason. */
    reject: (by: ByStaff, id: string): Promise<Withdrawal> =>
      act({ by, id, action: 'withdrawal_rejected' }, async (tx, one) => {
        requireClaim(one, by);
        const rejected = await moves.take(tx, one, 'reject', by, { reason: by.reason });
        await money.giveBack(tx, one, by.actor);
        await moves.tell(tx, rejected, 'rejected');
        return rejected;
      }),

    /**
     * Pays what is left, or a part of it.
     *
     * @param given `seenLeft`: what the employee saw left to pay; if it is another amount by now, nothing is paid, so that a
     *   payment that is ordered twice is made once
     * @throws ApiError VALIDATION, WAITS_FOR_APPROVAL, too
     */
    pay: (by: ByStaff, id: string, { amounts, seenLeft, provider, note }: Payment): Promise<Withdrawal> =>
      payGuarded(by, {
        act: 'pay',
        id,
        amounts: amounts?.map(formatDecimal) ?? null,
        seenLeft: seenLeft === undefined ? null : formatDecimal(seenLeft),
        provider,
        note,
      }),

    /** The money returns to the member: what did not leave, or what left and did not arrive. */
    refund: (by: ByStaff, id: string): Promise<Withdrawal> =>
      act({ by, id, action: 'withdrawal_refunded' }, async (tx, one) => {
        const before = await parts.selectParts(tx, one.id);
        return one.state === 'paying' ? returnRest(tx, one, before, by) : refundParts(tx, one, before, by);
      }),

    /** It has been received, whatever the member says; nothing is refunded. */
    force: (by: ByStaff, id: string): Promise<Withdrawal> =>
      act({ by, id, action: 'withdrawal_forced' }, async (tx, one) => {
        const open = (await parts.selectParts(tx, one.id)).filter(isToBeReceived);
        await parts.setReceipts(
          tx,
          open.map((part) => part.id),
          'received',
        );
        return moves.take(tx, one, 'force', by, { confirmedBy: 'forced', reason: by.reason });
      }),
  };
}

/** What the audit log keeps of a withdrawal. */
function standingOf({ state, claimedBy, paid, returned }: Withdrawal): object {
  return { state, claimedBy, paid: formatDecimal(paid), returned: formatDecimal(returned) };
}

function notPossible(reason: ReturnType<typeof because>): ApiError {
  return new ApiError('NOT_POSSIBLE', reason);
}
