import type { LotteryDraw } from '@champa/contract';
import { MAX_MULTIPLIER } from '@champa/lottery';

/** The same bets on several draws to come, each with a multiplier of its own. */
export type ChasePlan = { draws: number; from: number; growth: number; every: number; stopOnWin: boolean };

export type ChaseStep = { draw: LotteryDraw; times: number };

/** One draw at the normal price: no chase. */
export const noChase: ChasePlan = { draws: 1, from: 1, growth: 1, every: 1, stopOnWin: true };

/**
 * The draws of a chase. The multiplier starts at `from`, grows by a factor after every so many draws, and never exceeds the
 * maximum.
 */
export function chaseSteps({ draws, from, growth, every }: ChasePlan, open: readonly LotteryDraw[]): ChaseStep[] {
  return open.slice(0, draws).map((draw, index) => {
    const times = from * growth ** Math.floor(index / Math.max(1, every));
    return { draw, times: Math.min(MAX_MULTIPLIER, Math.max(1, Math.floor(times))) };
  });
}

/** The sum of all multipliers: how many times the price of one draw is paid. */
export function timesInAll(steps: readonly ChaseStep[]): bigint {
  return steps.reduce((all, { times }) => all + BigInt(times), 0n);
}
