import type { WithdrawalState } from '@champa/contract';
import { type Amount, sum } from '@champa/money';
import * as z from 'zod/mini';
import { inTransaction, type Pool, type WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { Providers } from '../payments/index.ts';
import { arrives, isEnded, isUnderWay, type Part, unassigned, type Withdrawal } from './domain/withdrawal.ts';
import type { Money } from './money.ts';
import type { By, Moves } from './moves.ts';
import * as parts from './parts.repo.ts';
import { selectSteps, type TrailStep } from './trail.repo.ts';
import type { Approve } from './use-cases/approve.ts';
import type { PaymentOrder, PayParts } from './use-cases/pay-parts.ts';
import { PAYEE_SEAL } from './use-cases/request-withdrawal.ts';
import type { SettlePart } from './use-cases/settle-part.ts';
import { isToBeReceived } from './withdrawals.present.ts';
import * as repo from './withdrawals.repo.ts';

const Details = z.object({ number: z.string(), holderName: z.string(), branch: z.string() });
const LISTED = 200;

export type Opened = {
  withdrawal: Withdrawal;
  parts: Part[];
  steps: TrailStep[];
  proofs: number;
  details: z.infer<typeof Details>;
};

type Needs = {
  pool: Pool;
  secrets: SecretBox;
  moves: Moves;
  money: Money;
  approve: Approve;
  payParts: PayParts;
  settlePart: SettlePart;
  providers: Pick<Providers, 'pays'>;
};

export type WithdrawalsAdmin = ReturnType<typeof createWithdrawalsAdmin>;

/**
 * What staff does with withdrawals: the queue, decisions, payments, refunds. Each names who does it and why.
 *
 * All throw ApiError NOT_FOUND, WITHDRAWAL_CLOSED where its state does not allow it, or NOT_POSSIBLE, which says why.
 */
export function createWithdrawalsAdmin(needs: Needs) {
  const { pool, secrets, moves, money, approve, payParts, settlePart, providers } = needs;

  async function withOne<T>(id: string, work: (tx: WriteHandle, one: Withdrawal) => Promise<T>): Promise<T> {
    return inTransaction(pool, async (tx) => {
      const one = await repo.lockWithdrawal(tx, id);
      if (!one) throw new ApiError('NOT_FOUND', { withdrawal: id });
      return work(tx, one);
    });
  }

  /** Only the employee who claimed it decides, so that two do not decide the same. */
  function requireClaim({ id, claimedBy, state }: Withdrawal, { actor }: By): void {
    if (state !== 'reviewing') return;
    if (claimedBy !== actor) throw notPossible(`${claimedBy} has claimed withdrawal ${id}: claim it first`);
  }

  /** What did not leave returns: all of it, or, where some has left, the rest, and the fee stays the brand's. */
  async function returnRest(tx: WriteHandle, one: Withdrawal, before: readonly Part[], by: By): Promise<void> {
    if (before.some(isUnderWay)) throw notPossible('a part is under way: its outcome must be known first');
    const rest = unassigned(one, before);
    if (one.paid === 0n) {
      const done = await moves.take(tx, one, 'refund', by, { returned: rest, reason: by.reason ?? '' });
      await money.giveBack(tx, one, by.actor);
      return moves.tell(tx, done, 'returned');
    }
    const changed = await moves.note(tx, one, 'rest returned', by, {
      returned: one.returned + rest,
      reason: by.reason ?? '',
    });
    await settlePart.complete(tx, changed, by);
    await money.giveBack(tx, one, by.actor);
    await moves.tell(tx, changed, 'returned', rest);
  }

  /** Parts that left and did not arrive come back from where they went. */
  async function refundParts(tx: WriteHandle, one: Withdrawal, before: readonly Part[], by: By): Promise<void> {
    const disputed = before.filter(({ receipt }) => receipt === 'disputed');
    const back = one.state === 'disputed' ? disputed : before.filter(isToBeReceived);
    const amount = sum(back.map((part) => part.amount));
    const done = await moves.take(tx, one, 'refund', by, { returned: one.returned + amount, reason: by.reason ?? '' });
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
  }

  return {
    /** What waits, the oldest first; what has ended, the newest first. */
    list: (states: readonly WithdrawalState[]): Promise<Withdrawal[]> =>
      states.some(isEnded) ? repo.selectEnded(pool, states, LISTED) : repo.selectQueue(pool, states, LISTED),

    /** Everything about one, with the number it is paid to. */
    async open(id: string): Promise<Opened> {
      const withdrawal = await repo.selectWithdrawal(pool, id);
      if (!withdrawal) throw new ApiError('NOT_FOUND', { withdrawal: id });
      return {
        withdrawal,
        parts: await parts.selectParts(pool, withdrawal.id),
        steps: await selectSteps(pool, withdrawal.id),
        proofs: (await parts.countProofs(pool, [withdrawal.id])).get(withdrawal.id) ?? 0,
        details: Details.parse(JSON.parse(secrets.open(PAYEE_SEAL, withdrawal.payee.sealed))),
      };
    },

    proofs: (id: string): Promise<Buffer[]> => parts.selectProofs(pool, BigInt(id)),

    claim: (by: By, id: string): Promise<Withdrawal> =>
      withOne(id, (tx, one) => moves.take(tx, one, 'claim', by, { claimedBy: by.actor })),

    release: (by: By, id: string): Promise<Withdrawal> =>
      withOne(id, (tx, one) => {
        requireClaim(one, by);
        return moves.take(tx, one, 'release', by, { claimedBy: null });
      }),

    approve: (by: By, id: string): Promise<Withdrawal> =>
      withOne(id, (tx, one) => {
        if (one.state === 'requested') throw notPossible(`claim withdrawal ${id} first`);
        requireClaim(one, by);
        return approve(tx, one, by);
      }),

    /** The money returns to the balance, and the member reads the reason. */
    reject: (by: By & { reason: string }, id: string): Promise<Withdrawal> =>
      withOne(id, async (tx, one) => {
        requireClaim(one, by);
        const rejected = await moves.take(tx, one, 'reject', by, { reason: by.reason });
        await money.giveBack(tx, one, by.actor);
        await moves.tell(tx, rejected, 'rejected');
        return rejected;
      }),

    /** Pays what is left, or a part of it. */
    pay: (by: By, id: string, given: Omit<PaymentOrder, 'amounts'> & { amounts: readonly Amount[] | null }) =>
      withOne(id, async (tx, one) => {
        const { provider } = given;
        if (provider !== null && !(await providers.pays(tx, provider, one.payee.kind))) {
          throw notPossible(`the provider ${provider} does not pay to a payee of kind ${one.payee.kind}`);
        }
        const amounts = given.amounts ?? [unassigned(one, await parts.selectParts(tx, one.id))];
        return payParts(tx, one, { ...given, amounts }, by);
      }),

    /** The money returns to the member: what did not leave, or what left and did not arrive. */
    refund: (by: By & { reason: string }, id: string): Promise<void> =>
      withOne(id, async (tx, one) => {
        const before = await parts.selectParts(tx, one.id);
        return one.state === 'paying' ? returnRest(tx, one, before, by) : refundParts(tx, one, before, by);
      }),

    /** It has been received, whatever the member says; nothing is refunded. */
    force: (by: By & { reason: string }, id: string): Promise<Withdrawal> =>
      withOne(id, async (tx, one) => {
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

function notPossible(why: string): ApiError {
  return new ApiError('NOT_POSSIBLE', { why });
}
