import type { Deps, Module } from '../../module.ts';
import { inTransaction, type ReadHandle } from '../../platform/database.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { Members } from '../member/index.ts';
import type { Sessions } from '../sessions/index.ts';
import type { Allowances, Throttle } from '../throttle/index.ts';
import type { Verification } from '../verification/index.ts';
import { forgetWaysIn } from './forget.repo.ts';
import { authenticatorRoutes } from './authenticator.routes.ts';
import { type Authenticators, createAuthenticators } from './authenticator.service.ts';
import type { IsBreached } from './domain/guessable-password.ts';
import { createLinkedAccounts, type LinkedAccounts, type NoteLinked } from './linked-accounts.service.ts';
import { createOwnProof, type OwnProof } from './own-proof.service.ts';
import { passkeyRoutes } from './passkeys.routes.ts';
import { createPasskeys, type Passkeys } from './passkeys.service.ts';
import { passwordRoutes } from './passwords.routes.ts';
import { createPasswords, type PasswordRules, type Passwords } from './passwords.service.ts';
import { createSensitive, type Sensitive } from './sensitive.service.ts';
import { type SignInFacts, type SignInFactsWish, selectSignInFacts } from './sign-in-facts.repo.ts';
import { createWaysIn, type WaysIn, type WaysInRules } from './ways-in.service.ts';

export type Credentials = Module & {
  passwords: Passwords;
  authenticators: Authenticators;
  passkeys: Passkeys;
  linkedAccounts: LinkedAccounts;
  ownProof: OwnProof;
  waysIn: WaysIn;
  sensitive: Sensitive;
  /** @throws ApiError PAYMENT_PASSWORD_NOT_SET, WRONG_PAYMENT_PASSWORD or, after wrong ones, TOO_MANY_REQUESTS */
  requirePaymentPassword: (memberId: string, given: string) => Promise<void>;
  hasPaymentPassword: (memberId: string) => Promise<boolean>;
  /** Gives a member a payment password, as if they had set it. */
  setPaymentPassword: (memberId: string, password: string) => Promise<void>;
  /** What is unusual about the session that a member acts in. */
  signInFacts: (db: ReadHandle, wish: SignInFactsWish) => Promise<SignInFacts>;
};

type Needs = {
  members: Members;
  settings: () => Promise<PasswordRules & WaysInRules>;
  secrets: SecretBox;
  throttle: Throttle & { allowances: Allowances };
  sessions: Sessions;
  verification: Pick<Verification, 'codes' | 'oneTime' | 'notices'>;
  isBreached: IsBreached;
  /** The site's own address, which passkeys are bound to. */
  publicUrl: string;
  noteLinked: NoteLinked;
};

/** What members prove themselves by. */
export function createCredentials(deps: Pick<Deps, 'pool' | 'clock'>, needs: Needs): Credentials {
  const { pool } = deps;
  const { allowances } = needs.throttle;
  const shared = { ...deps, ...needs, ...needs.verification, allowances };
  const passwords = createPasswords(shared);
  const authenticators = createAuthenticators(shared);
  const passkeys = createPasskeys(shared);
  const passkeysOf = async (memberId: string): Promise<number> => (await passkeys.list(memberId)).length;
  const sensitive = createSensitive({ ...shared, passwords, authenticators, passkeysOf });
  const ownProof = createOwnProof({ ...shared, passwords, authenticators });
  const waysIn = createWaysIn(shared);

  return {
    name: 'credentials',
    forget: { now: forgetWaysIn },
    passwords,
    authenticators,
    passkeys,
    linkedAccounts: createLinkedAccounts(shared),
    ownProof,
    waysIn,
    sensitive,
    requirePaymentPassword: (memberId, given) => passwords.requirePayment(pool, memberId, given),
    hasPaymentPassword: async (memberId) => Boolean((await passwords.find(pool, memberId))?.paymentHash),
    setPaymentPassword: async (memberId, password) => {
      const hash = await passwords.hash(password);
      await inTransaction(pool, (tx) => passwords.replacePayment(tx, memberId, hash));
    },
    signInFacts: selectSignInFacts,
    routes: (app) => {
      passwordRoutes(app, { ...shared, passwords });
      authenticatorRoutes(app, { ...shared, passwords, authenticators });
      passkeyRoutes(app, { ...shared, passkeys, ownProof, waysIn });
    },
  };
}
