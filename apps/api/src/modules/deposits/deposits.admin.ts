import { formatDecimal, parseAmount } from '@champa/money';
import * as z from 'zod/mini';
import type { Actor, ByStaff, RecordByHand } from '../../platform/command-line.ts';
import { inTransaction, type Pool, type WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { byId, type Page, type PageWish, readPage } from '../../platform/paging.ts';
import type { Guard, Looked } from '../approvals/index.ts';
import { lockById, selectById, selectOfMember, selectPage } from './deposits.repo.ts';
import type { Deposit, DepositState } from './domain/deposit.ts';
import { type Refund, selectStandingRefund } from './refunds.repo.ts';
import { type PastAct, selectActs, selectSlipBytes, selectSlips, type SlipNote } from './reviews.repo.ts';
import { announceLater } from './use-cases/announce-later.ts';
import type { RefundDeposit } from './use-cases/refund-deposit.ts';
import type { ReviewDeposit } from './use-cases/review-deposit.ts';

export type OpenedDeposit = { deposit: Deposit; slips: SlipNote[]; acts: PastAct[]; refund: Refund | null };

export type DepositsWanted = { state: DepositState | undefined; after: string | undefined; limit: number };

type Needs = {
  pool: Pool;
  review: ReviewDeposit;
  refund: RefundDeposit;
  record: RecordByHand;
  guard: Guard;
};

const Arrival = z.object({ id: z.string(), received: z.string() });
type Arrival = z.infer<typeof Arrival>;

/** An employee; commands that claim or approve ask for no reason. */
type Doing = Actor & { reason?: string };

export type DepositsAdmin = ReturnType<typeof createDepositsAdmin>;

/**
 * What staff does with deposits, by commands or screens.
 *
 * All throw ApiError NOT_FOUND; decisions DEPOSIT_CLOSED where the state does not allow them, and DEPOSIT_NOT_CLAIMED where somebody
 * else works on the deposit.
 */
export function createDepositsAdmin({ pool, review, refund, record, guard }: Needs) {
  const credit = guard<Arrival, Deposit>({
    kind: 'deposit',
    input: Arrival,
    amountOf: async (_tx, { received }) => parseAmount(received),
    look: lookAtDeposit,
    carryOut: (tx, by, { id, received }) =>
      actIn(tx, { by, id, action: 'deposit_approved' }, () => review.approve(tx, id, parseAmount(received), by.actor)),
  });

  return {
    /** A page: what waits for staff (`review`) the oldest first, all else the newest first. */
    page: (wanted: DepositsWanted): Promise<Deposit[]> => selectPage(pool, wanted),

    /** A member's deposits, the newest first. */
    ofMember: (memberId: string, { before, pageSize }: PageWish): Promise<Page<Deposit>> =>
      readPage(pageSize, (limit) => selectOfMember(pool, memberId, { before, limit }), byId),

    /** All there is to know of one deposit. */
    async open(id: string): Promise<OpenedDeposit> {
      const deposit = await selectById(pool, id);
      if (!deposit) throw new ApiError('NOT_FOUND', { deposit: id });
      const [slips, acts, standing] = await Promise.all([
        selectSlips(pool, id),
        selectActs(pool, id),
        selectStandingRefund(pool, id),
      ]);
      return { deposit, slips, acts, refund: standing };
    },

    /** Its slips as jpgs, in their order. */
    async slips(id: string): Promise<Buffer[]> {
      const slips = await selectSlips(pool, id);
      const files = await Promise.all(slips.map(({ number }) => selectSlipBytes(pool, id, number)));
      return files.filter((bytes) => bytes !== null);
    },

    claim: (by: Actor, id: string) =>
      act({ by, id, action: 'deposit_claimed' }, (tx) => review.claim(tx, id, by.actor)),

    /** @throws ApiError AMOUNT_OUT_OF_RANGE where `received` can only be a typing error, WAITS_FOR_APPROVAL */
    approve: (by: Doing, id: string, received: bigint) =>
      credit({ reason: '', ...by }, { id, received: formatDecimal(received) }),

    reject: (by: ByStaff, id: string) =>
      act({ by, id, action: 'deposit_rejected' }, (tx) => review.reject(tx, id, by.reason, by.actor)),

    /**
     * Gives a credited deposit back; asked twice, once.
     *
     * @returns what became of it; `open`: the provider has given no answer, and is asked again
     * @throws ApiError BALANCE_TOO_LOW, NOT_POSSIBLE where the provider gives nothing back
     */
    async refund(by: ByStaff, id: string): Promise<Refund['state']> {
      const begun = await inTransaction(pool, (tx) => beginRefund(tx, by, id));
      return refund.carryOut(String(begun.id));
    },
  };

  async function beginRefund(tx: WriteHandle, by: ByStaff, id: string): Promise<Refund> {
    await lockById(tx, id);
    const standing = await selectStandingRefund(tx, id);
    if (standing) return standing;
    const begun = await refund.begin(tx, id, by.reason, by.actor);
    const detail = { deposit: id, memberId: begun.memberId };
    const after = { refund: begun.state, amount: formatDecimal(begun.amount) };
    await record(tx, by, 'deposit_refund_begun', detail, { before: null, after });
    return begun;
  }

  async function lookAtDeposit(tx: WriteHandle, { id }: Arrival): Promise<Looked> {
    const deposit = await selectById(tx, id);
    if (!deposit) throw new ApiError('NOT_FOUND', { deposit: id });
    const { memberId, method, amount, currency, state, claimedBy, received, slips } = deposit;
    return {
      subject: { type: 'deposit', id },
      memberId,
      shown: {
        state,
        method,
        amount: formatDecimal(amount),
        received: received === null ? null : formatDecimal(received),
        currency,
        slips,
      },
      grounds: { state, claimedBy, slips },
    };
  }

  type Step = { by: Doing; id: string; action: string };

  function act(step: Step, work: (tx: WriteHandle) => Promise<Deposit>): Promise<Deposit> {
    return inTransaction(pool, (tx) => actIn(tx, step, work));
  }

  async function actIn(
    tx: WriteHandle,
    { by, id, action }: Step,
    work: (tx: WriteHandle) => Promise<Deposit>,
  ): Promise<Deposit> {
    const before = await lockById(tx, id);
    const deposit = await work(tx);
    const detail = { deposit: id, memberId: deposit.memberId };
    await record(tx, by, action, detail, { before: before && standingOf(before), after: standingOf(deposit) });
    await announceLater(tx, deposit.memberId, String(deposit.id));
    return deposit;
  }
}

/** What the audit log keeps of a deposit. */
function standingOf({ state, claimedBy, received }: Deposit): object {
  return { state, claimedBy, received: received === null ? null : formatDecimal(received) };
}
