import { AsyncLocalStorage } from 'node:async_hooks';

const background = new AsyncLocalStorage<true>();

/** Does work that nobody waits for: it may take longer in the database than a call of the API (`database-limits.ts`). */
export function inBackground<T>(work: () => T): T {
  return background.run(true, work);
}

export function isInBackground(): boolean {
  return background.getStore() === true;
}
