import type { SignedIn } from '@champa/contract';
import { inTransaction, type Pool } from '../../platform/database.ts';
import type { Caller, Sessions } from '../sessions/index.ts';
import type { Identified, SignIn } from './sign-in.service.ts';
import type { SignInRules } from './sign-in.settings.ts';

/** Signs a member in who has proven themself, in a transaction of its own. */
export type OpenSession = (identified: Identified, caller: Caller) => Promise<SignedIn>;

type Needs = {
  pool: Pool;
  signIn: SignIn;
  sessions: Pick<Sessions, 'ended'>;
  settings: () => Promise<SignInRules>;
};

export function createOpenSession({ pool, signIn, sessions, settings }: Needs): OpenSession {
  return async (identified, caller) => {
    const signedIn = await inTransaction(pool, (tx) => signIn.signIn(tx, identified, caller));
    if ((await settings()).session.single) sessions.ended(identified.memberId);
    return signedIn;
  };
}
