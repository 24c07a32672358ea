import type { LotteryDraw } from '@champa/contract';
import { useByServerClock } from '../../../kit/days/server-clock.ts';

/** Of draws, soonest first, those that take bets now by the server's clock. */
export function useOpenDraws(draws: readonly LotteryDraw[]): LotteryDraw[] {
  const closed = useByServerClock((now) => closedBy(draws, now));
  return draws.slice(closed).filter(({ phase }) => phase === 'open');
}

/** Of draws, soonest first, the last that has closed: its result is waited for, unless it is known already. */
export function useAwaitedDraw(draws: readonly LotteryDraw[], latest: LotteryDraw | null): LotteryDraw | null {
  const closed = useByServerClock((now) => closedBy(draws, now));
  const last = draws[closed - 1];
  if (!last || (latest && Date.parse(latest.closesAt) >= Date.parse(last.closesAt))) return null;
  return last;
}

/** How many of the draws, soonest first, have closed. */
export function closedBy(draws: readonly Pick<LotteryDraw, 'closesAt'>[], serverNow: number): number {
  const open = draws.findIndex(({ closesAt }) => Date.parse(closesAt) > serverNow);
  return open === -1 ? draws.length : open;
}
