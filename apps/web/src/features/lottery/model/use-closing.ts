import { useCountdownText } from '../../../kit/days/countdown.tsx';
import { useByServerClock } from '../../../kit/days/server-clock.ts';

const SOON_SECONDS = 10;

/** How long something still takes bets, by the server's clock, and whether it does so hardly any more or no more at all. */
export type Closing = { text: string; isSoon: boolean; isOver: boolean };

/** Told second by second: `04:05`, with hours `01:04:05`, with days before them. */
export function useClosing(closesAt: string): Closing {
  const text = useCountdownText();
  const seconds = useByServerClock((now) => secondsUntil(closesAt, now));
  return { text: withoutHours(text(seconds * 1000)), isSoon: seconds <= SOON_SECONDS, isOver: seconds === 0 };
}

/** Whole seconds until an instant of the server's clock; 0 once it has passed. */
export function secondsUntil(instant: string, serverNow: number): number {
  return Math.max(0, Math.ceil((Date.parse(instant) - serverNow) / 1000));
}

/** A clock of less than an hour tells no hours. */
export function withoutHours(clock: string): string {
  return clock.replace(/^00:/, '');
}
