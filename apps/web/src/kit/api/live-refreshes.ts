import type * as contract from '@champa/contract';
import type { LiveEventName } from '@champa/contract';

/** The events that do not carry all the data that changed. */
export type LiveNews = Exclude<LiveEventName, 'balance' | 'unread' | 'signedOut' | 'stakeRefused' | 'chat' | 'ticket'>;

type Asking = { [Name in keyof typeof contract]: (typeof contract)[Name] extends { method: 'GET' } ? Name : never };
/** A call that reads. */
type AskingCall = Asking[keyof Asking];

/** The declaration of an entity: for each live event, the calls whose answers it makes stale. */
export type Refreshes = { readonly [News in LiveNews]?: readonly AskingCall[] };

let declared: readonly Refreshes[] = [];

/** Registers the entities' declarations; once, at the start (`app/live-refreshes.ts`). */
export function declareRefreshes(refreshes: readonly Refreshes[]): void {
  declared = refreshes;
}

/** The calls whose answers an event makes stale. */
export function refreshedBy(news: LiveNews): ReadonlySet<AskingCall> {
  return new Set(declared.flatMap((refreshes) => refreshes[news] ?? []));
}

/** The calls whose answers any event makes stale. */
export function refreshedByAny(): ReadonlySet<unknown> {
  return new Set(declared.flatMap((refreshes) => Object.values(refreshes).flat()));
}
