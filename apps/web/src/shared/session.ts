import { useSyncExternalStore } from 'react';

/**
 * The session's token: in session storage, so that it ends with the tab and a second account can be open in another.
 * Everything that depends on who is signed in follows this store.
 */
const TOKEN_KEY = 'token';
const MERCHANT_KEY = 'merchantCode';

const listeners = new Set<() => void>();
let token = sessionStorage.getItem(TOKEN_KEY);

export const session = {
  token: () => token,
  start(newToken: string): void {
    token = newToken;
    sessionStorage.setItem(TOKEN_KEY, newToken);
    tell();
  },
  /** Forgets the session and everything kept for it; the merchant code stays. */
  end(): void {
    const merchantCode = sessionStorage.getItem(MERCHANT_KEY);
    sessionStorage.clear();
    if (merchantCode !== null) sessionStorage.setItem(MERCHANT_KEY, merchantCode);
    token = null;
    tell();
  },
};

export function keepMerchantCode(code: string): void {
  sessionStorage.setItem(MERCHANT_KEY, code);
  localStorage.setItem(MERCHANT_KEY, code);
}

/** The token while somebody is signed in, else null. */
export function useSessionToken(): string | null {
  return useSyncExternalStore(subscribe, () => token);
}

export function useIsSignedIn(): boolean {
  return useSessionToken() !== null;
}

/** A token that arrived as `?token=` begins the session and leaves the address at once, before anything can log it. */
export function takeTokenFromAddress(): void {
  const address = new URL(window.location.href);
  const arrived = address.searchParams.get('token');
  if (arrived === null) return;
  address.searchParams.delete('token');
  window.history.replaceState(window.history.state, '', address);
  if (arrived !== '') session.start(arrived);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
