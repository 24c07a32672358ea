import { useSyncExternalStore } from 'react';

/**
 * The session's token: in session storage, so that it ends with the tab and another tab can have a second account.
 * Everything that depends on the signed-in member follows this store.
 */
const TOKEN_KEY = 'token';
const MERCHANT_KEY = 'merchantCode';
const ARRIVED_KEY = 'handedOver';
const FIRST_LOGIN_KEY = 'firstTimeLogin';

declare global {
  interface Window {
    handOverTicket?: string;
  }
}

const listeners = new Set<() => void>();
let token = typeof window === 'undefined' ? null : sessionStorage.getItem(TOKEN_KEY);

/** Whether the address of this visit brought a hand-over ticket. */
export const hasHandOverTicket = typeof window !== 'undefined' && window.handOverTicket !== undefined;

export const session = {
  token: () => token,
  start,
  /** Starts a session that a hand-over ticket in the address was exchanged for. */
  startHandedOver(newToken: string): void {
    sessionStorage.setItem(ARRIVED_KEY, '1');
    start(newToken);
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
  /** Whether the session was handed over by the address. */
  isHandedOver: () => sessionStorage.getItem(ARRIVED_KEY) !== null,
};

function start(newToken: string): void {
  token = newToken;
  sessionStorage.setItem(TOKEN_KEY, newToken);
  tell();
}

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

/** Whether the session began with a hand-over ticket in the address. */
export function useIsHandedOver(): boolean {
  return useSyncExternalStore(subscribe, session.isHandedOver, () => false);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
