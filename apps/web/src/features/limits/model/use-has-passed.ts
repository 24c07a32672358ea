import { useCallback, useSyncExternalStore } from 'react';

/** A timer may fire a little early. */
const LATE_MS = 50;

/** Whether a time (by this device's clock) has come; rerenders when it does. Null never comes. */
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
