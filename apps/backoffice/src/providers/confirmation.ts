import { useSyncExternalStore } from 'react';

/** The calls that wait until the employee has confirmed who they are: all for the same dialog. */
let waiting: { promise: Promise<boolean>; resolve: (isConfirmed: boolean) => void } | null = null;
const listeners = new Set<() => void>();

/** Asking the employee who they are, where the server wants to know it again. */
export const confirmation = {
  /** @returns whether they confirmed it */
  ask(): Promise<boolean> {
    if (waiting === null) {
      waiting = Promise.withResolvers<boolean>();
      tell();
    }
    return waiting.promise;
  },
  end(isConfirmed: boolean): void {
    waiting?.resolve(isConfirmed);
    waiting = null;
    tell();
  },
};

/** Whether a call waits for the employee. */
export function useConfirmationWaits(): boolean {
  return useSyncExternalStore(subscribe, () => waiting !== null);
}

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
