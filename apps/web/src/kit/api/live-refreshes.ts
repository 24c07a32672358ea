import type * as contract from '@champa/contract';
import type { LiveEventName } from '@champa/contract';

/** The events that tell of more than they bring. */
export type LiveNews = Exclude<LiveEventName, 'balance' | 'unread' | 'signedOut'>;

type Asking = { [Name in keyof typeof contract]: (typeof contract)[Name] extends { method: 'GET' } ? Name : never };
/** A call that only asks. */
type AskingCall = Asking[keyof Asking];

/** What an entity declares: by an event of the live stream, the calls whose answers it makes old. */
export type Refreshes = { readonly [News in LiveNews]?: readonly AskingCall[] };

let declared: readonly Refreshes[] = [];

/** Tells what entities declare; once, as the program begins (`app/live-refreshes.ts`). */
export function declareRefreshes(refreshes: readonly Refreshes[]): void {
  declared = refreshes;
}

/** The calls whose answers an event makes old. */
export function refreshedBy(news: LiveNews): ReadonlySet<AskingCall> {
  return new Set(declared.flatMap((refreshes) => refreshes[news] ?? []));
}

/** The calls whose answers any event makes old. */
export function refreshedByAny(): ReadonlySet<unknown> {
  return new Set(declared.flatMap((refreshes) => Object.values(refreshes).flat()));
}
