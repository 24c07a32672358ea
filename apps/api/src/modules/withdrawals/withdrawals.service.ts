import type { Withdrawal as WithdrawalView, WithdrawalTerms } from '@champa/contract';
import { WITHDRAWAL_PROOFS } from '@champa/contract';
import { formatDecimal } from '@champa/money';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Pool, type ReadHandle, type WriteHandle } from '../../platform/database.ts';
import { eachApart } from '../../platform/each.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { BrandSettings } from '../site/index.ts';
import type { WithdrawalSettings } from './withdrawals.settings.ts';
import type { Standing } from '../turnover/index.ts';
import { dayOf, freeLeft, leftToday, mostNow, nextAt } from './domain/terms.ts';
import { nextState, type Part, type Withdrawal } from './domain/withdrawal.ts';
import type { Money } from './money.ts';
import type { Moves } from './moves.ts';
import * as parts from './parts.repo.ts';
import { readProofPicture } from './proof-picture.ts';
import { PAYEE_SEAL, type RequestWithdrawal, type WithdrawalWish } from './use-cases/request-withdrawal.ts';
import { isToBeReceived, presentTurnover, presentWithdrawal } from './withdrawals.present.ts';
import * as repo from './withdrawals.repo.ts';
import { type OwnLimits, rulesOf } from './withdrawals.rules.ts';

const Holder = z.object({ holderName: z.string() });
const RECEIPTS_AT_ONCE = 100;

type Needs = {
  pool: Pool;
  clock: Clock;
  secrets: SecretBox;
  settings: () => Promise<{ brand: BrandSettings; withdrawals: WithdrawalSettings }>;
  moves: Moves;
  money: Money;
  request: RequestWithdrawal;
  ownLimits: (db: ReadHandle, memberId: string) => Promise<OwnLimits | null>;
  turnoverOf: (db: ReadHandle, memberId: string) => Promise<Standing>;
  hasPaymentPassword: (memberId: string) => Promise<boolean>;
};

export type WithdrawalsService = ReturnType<typeof createWithdrawalsService>;

/** What members do with their withdrawals. */
export function createWithdrawalsService(needs: Needs) {
  const { pool, clock, secrets, settings, moves, money, request } = needs;
  const by = (memberId: string) => ({ actor: `member:${memberId}` });

  async function present(db: ReadHandle, list: readonly Withdrawal[]): Promise<WithdrawalView[]> {
    const ids = list.map(({ id }) => id);
    const [partsOf, proofs, { withdrawals }] = [
      await parts.selectPartsOf(db, ids),
      await parts.countProofs(db, ids),
      await settings(),
    ];
    return list.map((withdrawal) =>
      presentWithdrawal(
        {
          withdrawal,
          parts: partsOf.get(withdrawal.id) ?? [],
          proofs: proofs.get(withdrawal.id) ?? 0,
          ...Holder.parse(JSON.parse(secrets.open(PAYEE_SEAL, withdrawal.payee.sealed))),
        },
        withdrawals.memberMayCancel,
      ),
    );
  }

  async function byId(memberId: string, id: string): Promise<WithdrawalView> {
    const found = await repo.selectWithdrawal(pool, id, memberId);
    if (!found) throw new ApiError('NOT_FOUND');
    return (await present(pool, [found]))[0]!;
  }

  /** Does something with one withdrawal of the member's, locked, and answers what it is then. */
  async function withOwn(
    memberId: string,
    id: string,
    work: (tx: WriteHandle, one: Withdrawal) => Promise<unknown>,
  ): Promise<WithdrawalView> {
    await inTransaction(pool, async (tx) => {
      const one = await repo.lockWithdrawal(tx, id, memberId);
      if (!one) throw new ApiError('NOT_FOUND');
      await work(tx, one);
    });
    return byId(memberId, id);
  }

  /** The named part, or all that were paid and not received. @throws ApiError NOT_FOUND for any other part */
  async function meant(tx: WriteHandle, one: Withdrawal, part: string | null): Promise<Part[]> {
    const open = (await parts.selectParts(tx, one.id)).filter(isToBeReceived);
    if (part === null) return open;
    const named = open.filter(({ id }) => String(id) === part);
    if (named.length === 0) throw new ApiError('NOT_FOUND');
    return named;
  }

  async function receiveParts(tx: WriteHandle, one: Withdrawal, part: string | null): Promise<void> {
    const isPossible = one.state === 'paying' || nextState(one.state, 'receive') !== null;
    if (!isPossible) throw new ApiError('WITHDRAWAL_CLOSED', { state: one.state });
    const received = await meant(tx, one, part);
    await parts.setReceipts(
      tx,
      received.map(({ id }) => id),
      'received',
    );
    const isAll = !(await parts.selectParts(tx, one.id)).some(isToBeReceived);
    if (isAll && one.state !== 'paying') {
      await moves.take(tx, one, 'receive', by(one.memberId), { confirmedBy: 'member' });
      return;
    }
    const names = received.map(({ id }) => `part ${id}`).join(', ');
    await moves.note(tx, one, `${names || 'nothing yet'} received`, by(one.memberId));
  }

  async function receiveIfDue(tx: WriteHandle, id: bigint): Promise<void> {
    const one = await repo.lockWithdrawal(tx, id);
    const isDue = one?.state === 'paid' && Temporal.Instant.compare(one.receivedBy!, clock.now()) <= 0;
    if (!isDue) return;
    const due = await meant(tx, one, null);
    await parts.setReceipts(
      tx,
      due.map((part) => part.id),
      'received',
    );
    await moves.take(tx, one, 'receive', { actor: 'system', reason: 'no word in time' }, { confirmedBy: 'time' });
  }

  return {
    byId,

    async terms(memberId: string): Promise<WithdrawalTerms> {
      const { brand, withdrawals } = await settings();
      const rules = rulesOf(withdrawals, await needs.ownLimits(pool, memberId));
      const now = clock.now();
      const day = dayOf(now, brand.timeZone);
      const [used, turnover, hasPaymentPassword] = await Promise.all([
        repo.selectUsage(pool, memberId, day.startsAt),
        needs.turnoverOf(pool, memberId),
        needs.hasPaymentPassword(memberId),
      ]);
      const left = leftToday(rules, used);
      return {
        isOffered: rules.isOffered,
        currency: brand.currency,
        min: formatDecimal(rules.min),
        max: formatDecimal(mostNow(rules, used)),
        presets: rules.presets.map(formatDecimal),
        today: {
          count: rules.perDay.count,
          countLeft: left.count,
          amount: formatDecimal(rules.perDay.amount),
          amountLeft: formatDecimal(left.amount),
          endsAt: day.endsAt.toString(),
        },
        fee: {
          flat: formatDecimal(rules.fee.flat),
          perMille: rules.fee.perMille,
          freePerDay: rules.fee.freePerDay,
          freeLeft: freeLeft(rules, used),
        },
        turnover: presentTurnover(turnover),
        openAtOnce: rules.openAtOnce,
        open: used.open,
        nextAt: nextAt(rules, used, now)?.toString() ?? null,
        hasPaymentPassword,
        receiptMinutes: withdrawals.receiptMinutes,
      };
    },

    async request(wish: WithdrawalWish): Promise<WithdrawalView> {
      return (await present(pool, [await request(wish)]))[0]!;
    },

    async list(memberId: string, { pageNo, pageSize }: { pageNo: number; pageSize: number }) {
      const page = await repo.selectOfMember(pool, memberId, { limit: pageSize, offset: (pageNo - 1) * pageSize });
      const list = await present(pool, page.withdrawals);
      return { list, total: page.total, totalPages: Math.ceil(page.total / pageSize) };
    },

    /** Before staff has claimed it: the money returns to the balance. */
    cancel: (memberId: string, id: string): Promise<WithdrawalView> =>
      withOwn(memberId, id, async (tx, one) => {
        const { memberMayCancel } = (await settings()).withdrawals;
        if (!memberMayCancel) throw new ApiError('WITHDRAWAL_CLOSED', { state: one.state });
        await moves.take(tx, one, 'cancel', by(memberId));
        await money.giveBack(tx, one, `member:${memberId}`);
      }),

    receive: (memberId: string, id: string, part: string | null): Promise<WithdrawalView> =>
      withOwn(memberId, id, (tx, one) => receiveParts(tx, one, part)),

    /** A picture for a dispute, before or after it is opened. */
    async addProof(memberId: string, id: string, bytes: Uint8Array): Promise<WithdrawalView> {
      const picture = await readProofPicture(bytes);
      return withOwn(memberId, id, async (tx, one) => {
        if (one.state !== 'paid' && one.state !== 'disputed')
          throw new ApiError('WITHDRAWAL_CLOSED', { state: one.state });
        const there = (await parts.countProofs(tx, [one.id])).get(one.id) ?? 0;
        if (there >= WITHDRAWAL_PROOFS) throw new ApiError('TOO_MANY_PICTURES', { most: WITHDRAWAL_PROOFS });
        await parts.insertProof(tx, one.id, there + 1, picture, clock.now());
      });
    },

    dispute: (memberId: string, id: string, part: string | null): Promise<WithdrawalView> =>
      withOwn(memberId, id, async (tx, one) => {
        if (nextState(one.state, 'dispute') === null) throw new ApiError('WITHDRAWAL_CLOSED', { state: one.state });
        if (!(await parts.countProofs(tx, [one.id])).get(one.id)) throw new ApiError('PROOF_REQUIRED');
        const missing = await meant(tx, one, part);
        await parts.setReceipts(
          tx,
          missing.map(({ id: missed }) => missed),
          'disputed',
        );
        await moves.take(tx, one, 'dispute', {
          ...by(memberId),
          reason: missing.map((each) => `part ${each.id}`).join(', '),
        });
      }),

    /** A paid withdrawal that the member neither confirmed nor disputed in time counts as received. Each in its own transaction. */
    async receiveOverdue(): Promise<void> {
      const due = await repo.selectReceiptsDue(pool, clock.now(), RECEIPTS_AT_ONCE);
      await eachApart(due, (id) => inTransaction(pool, (tx) => receiveIfDue(tx, id)), 'withdrawals could not be ended');
    },
  };
}
