import type { SignedIn } from '@champa/contract';
import type { FastifyRequest } from 'fastify';
import { inTransaction, type Pool } from '../../platform/database.ts';
import { memberAccount } from '../member/index.ts';
import { callerOf, type Sessions } from '../sessions/index.ts';
import type { Devices } from '../throttle/index.ts';
import type { Identified, SignIn } from './sign-in.service.ts';
import type { SignInRules } from './sign-in.settings.ts';

/** A call that signs in. */
type Call = { request: FastifyRequest; body: Parameters<typeof callerOf>[2]; setCookie: (header: string) => void };

/** Signs a member in who has proven themself, in a transaction of its own; their browser is known from then on. */
export type OpenSession = (call: Call, identified: Identified) => Promise<SignedIn>;

type Needs = {
  pool: Pool;
  signIn: SignIn;
  devices: Devices;
  sessions: Pick<Sessions, 'ended'>;
  settings: () => Promise<SignInRules>;
};

export function createOpenSession({ pool, signIn, devices, sessions, settings }: Needs): OpenSession {
  return async ({ request, body, setCookie }, identified) => {
    const caller = await callerOf(request, settings, body);
    const signedIn = await inTransaction(pool, (tx) => signIn.signIn(tx, identified, caller));
    if ((await settings()).session.single) sessions.ended(identified.memberId);
    const device = devices.signedIn(devices.of(request), memberAccount(identified.username));
    setCookie(devices.cookie(request, device));
    return signedIn;
  };
}
