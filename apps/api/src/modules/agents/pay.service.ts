import { formatDecimal } from '@champa/money';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Pool, type WriteHandle } from '../../platform/database.ts';
import { eachApart, throwFailures } from '../../platform/each.ts';
import { enqueue } from '../../platform/jobs.ts';
import type { Inbox } from '../inbox/index.ts';
import * as repo from './runs.repo.ts';

export type PayNeeds = { pool: Pool; clock: Clock; tellAll: Inbox['tellAll'] };

type Message = Parameters<Inbox['tellAll']>[1][number];

/** Screens of larger chains see the change at their next query. */
const MOST_TOLD_AT_ONCE = 200;

/** The job that tells members' open screens their current balance. */
export const TELL_BALANCES = 'agents_tell_balances';

export type PayService = ReturnType<typeof createPayService>;

/**
 * Pays runs: a contract chain from the root down, in one transaction, each upline from what they have just received.
 */
export function createPayService({ pool, clock, tellAll }: PayNeeds) {
  async function tellBalances(tx: WriteHandle, paid: readonly repo.Payable[]): Promise<void> {
    const members = new Set(paid.flatMap(({ uplineId, downlineId }) => [uplineId, downlineId]));
    members.delete(null);
    if (members.size === 0 || members.size > MOST_TOLD_AT_ONCE) return;
    await enqueue(tx, TELL_BALANCES, { members: [...members] });
  }

  async function payContractChain(tx: WriteHandle, contractChain: bigint): Promise<void> {
    const lines = await repo.markPaid(tx, contractChain, clock.now());
    const ids = lines.map(({ id }) => id);
    const short = new Set(await repo.payLines(tx, ids, clock.now()));
    if (short.size > 0) await repo.markOwed(tx, [...short]);
    const paid = lines.filter(({ id }) => !short.has(id));
    // Real-time payments show in the balance and in the list; a message for each would bury all others.
    const told = paid.filter(({ kind }) => kind !== 'realtime').map(paidMessage);
    const owed = lines.filter(({ id }) => short.has(id)).flatMap(owedMessages);
    await tellAll(tx, [...told, ...owed]);
    await tellBalances(tx, paid);
  }

  /** @returns whether it is paid */
  async function payOwed(tx: WriteHandle, id: bigint): Promise<boolean> {
    const line = await repo.markOwedPaid(tx, id, clock.now());
    if (!line) return false;
    const [short] = await repo.payLines(tx, [id], clock.now());
    if (short !== undefined) {
      await repo.markOwed(tx, [id]);
      return false;
    }
    await tellAll(tx, [paidMessage(line)]);
    await tellBalances(tx, [line]);
    return true;
  }

  return {
    /** Pays everything that was computed and not paid yet, also what a crash left. A failing chain does not block the others. */
    async payComputed(): Promise<void> {
      const pay = (contractChain: bigint) => inTransaction(pool, (tx) => payContractChain(tx, contractChain));
      await eachApart(await repo.selectContractChains(pool), pay, 'contract chains could not be paid');
    },

    /** Retries what uplines owe, the highest first: what one receives, they can pay on. */
    async retryOwed(): Promise<void> {
      const failures = new Map<bigint, unknown>();
      const isPaid = (id: bigint): Promise<boolean> =>
        inTransaction(pool, (tx) => payOwed(tx, id)).catch((error: unknown) => {
          failures.set(id, error);
          return false;
        });
      let paid: number;
      do {
        paid = 0;
        let place = { depth: -1, id: 0n };
        for (;;) {
          const covered = await repo.selectCovered(pool, place);
          for (const { id } of covered) if (await isPaid(id)) paid += 1;
          const last = covered.at(-1);
          if (!last) break;
          place = last;
        }
      } while (paid > 0);
      throwFailures([...failures.values()], 'lines could not be paid');
    },
  };
}

function paidMessage({ id, downlineId, due, currency }: repo.Payable): Message {
  const details = { amount: formatDecimal(due), currency };
  return { memberId: downlineId, kind: 'contract_paid', details, cause: `contract_run:${id}:paid` };
}

function owedMessages({ id, uplineId, downlineId, due, currency }: repo.Payable): Message[] {
  const about = { details: { amount: formatDecimal(due), currency }, cause: `contract_run:${id}:owed` };
  const owed = { memberId: downlineId, kind: 'contract_owed', ...about } as const;
  return uplineId === null ? [owed] : [owed, { memberId: uplineId, kind: 'contract_owing', ...about }];
}
