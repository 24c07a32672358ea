import type { LotteryDraw } from '@champa/contract';
import { useByServerClock } from '../../../kit/days/server-clock.ts';

/** Those of the draws, soonest first, that take bets now by the server's clock. */
export function useOpenDraws(draws: readonly LotteryDraw[]): LotteryDraw[] {
  const closed = useByServerClock((now) => closedBy(draws, now));
  return draws.slice(closed).filter(({ phase }) => phase === 'open');
}

/** The last closed one of the draws, soonest first, if its result is not known yet. */
export function useAwaitedDraw(draws: readonly LotteryDraw[], latest: LotteryDraw | null): LotteryDraw | null {
  const closed = useByServerClock((now) => closedBy(draws, now));
  const last = draws[closed - 1];
  if (!last || (latest && Date.parse(latest.closesAt) >= Date.parse(last.closesAt))) return null;
  return last;
}

/** The number of closed draws, soonest first. */
export function closedBy(draws: readonly Pick<LotteryDraw, 'closesAt'>[], serverNow: number): number {
  const open = draws.findIndex(({ closesAt }) => Date.parse(closesAt) > serverNow);
  return open === -1 ? draws.length : open;
}
