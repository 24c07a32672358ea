import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import * as repo from './corrections.repo.ts';
import { periodAt } from './domain/periods.ts';
import { correct, NO_BASE, type Result, settle } from './domain/settlement.ts';
import { insertRuns } from './runs.repo.ts';
import { type Cycle, type Running, selectActiveFrom, selectRunningById } from './settle.repo.ts';

/** A settled period whose result has changed since, and by how much. */
export type Correction = { contract: Running; ofRun: bigint; before: Result; after: Result; amount: bigint };

/** Finds settled periods that late settlements, voids and corrections changed, and stores their new results. */
export function createCorrections() {
  async function changesOf(tx: WriteHandle, cycle: Cycle, upTo: bigint, zone: string): Promise<repo.Change[]> {
    const slots = await repo.selectLateSlots(tx, cycle, upTo);
    if (slots.length === 0) return [];
    const periods = slots.map((slot) => periodAt(cycle.period, slot, zone));
    const activeFrom = await selectActiveFrom(
      tx,
      cycle.kind,
      periods.map(({ from }) => from),
    );
    const late = slots.map((slot, n) => ({ slot, period: periods[n]!, activeFrom: activeFrom[n]! }));
    const byDays = cycle.kind === 'daily' || cycle.kind === 'dividend';
    return repo.selectChanges(tx, cycle, upTo, late, byDays ? zone : null);
  }

  /** The run of a period that changed; written now where it was worth nothing when it was settled. */
  async function runOf(
    tx: WriteHandle,
    contract: Running,
    { from, to }: repo.Change,
    known: repo.OldRun | undefined,
    at: Temporal.Instant,
  ): Promise<repo.OldRun> {
    if (known) return known;
    const deficit = (await repo.selectDeficits(tx, [contract.id], from)).get(contract.id) ?? 0n;
    const result = settle(contract.kind, contract.terms, NO_BASE, deficit);
    const nothing = { adjusted: 0n, carriedIn: 0n, carriedOut: 0n, due: 0n, state: 'nothing' as const };
    const place = { contractChain: contract.id, depth: 0 };
    const ids = await insertRuns(tx, [{ contract, span: { from, to }, result, ...nothing, ...place }], at);
    return { id: ids.get(contract.id)!, contractId: contract.id, startsAt: from, current: result };
  }

  async function correctContract(
    tx: WriteHandle,
    contract: Running,
    changes: readonly repo.Change[],
    old: readonly repo.OldRun[],
    at: Temporal.Instant,
  ): Promise<Correction[]> {
    const { terms } = contract;
    const changed = new Map<bigint, repo.Change>();
    const periods = new Map(old.map((run) => [run.id, run]));
    for (const change of changes) {
      const known = old.find(({ startsAt }) => startsAt.equals(change.from));
      const run = await runOf(tx, contract, change, known, at);
      periods.set(run.id, run);
      changed.set(run.id, change);
    }
    // A contract that carries a deficit passes a change on to all later periods; otherwise the period changes alone.
    const following = contract.kind === 'dividend' && terms.carriesDeficit;
    const looked = [...periods.values()]
      .filter(({ id }) => following || changed.has(id))
      .toSorted((a, b) => Temporal.Instant.compare(a.startsAt, b.startsAt));
    const results = correct(
      contract.kind,
      terms,
      looked.map(({ id, current }) => ({ current, change: { ...NO_BASE, ...figuresOf(changed.get(id)) } })),
    );
    const now = looked.map((run, n) => ({ id: run.id, current: results[n]!, before: run.current }));
    await repo.updateCurrent(tx, now);
    return now.flatMap(({ id, before, current: after }) => {
      const amount = after.gross - before.gross;
      return amount === 0n ? [] : [{ contract, ofRun: id, before, after, amount }];
    });
  }

  return {
    async find(tx: WriteHandle, cycle: Cycle, upTo: bigint, zone: string, at: Temporal.Instant): Promise<Correction[]> {
      const changes = Map.groupBy(await changesOf(tx, cycle, upTo, zone), ({ contractId }) => contractId);
      const ids = [...changes.keys()];
      const since = [...changes.values()].map(([first]) => first!.from);
      const [contracts, old] = [await selectRunningById(tx, ids), await runsSince(tx, ids, since)];
      const found: Correction[] = [];
      for (const contract of contracts) {
        const own = changes.get(contract.id)!;
        found.push(...(await correctContract(tx, contract, own, old.get(contract.id) ?? [], at)));
      }
      return found;
    },
  };
}

async function runsSince(db: ReadHandle, ids: readonly bigint[], since: readonly Temporal.Instant[]) {
  return Map.groupBy(await repo.selectRunsSince(db, ids, since), ({ contractId }) => contractId);
}

function figuresOf(change: repo.Change | undefined): Partial<Pick<repo.Change, 'activeMembers' | 'validBet' | 'win'>> {
  return change ? { activeMembers: change.activeMembers, validBet: change.validBet, win: change.win } : {};
}
