import type { SignedIn } from '@champa/contract';
import { inTransaction, type Pool } from '../../platform/database.ts';
import type { Settings } from '../site/index.ts';
import type { Caller } from './sessions.service.ts';
import type { Identified, SignIn } from './sign-in.service.ts';

/** Signs in who has proven himself, in a transaction of its own. */
export type OpenSession = (identified: Identified, caller: Caller) => Promise<SignedIn>;

type Needs = {
  pool: Pool;
  signIn: SignIn;
  settings: () => Promise<Settings>;
  /** Tells the member's open screens that sessions of his have ended. */
  signedOut: (memberId: string) => void;
};

export function createOpenSession({ pool, signIn, settings, signedOut }: Needs): OpenSession {
  return async (identified, caller) => {
    const signedIn = await inTransaction(pool, (tx) => signIn.signIn(tx, identified, caller));
    if ((await settings()).session.single) signedOut(identified.memberId);
    return signedIn;
  };
}
