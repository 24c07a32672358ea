import { useCountdownText } from '../../../shared/countdown.tsx';

/** Whole seconds until an instant of the server's clock; 0 once it has passed. */
export function secondsUntil(instant: string, serverNow: number): number {
  return Math.max(0, Math.ceil((Date.parse(instant) - serverNow) / 1000));
}

/** Writes what is left: `04:05`, with hours `01:04:05`, with days before them. */
export function useClockText(): (seconds: number) => string {
  const text = useCountdownText();
  return (seconds) => withoutHours(text(seconds * 1000));
}

/** A clock of less than an hour tells no hours. */
export function withoutHours(clock: string): string {
  return clock.replace(/^00:/, '');
}
