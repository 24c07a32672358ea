import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Pool, type ReadHandle, type WriteHandle } from '../../platform/database.ts';
import { isSerializationFailure } from '../../platform/database-faults.ts';
import { selectBasesByDays, selectBasesBySlots, selectStretches, type Settled } from './bases.repo.ts';
import { createCorrections, type Correction } from './corrections.service.ts';
import { selectDeficits, insertAdjustments } from './corrections.repo.ts';
import { costKinds } from './domain/costs.ts';
import { daysOf, isOver, periodAt, type Span, within } from './domain/periods.ts';
import { contractChainsOf, dueOf, NO_BASE, type Result, settle } from './domain/settlement.ts';
import * as runs from './runs.repo.ts';
import * as repo from './settle.repo.ts';

export type SettleNeeds = {
  pool: Pool;
  clock: Clock;
  timeZone: () => Promise<string>;
};

export type SettleService = ReturnType<typeof createSettleService>;

/** Computes the run of each contract and period, once. Payment follows separately. */
export function createSettleService({ pool, clock, timeZone }: SettleNeeds) {
  const corrections = createCorrections();

  /** Settles the next period of a cycle that is over. @returns whether there may be another */
  async function settleNext(cycle: repo.Cycle, now: Temporal.Instant): Promise<boolean> {
    const zone = await timeZone();
    if (cycle.settledUntil === null) return begin(cycle, periodAt(cycle.period, now, zone).from);
    const span = { from: cycle.settledUntil, to: periodAt(cycle.period, cycle.settledUntil, zone).to };
    if (!isOver(cycle.kind, span, now)) return false;
    const reach = await reachOf(cycle, span, now, zone);
    await repo.closePlays(pool, reach);
    return frozen(async (tx) => {
      const held = await repo.lockCycle(tx, cycle);
      if (!held) return false;
      if (held.settledUntil?.equals(span.from) !== true) return true;
      const settledUntil = await settleFrom(tx, held, { span, reach }, zone);
      const lateUpTo = await repo.latestLate(tx);
      await repo.updateCycle(tx, { ...held, settledUntil, lateUpTo });
      return true;
    });
  }

  const begin = (cycle: repo.Cycle, settledUntil: Temporal.Instant): Promise<boolean> =>
    frozen(async (tx) => {
      const held = await repo.lockCycle(tx, cycle);
      if (held?.settledUntil !== null) return false;
      await repo.updateCycle(tx, { ...held, settledUntil, lateUpTo: await repo.latestLate(tx) });
      return true;
    });

  // Retries after a serialization failure.
  async function frozen(work: (tx: WriteHandle) => Promise<boolean>): Promise<boolean> {
    try {
      return await inTransaction(pool, async (tx) => {
        await repo.freezeReads(tx);
        return work(tx);
      });
    } catch (error) {
      if (isSerializationFailure(error)) return true;
      throw error;
    }
  }

  /** The first play, from a time on, that a contract could pay for. */
  async function nextSettled(db: ReadHandle, cycle: repo.Cycle, since: Temporal.Instant) {
    const held = await repo.nextHeld(db, cycle, since);
    return held && repo.nextPlayed(db, held);
  }

  /** The end of the time without play that a salary could pay for: it is settled in one step. */
  async function reachOf(cycle: repo.Cycle, span: Span, now: Temporal.Instant, zone: string) {
    const { kind, period } = cycle;
    if (kind !== 'realtime' && kind !== 'hourly') return span.to;
    const next = await nextSettled(pool, cycle, span.from);
    let last = next ?? now;
    if (Temporal.Instant.compare(last, now) > 0) last = now;
    let reach = periodAt(period, last, zone).from;
    // Not beyond the last period that is over.
    while (Temporal.Instant.compare(reach, span.to) > 0 && !isOver(kind, { from: reach, to: reach }, now))
      reach = periodAt(period, reach.subtract({ nanoseconds: 1 }), zone).from;
    return Temporal.Instant.compare(reach, span.to) > 0 ? reach : span.to;
  }

  async function settleFrom(
    tx: WriteHandle,
    cycle: repo.Cycle,
    { span, reach }: { span: Span; reach: Temporal.Instant },
    zone: string,
  ): Promise<Temporal.Instant> {
    const lateUpTo = await repo.latestLate(tx);
    if (lateUpTo === cycle.lateUpTo && !reach.equals(span.to)) {
      const next = await nextSettled(tx, cycle, span.from);
      if (next === null || Temporal.Instant.compare(next, reach) >= 0) return reach;
    }
    const corrected = lateUpTo > cycle.lateUpTo ? await corrections.find(tx, cycle, lateUpTo, zone, clock.now()) : [];
    await settlePeriod(tx, cycle, span, corrected, zone);
    return span.to;
  }

  async function settlePeriod(
    tx: WriteHandle,
    cycle: repo.Cycle,
    span: Span,
    corrected: readonly Correction[],
    zone: string,
  ) {
    const { kind } = cycle;
    const settled = await settledIn(tx, cycle, span, zone);
    const corrections = Map.groupBy(corrected, ({ contract }) => contract.id);
    const played = new Set(settled.map(({ contract }) => contract.id));
    const onlyCorrected = [...corrections.values()]
      .map(([first]) => first!.contract)
      .filter(({ id }) => !played.has(id))
      .map((contract) => ({ contract, base: NO_BASE }));
    const lines = [...settled, ...onlyCorrected];
    // Salaries carry no deficit.
    const deficits =
      kind === 'dividend'
        ? await selectDeficits(
            tx,
            lines.map(({ contract }) => contract.id),
            span.from,
          )
        : new Map<bigint, bigint>();
    const carries = await runs.selectCarries(tx, kind);
    const contractChains = contractChainsOf(
      lines.map(({ contract }) => contract).filter((contract) => isHeldIn(contract, span)),
    );
    const made: runs.NewRun[] = [];
    for (const { contract, base } of lines) {
      const own = corrections.get(contract.id) ?? [];
      const result = settle(kind, contract.terms, base, deficits.get(contract.id) ?? 0n);
      const place = contractChains.get(contract.id) ?? { contractChain: contract.id, depth: 0 };
      made.push({
        ...account(contract, result, own, carries),
        ...place,
        contract,
        result,
        span: spanOf(contract, span),
      });
    }
    const ids = await runs.insertRuns(tx, made, clock.now());
    if (corrected.length > 0)
      await insertAdjustments(
        tx,
        corrected.map(({ contract, ...one }) => ({ ...one, runId: ids.get(contract.id)! })),
      );
    await runs.saveCarries(tx, kind, changedCarries(made, carries));
  }

  /** The team figures of each contract: contracts of one stretch of time together, in one pass. */
  async function settledIn(tx: WriteHandle, cycle: repo.Cycle, period: Span, zone: string): Promise<Settled[]> {
    const { kind } = cycle;
    const [activeFrom] = await repo.selectActiveFrom(tx, kind, [period.from]);
    const settled: Settled[] = [];
    for (const stretch of await selectStretches(tx, cycle, period)) {
      const wanted = { cycle, period, stretch, activeFrom: activeFrom! };
      const costs = kind === 'dividend' ? costKinds : [];
      const found =
        kind === 'realtime' || kind === 'hourly'
          ? await selectBasesBySlots(tx, wanted)
          : await selectBasesByDays(tx, wanted, { days: daysOf(stretch, zone), timeZone: zone, costs });
      settled.push(...found);
    }
    return settled;
  }

  return { settleNext };
}

/** The part of the period for which the contract holds; the whole period where it is only corrected. */
function spanOf({ startsAt, endsAt }: repo.Running, span: Span): Span {
  return within(span, startsAt, endsAt) ?? span;
}

function isHeldIn({ startsAt, endsAt }: repo.Running, span: Span): boolean {
  return within(span, startsAt, endsAt) !== null;
}

/** What pairs still have to give back, where that changed. */
function changedCarries(made: readonly runs.NewRun[], carries: ReadonlyMap<string, bigint>) {
  const changed = made
    .filter(({ carriedIn, carriedOut }) => carriedIn !== carriedOut)
    .map(({ contract: { uplineId, downlineId } }) => ({ uplineId, downlineId }));
  const pairs = new Map(changed.map((pair) => [runs.pairKey(pair), pair]));
  return [...pairs].map(([key, pair]) => ({ ...pair, amount: carries.get(key) ?? 0n }));
}

/** What a period pays; what remains to be given back is carried to the pair's next. */
function account(
  contract: repo.Running,
  { gross }: Result,
  own: readonly Correction[],
  carries: Map<string, bigint>,
): Pick<runs.NewRun, 'adjusted' | 'carriedIn' | 'carriedOut' | 'due' | 'state'> {
  const pair = runs.pairKey(contract);
  const carriedIn = carries.get(pair) ?? 0n;
  const adjusted = own.reduce((sum, { amount }) => sum + amount, 0n);
  const { due, carriedOut } = dueOf(gross, adjusted, carriedIn);
  carries.set(pair, carriedOut);
  return { adjusted, carriedIn, carriedOut, due, state: due > 0n ? 'computed' : 'nothing' };
}
