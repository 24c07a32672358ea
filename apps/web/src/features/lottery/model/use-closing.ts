import { useCountdownText } from '../../../kit/days/countdown.tsx';
import { useByServerClock } from '../../../kit/days/server-clock.ts';

const SOON_SECONDS = 10;

/** The time left to bet, by the server's clock, and whether it is nearly or entirely over. */
export type Closing = { text: string; isSoon: boolean; isOver: boolean };

/** Updated each second: `04:05`, with hours `01:04:05`, with days before them. */
export function useClosing(closesAt: string): Closing {
  const text = useCountdownText();
  const seconds = useByServerClock((now) => secondsUntil(closesAt, now));
  return { text: withoutHours(text(seconds * 1000)), isSoon: seconds <= SOON_SECONDS, isOver: seconds === 0 };
}

/** Whole seconds until an instant of the server's clock; 0 once it has passed. */
export function secondsUntil(instant: string, serverNow: number): number {
  return Math.max(0, Math.ceil((Date.parse(instant) - serverNow) / 1000));
}

/** Removes the hours from a clock below one hour. */
export function withoutHours(clock: string): string {
  return clock.replace(/^00:/, '');
}
