import { createClient, isWorthRetrying } from '@champa/api-client';
import { QueryClient } from '@tanstack/react-query';
import { language } from './language.ts';
import { session } from './session.ts';

const signedOutListeners = new Set<() => void>();

/** The API, with the visitor's session and language. */
export const api = createClient({
  token: session.token,
  language: language.current,
  onSignedOut: (token) => {
    // An answer to an older session says nothing about the present one.
    if (token === session.token()) loseSession();
  },
});

/** The server ended the session. */
export function loseSession(): void {
  session.end();
  for (const listener of signedOutListeners) listener();
}

/** Called when the server ended the session, not the visitor. Returns the function that stops it. */
export function onSessionLost(listener: () => void): () => void {
  signedOutListeners.add(listener);
  return () => signedOutListeners.delete(listener);
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: isWorthRetrying, staleTime: 60_000, refetchOnWindowFocus: false },
  },
});
