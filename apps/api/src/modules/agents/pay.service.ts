import type { ContractKind } from '@champa/contract';
import { formatDecimal } from '@champa/money';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Pool, type WriteHandle } from '../../platform/database.ts';
import { enqueue } from '../../platform/jobs.ts';
import type { Inbox } from '../inbox/index.ts';
import type { Ledger, MovementResult } from '../ledger/index.ts';
import * as repo from './runs.repo.ts';

export type PayNeeds = {
  pool: Pool;
  clock: Clock;
  ledger: Pick<Ledger, 'openAccount' | 'postBatch'>;
  tell: Inbox['tell'];
};

/** What a movement of each kind of contract is called in the journal. */
const movementKinds: Record<ContractKind, string> = {
  dividend: 'dividend',
  daily: 'salary_daily',
  hourly: 'salary_hourly',
  realtime: 'salary_realtime',
};

const MOVEMENTS_AT_ONCE = 200;
/** Of larger chains the screens find out when they ask. */
const MOST_TOLD_AT_ONCE = 200;

/** The job that tells members' open screens what they have now. */
export const TELL_BALANCES = 'agents_tell_balances';

export type PayService = ReturnType<typeof createPayService>;

/** Pays what contracts came to: a chain from the root down, in one transaction, each upline from what he has just received. */
export function createPayService({ pool, clock, ledger, tell }: PayNeeds) {
  async function accountsOf(tx: WriteHandle, lines: readonly repo.Payable[]): Promise<Map<string, bigint>> {
    const members = [...new Set(lines.flatMap(({ uplineId, downlineId }) => [uplineId ?? downlineId, downlineId]))];
    const accounts = await repo.selectAccounts(tx, members);
    for (const { uplineId, downlineId, currency } of lines)
      for (const id of [uplineId, downlineId])
        if (!accounts.has(nameOf(id, currency)))
          accounts.set(nameOf(id, currency), await ledger.openAccount(tx, accountName(id, currency)));
    return accounts;
  }

  /** Pays lines in their order. @returns what became of each */
  async function post(tx: WriteHandle, lines: readonly repo.Payable[]): Promise<MovementResult[]> {
    const accounts = await accountsOf(tx, lines);
    await repo.lockAccounts(
      tx,
      [...accounts.values()].filter((account) => account > 0n).toSorted((a, b) => (a < b ? -1 : 1)),
    );
    const movements = lines.map(({ id, kind, uplineId, downlineId, currency, due }) => ({
      source: 'agents',
      key: `run:${id}`,
      kind: movementKinds[kind],
      debit: accounts.get(nameOf(uplineId, currency))!,
      credit: accounts.get(nameOf(downlineId, currency))!,
      amount: due,
      reference: { type: 'contract_run', id: String(id) },
      actor: 'system',
    }));
    const results: MovementResult[] = [];
    for (let place = 0; place < movements.length; place += MOVEMENTS_AT_ONCE)
      results.push(...(await ledger.postBatch(tx, movements.slice(place, place + MOVEMENTS_AT_ONCE))));
    return results;
  }

  async function pay(tx: WriteHandle, lines: readonly repo.Payable[]): Promise<void> {
    const results = await post(tx, lines);
    const states = lines.map((line, n) => ({ id: line.id, line, state: stateOf(results[n]!, line) }));
    await repo.updateStates(tx, states, clock.now());
    for (const { line, state } of states) await tellOf(tx, line, state);
    const moved = states
      .filter(({ state }) => state === 'paid')
      .flatMap(({ line }) => [line.uplineId, line.downlineId]);
    const members = [...new Set(moved.filter((id) => id !== null))];
    if (members.length > 0 && members.length <= MOST_TOLD_AT_ONCE) await enqueue(tx, TELL_BALANCES, { members });
  }

  // What comes each five minutes is seen in the balance and in the list; a message each would bury all others.
  async function tellOf(tx: WriteHandle, line: repo.Payable, state: repo.RunState): Promise<void> {
    const { id, kind, uplineId, downlineId, due, currency } = line;
    const details = { amount: formatDecimal(due), currency };
    if (state === 'paid' && (kind !== 'realtime' || line.state === 'owed'))
      await tell(tx, { memberId: downlineId, kind: 'contract_paid', details, cause: `contract_run:${id}:paid` });
    if (state === 'paid' || line.state === 'owed') return;
    const cause = `contract_run:${id}:owed`;
    await tell(tx, { memberId: downlineId, kind: 'contract_owed', details, cause });
    if (uplineId !== null) await tell(tx, { memberId: uplineId, kind: 'contract_owing', details, cause });
  }

  return {
    /** Pays everything that was worked out and not paid yet: also what a crash left. */
    async payComputed(): Promise<void> {
      for (const chain of await repo.selectChains(pool))
        await inTransaction(pool, async (tx) => {
          const lines = await repo.lockChain(tx, chain);
          if (lines.length > 0) await pay(tx, lines);
        });
    },

    /** Tries again what uplines could not pay, the highest first: what one receives, he can pay on. */
    async retryOwed(): Promise<void> {
      let place = { depth: -1, id: 0n };
      for (;;) {
        const owed = await repo.selectOwed(pool, place);
        for (const { id } of owed)
          await inTransaction(pool, async (tx) => {
            const line = await repo.lockOwed(tx, id);
            if (line) await pay(tx, [line]);
          });
        const last = owed.at(-1);
        if (!last) return;
        place = last;
      }
    },
  };
}

function stateOf(result: MovementResult, { id }: repo.Payable): repo.RunState {
  if (result.status === 'posted' || result.status === 'duplicate') return 'paid';
  if (result.status === 'insufficient_funds') return 'owed';
  throw new Error(`the ledger answered ${result.status} to run ${id}`);
}

function nameOf(memberId: string | null, currency: string): string {
  return `${memberId ?? 'brand'}:${currency}`;
}

function accountName(memberId: string | null, currency: string) {
  return memberId === null
    ? ({ owner: { type: 'agent_pool', id: 'brand' }, purpose: 'contracts', currency } as const)
    : ({ owner: { type: 'member', id: memberId }, purpose: 'cash', currency } as const);
}
