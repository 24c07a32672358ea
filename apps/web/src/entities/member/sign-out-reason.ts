/** Why a session ended by the member's own wish, earlier or now: his limit of a session's time, or his exclusion. */
const signOutReasons = ['session_time', 'self_excluded'] as const;
export type SignOutReason = (typeof signOutReasons)[number];

const ENDS_KEY = 'sessionEndsAt';
/** The server may end it this much before it is expected here. */
const EARLY_MS = 2000;

let expected: SignOutReason | null = null;
let endsAt = typeof window === 'undefined' ? 0 : Number(sessionStorage.getItem(ENDS_KEY));

/** The member is about to end his sessions, or (null) does not after all. */
export function expectSignOut(reason: SignOutReason | null): void {
  expected = reason;
}

/** When the session will have lasted as long as its member allows, by this device's clock; null: there is no such time. */
export function noteSessionEnd(at: number | null): void {
  endsAt = at ?? 0;
  if (at === null) sessionStorage.removeItem(ENDS_KEY);
  else sessionStorage.setItem(ENDS_KEY, String(at));
}

/** Why the session that has just ended did so; undefined where it was none of the member's wishes. Told once. */
export function takeSignOutReason(now: number): SignOutReason | undefined {
  const isTimeUp = endsAt > 0 && now >= endsAt - EARLY_MS;
  const reason = expected ?? (isTimeUp ? 'session_time' : undefined);
  expected = null;
  endsAt = 0;
  return reason;
}

export function readSignOutReason(raw: unknown): SignOutReason | undefined {
  return signOutReasons.find((reason) => reason === raw);
}
