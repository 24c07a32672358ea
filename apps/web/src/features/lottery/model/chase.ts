import type { LotteryDraw } from '@champa/contract';
import { MAX_MULTIPLIER } from '@champa/lottery';

/** The same bets on several draws to come, each with its own multiplier. */
export type ChasePlan = { draws: number; from: number; growth: number; every: number; stopOnWin: boolean };

export type ChaseStep = { draw: LotteryDraw; times: number };

/** One draw at its own price: no chase. */
export const noChase: ChasePlan = { draws: 1, from: 1, growth: 1, every: 1, stopOnWin: true };

/** Draw by draw: from so many times, grown by a factor after every so many draws, never above the greatest multiplier. */
export function chaseSteps({ draws, from, growth, every }: ChasePlan, open: readonly LotteryDraw[]): ChaseStep[] {
  return open.slice(0, draws).map((draw, index) => {
    const times = from * growth ** Math.floor(index / Math.max(1, every));
    return { draw, times: Math.min(MAX_MULTIPLIER, Math.max(1, Math.floor(times))) };
  });
}

/** How often the price of one draw is paid altogether. */
export function timesInAll(steps: readonly ChaseStep[]): bigint {
  return steps.reduce((all, { times }) => all + BigInt(times), 0n);
}
