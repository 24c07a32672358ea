import type { Person } from './domain/person.ts';
import type { SignInProviderSetting } from './sign-in.settings.ts';

/** What we store while a visitor is at the provider. */
export type Visit = { verifier: string; nonce: string };

type Registered = { provider: SignInProviderSetting; secret: string };

/** A protocol of sign-in providers. */
export type SignInParty = {
  /** Where to send the browser. */
  begin: (asked: Registered & { redirectUri: string; state: string }) => Promise<{ url: string; visit: Visit }>;
  /** Who came back. Rejects where the answer is not to our request, or the provider does not confirm it. */
  finish: (came: Registered & { callback: URL; state: string; visit: Visit }) => Promise<Person>;
};
