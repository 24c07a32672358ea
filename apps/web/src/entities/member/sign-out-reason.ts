/** Reasons of the member's own for the end of a session: their limit of its time, or their self-exclusion. */
const signOutReasons = ['session_time', 'self_excluded'] as const;
export type SignOutReason = (typeof signOutReasons)[number];

const ENDS_KEY = 'sessionEndsAt';
/** The server may end the session this much before this device expects it. */
const EARLY_MS = 2000;

let expected: SignOutReason | null = null;
let endsAt = typeof window === 'undefined' ? 0 : Number(sessionStorage.getItem(ENDS_KEY));

/** The member is about to end their sessions; null: they changed their mind. */
export function expectSignOut(reason: SignOutReason | null): void {
  expected = reason;
}

/** When the session reaches the member's time limit, by this device's clock; null: there is no limit. */
export function noteSessionEnd(at: number | null): void {
  endsAt = at ?? 0;
  if (at === null) sessionStorage.removeItem(ENDS_KEY);
  else sessionStorage.setItem(ENDS_KEY, String(at));
}

/** Why the session has just ended; undefined where it was not by the member's own rule. Answers once. */
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
