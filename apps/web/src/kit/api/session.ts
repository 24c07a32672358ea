import { useSyncExternalStore } from 'react';

/**
 * The session's token: in session storage, so that it ends with the tab and another tab can have a second account.
 * Everything that depends on the signed-in member follows this store.
 */
const TOKEN_KEY = 'token';
const MERCHANT_KEY = 'merchantCode';
const ARRIVED_KEY = 'arrivedWithToken';
const FIRST_LOGIN_KEY = 'firstTimeLogin';

const listeners = new Set<() => void>();
let token = typeof window === 'undefined' ? null : sessionStorage.getItem(TOKEN_KEY);

export const session = {
  token: () => token,
  start(newToken: string): void {
    token = newToken;
    sessionStorage.setItem(TOKEN_KEY, newToken);
    tell();
  },
  /** Deletes the session and everything stored for it; the merchant code stays. */
  end(): void {
    const merchantCode = sessionStorage.getItem(MERCHANT_KEY);
    sessionStorage.clear();
    if (merchantCode !== null) sessionStorage.setItem(MERCHANT_KEY, merchantCode);
    token = null;
    tell();
  },
  /** Remembers that the session about to start is the member's first. */
  noteFirstLogin: () => sessionStorage.setItem(FIRST_LOGIN_KEY, '1'),
  isFirstLogin: () => sessionStorage.getItem(FIRST_LOGIN_KEY) !== null,
  /** Whether the session's token came in the address. */
  hasArrivedWithToken: () => sessionStorage.getItem(ARRIVED_KEY) !== null,
};

export function keepMerchantCode(code: string): void {
  sessionStorage.setItem(MERCHANT_KEY, code);
  localStorage.setItem(MERCHANT_KEY, code);
}

/** The token while a member is signed in, else null. The server never has it and renders pages for visitors. */
export function useSessionToken(): string | null {
  return useSyncExternalStore(subscribe, session.token, () => null);
}

export function useIsSignedIn(): boolean {
  return useSessionToken() !== null;
}

/** Whether this is the session of the member's first sign-in. */
export function useIsFirstLogin(): boolean {
  return useSyncExternalStore(subscribe, session.isFirstLogin, () => false);
}

/** Whether the session began with a token in the address. */
export function useHasArrivedWithToken(): boolean {
  return useSyncExternalStore(subscribe, session.hasArrivedWithToken, () => false);
}

/** Starts a session with a token from `?token=`, and removes it from the address before anything can log it. */
export function takeTokenFromAddress(): void {
  const address = new URL(window.location.href);
  const arrived = address.searchParams.get('token');
  if (arrived === null) return;
  address.searchParams.delete('token');
  window.history.replaceState(window.history.state, '', address);
  if (arrived === '') return;
  sessionStorage.setItem(ARRIVED_KEY, '1');
  session.start(arrived);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
