import { useCallback, useSyncExternalStore } from 'react';

/** A timer may come a little before its time. */
const LATE_MS = 50;

/** Whether a time (by this device's clock) has come; it is told when it comes. Null never comes. */
export function useHasPassed(time: number | null): boolean {
  const follow = useCallback(
    (tell: () => void) => {
      if (time === null) return () => undefined;
      const timer = setTimeout(tell, Math.max(0, time - Date.now()) + LATE_MS);
      return () => clearTimeout(timer);
    },
    [time],
  );
  return useSyncExternalStore(
    follow,
    () => time !== null && Date.now() >= time,
    () => false,
  );
}
