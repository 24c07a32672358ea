import { lazy, Suspense, useSyncExternalStore } from 'react';
import { hasHandOverTicket } from '../kit/api/session.ts';

const HandOverShown = lazy(async () => ({ default: (await import('./hand-over-shown.tsx')).HandOverShown }));

/** Where the address brought a hand-over ticket; other visits load no code for it. */
export function HandOverHost() {
  const hasTicket = useSyncExternalStore(
    never,
    () => hasHandOverTicket,
    () => false,
  );
  return (
    hasTicket && (
      <Suspense>
        <HandOverShown />
      </Suspense>
    )
  );
}

const never = () => () => undefined;
