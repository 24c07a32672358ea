import type { SignInProviderSetting } from '../site/index.ts';
import type { Person } from './domain/person.ts';

/** What we keep while somebody is away at a party. */
export type Visit = { verifier: string; nonce: string };

type Registered = { provider: SignInProviderSetting; secret: string };

/** A protocol that parties speak which tell who somebody is. */
export type SignInParty = {
  /** Where to send the browser. */
  begin: (asked: Registered & { redirectUri: string; state: string }) => Promise<{ url: string; visit: Visit }>;
  /** Who came back. Rejects where what came is not what was asked for, or the party does not stand by it. */
  finish: (came: Registered & { callback: URL; state: string; visit: Visit }) => Promise<Person>;
};
