import { formatDecimal } from '@champa/money';
import type { Clock } from '../../platform/clock.ts';
import type { Actor, Author } from '../../platform/command-line.ts';
import { inTransaction, type Pool, type WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { byId, type PageWish, presentPage, readPage } from '../../platform/paging.ts';
import { presentDeposit } from './deposits.present.ts';
import { selectById, selectDeposits, selectOfMember } from './deposits.repo.ts';
import type { Deposit } from './domain/deposit.ts';
import { type Refund, selectStandingRefund } from './refunds.repo.ts';
import { selectActs, selectSlipBytes, selectSlips } from './reviews.repo.ts';
import { announceLater } from './use-cases/announce-later.ts';
import type { RefundDeposit } from './use-cases/refund-deposit.ts';
import type { ReviewDeposit } from './use-cases/review-deposit.ts';

type Needs = {
  pool: Pool;
  clock: Clock;
  review: ReviewDeposit;
  refund: RefundDeposit;
};

export type DepositsAdmin = ReturnType<typeof createDepositsAdmin>;

/** What staff does with deposits, by commands or screens. */
export function createDepositsAdmin({ pool, clock, review, refund }: Needs) {
  return {
    async list({ state, pageNo, pageSize }: { state: string | null; pageNo: number; pageSize: number }) {
      const { deposits, total } = await selectDeposits(
        pool,
        { memberId: null, state },
        { limit: pageSize, offset: (pageNo - 1) * pageSize },
      );
      return { list: deposits.map(presented), total };
    },

    /** A member's deposits, the newest first. */
    async ofMember(memberId: string, { before, pageSize }: PageWish) {
      const rowsOf = (limit: number) => selectOfMember(pool, memberId, { before, limit });
      return presentPage(await readPage(pageSize, rowsOf, byId), (deposit) => presentDeposit(deposit, clock.now()));
    },

    /** All there is to know of one deposit. */
    async show(id: string) {
      const deposit = await selectById(pool, id);
      if (!deposit) throw new ApiError('NOT_FOUND', { deposit: id });
      const [slips, acts, standing] = await Promise.all([
        selectSlips(pool, id),
        selectActs(pool, id),
        selectStandingRefund(pool, id),
      ]);
      return {
        ...presented(deposit),
        offer: deposit.offer,
        slipFiles: slips,
        acts,
        refund: standing && told(standing),
      };
    },

    /** A slip as a jpg. */
    slip: (id: string, number: number): Promise<Buffer | null> => selectSlipBytes(pool, id, number),

    claim: ({ actor }: Pick<Actor, 'actor'>, id: string) => act((tx) => review.claim(tx, id, actor)),

    approve: ({ actor }: Pick<Actor, 'actor'>, id: string, received: bigint) =>
      act((tx) => review.approve(tx, id, received, actor)),

    reject: ({ actor, reason }: Author, id: string) => act((tx) => review.reject(tx, id, reason, actor)),

    /** @returns what became of it; `open`: the provider has given no answer, and is asked again */
    async refund({ actor, reason }: Author, id: string): Promise<Refund['state']> {
      const begun = await inTransaction(pool, (tx) => refund.begin(tx, id, reason, actor));
      return refund.carryOut(String(begun.id));
    },
  };

  async function act(work: (tx: WriteHandle) => Promise<Deposit>) {
    const after = await inTransaction(pool, async (tx) => {
      const deposit = await work(tx);
      await announceLater(tx, deposit.memberId, String(deposit.id));
      return deposit;
    });
    return presented(after);
  }

  function presented(deposit: Deposit) {
    const { memberId, claimedBy, claimedAt } = deposit;
    return { ...presentDeposit(deposit, clock.now()), memberId, claimedBy, claimedAt: claimedAt?.toString() ?? null };
  }
}

function told({ amount, state, reason, actor, createdAt }: Refund) {
  return { amount: formatDecimal(amount), state, reason, actor, createdAt: createdAt.toString() };
}
