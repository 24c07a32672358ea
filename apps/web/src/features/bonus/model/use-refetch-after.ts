import { bonusCalls } from '@champa/api-client';
import { useEffect, useRef } from 'react';
import { refetchShown } from '../../../kit/api/refetch-shown.ts';

/** Stakes come fast, so refetching is limited. */
const AT_MOST_EVERY_MS = 1000;

/**
 * Refetches the bonuses when money has moved: each stake adds to their wagering and changes the balance. `moved` is the
 * version of the balance shown.
 */
export function useRefetchAfter(moved: string | undefined): void {
  const timer = useRef<number>(undefined);
  const seen = useRef(moved);
  useEffect(() => {
    if (moved === seen.current) return;
    seen.current = moved;
    timer.current ??= window.setTimeout(() => {
      timer.current = undefined;
      for (const { id } of [bonusCalls.bonuses, bonusCalls.bonusMovements]) void refetchShown([id]);
    }, AT_MOST_EVERY_MS);
  }, [moved]);
  useEffect(() => () => window.clearTimeout(timer.current), []);
}
