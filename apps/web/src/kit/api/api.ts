import { createClient, isWorthRetrying } from '@champa/api-client';
import { QueryClient } from '@tanstack/react-query';
import { language } from '../text/language.ts';
import { session } from './session.ts';
import { tellingClosure } from './site-closing.ts';

let send: typeof fetch = (path, init) => globalThis.fetch(path, init);

const signedOutListeners = new Set<() => void>();

/** The API, with the visitor's session and language. */
export const api = tellingClosure(
  createClient({
    token: session.token,
    language: language.ofSite,
    fetch: (path, init) => send(path, init),
    onSignedOut: (token) => {
      // An answer to an older session says nothing about the present one.
      if (token === session.token()) loseSession();
    },
  }),
);

/** On the server, calls are answered in the same process, not over a network. */
export function answerCallsBy(answer: typeof fetch): void {
  send = answer;
}

/** The server ended the session. */
export function loseSession(): void {
  session.end();
  for (const listener of signedOutListeners) listener();
}

/** Calls the listener when the server, not the visitor, ended the session. Returns the function that stops it. */
export function onSessionLost(listener: () => void): () => void {
  signedOutListeners.add(listener);
  return () => signedOutListeners.delete(listener);
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: isWorthRetrying, staleTime: 60_000, refetchOnWindowFocus: false },
    },
  });
}

/** The cache of the API's answers. On the server each page has its own. */
export const queryClient = createQueryClient();
