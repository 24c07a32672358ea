import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database.ts';
import { eachApart } from '../../platform/each.ts';
import type { Figures } from '../figures/index.ts';
import type { ContractsService } from './contracts.service.ts';
import { isOver, periodAt } from './domain/periods.ts';
import type { PayService } from './pay.service.ts';
import * as repo from './settle.repo.ts';
import type { SettleService } from './settle.service.ts';
import type { TreeService } from './tree.service.ts';

type Needs = {
  pool: Pool;
  clock: Clock;
  timeZone: () => Promise<string>;
  figures: Pick<Figures, 'countThrough'>;
  contracts: Pick<ContractsService, 'conclude'>;
  tree: Pick<TreeService, 'moveDue'>;
  settle: SettleService;
  pay: PayService;
};

/** Days for which five-minute figures are kept: as long as late play may still correct settlements. */
const KEPT_DAYS = 45;
const DROPPED_AT_ONCE = 50_000;

export type Settlements = ReturnType<typeof createSettlements>;

/**
 * The job of each minute: carries out moves that are due, concludes terminations, settles periods that are over, and
 * pays them.
 */
export function createSettlements({ pool, clock, timeZone, figures, contracts, tree, settle, pay }: Needs) {
  async function settleAfterMoves(): Promise<void> {
    const now = clock.now();
    await tree.moveDue();
    await contracts.conclude();
    await settleAll(now);
  }

  async function settleAll(now: Temporal.Instant): Promise<void> {
    const [cycles, zone] = [await repo.selectCycles(pool), await timeZone()];
    if (!cycles.some((cycle) => isDue(cycle, now, zone))) return;
    // A period waits until all play before its end is counted.
    if (!(await figures.countThrough())) return;
    await eachApart(cycles, ({ kind, period }) => settleThrough(kind, period, now), 'kinds could not be settled');
  }

  async function settleThrough(kind: repo.Cycle['kind'], period: repo.Cycle['period'], now: Temporal.Instant) {
    while (await settleNext(kind, period, now));
  }

  async function settleNext(kind: repo.Cycle['kind'], period: repo.Cycle['period'], now: Temporal.Instant) {
    const cycle = (await repo.selectCycles(pool)).find((one) => one.kind === kind && one.period === period)!;
    return settle.settleNext(cycle, now);
  }

  return {
    async run(): Promise<void> {
      // Moves are carried out before settling: a period is settled by the lines that held. Computed runs are paid in any case.
      const parts = [settleAfterMoves, pay.payComputed, pay.retryOwed];
      await eachApart(parts, (work) => work(), 'parts of settling contracts failed');
    },

    /** Deletes five-minute figures that no correction needs any more. */
    async forget(): Promise<void> {
      const before = clock.now().subtract({ hours: 24 * KEPT_DAYS });
      while ((await repo.dropSlots(pool, before, DROPPED_AT_ONCE)) >= DROPPED_AT_ONCE);
    },
  };
}

function isDue({ kind, period, settledUntil }: repo.Cycle, now: Temporal.Instant, zone: string): boolean {
  return (
    settledUntil === null || isOver(kind, { from: settledUntil, to: periodAt(period, settledUntil, zone).to }, now)
  );
}
