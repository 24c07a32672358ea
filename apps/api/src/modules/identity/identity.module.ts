import type { Balance, VipState } from '@champa/contract';
import type { Deps, Module } from '../../module.ts';
import { inTransaction, type ReadHandle, type WriteHandle } from '../../platform/database.ts';
import { addBodyParsers } from '../../platform/http/body-parsers.ts';
import type { Job } from '../../platform/jobs.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { Inbox } from '../inbox/index.ts';
import type { Member, Members } from '../member/index.ts';
import type { Site } from '../site/index.ts';
import { createOpenId } from './adapters/openid/openid.ts';
import { type IdentityAdmin, createIdentityAdmin } from './identity.admin.ts';
import { createSpend, type Spend } from './allowances.service.ts';
import { createAuthenticators } from './authenticator.service.ts';
import { challengeRoutes } from './challenges.routes.ts';
import { createChallenges } from './challenges.service.ts';
import { createCodes } from './codes.service.ts';
import type { IsBreached } from './domain/guessable-password.ts';
import type { Messengers } from './domain/messages.ts';
import { createFreePlay, type GivePlayMoney } from './free-play.service.ts';
import { deleteExpired, selectCredential } from './identity.repo.ts';
import { createInvitations, type InvitationLinks } from './invitations.ts';
import { createNotices } from './notices.service.ts';
import { createOneTime } from './one-time.service.ts';
import { createOpenedAccounts, type OpenedAccounts } from './opened-accounts.ts';
import { createOpenSession } from './opening.ts';
import { createOwnProof } from './own-proof.service.ts';
import { passkeyRoutes } from './passkeys.routes.ts';
import { selectPasskeys } from './passkeys.repo.ts';
import { createPasskeys } from './passkeys.service.ts';
import { createPasswords } from './passwords.service.ts';
import { createPayloads } from './payloads.service.ts';
import { createPhoneProofs } from './phone-provider.service.ts';
import { providerRoutes } from './providers.routes.ts';
import { createProviders, type NoteLinked, SECRET_SEAL } from './providers.service.ts';
import { recoveryRoutes } from './recovery.routes.ts';
import { registrationRoutes } from './registration.routes.ts';
import { createRegistration, type RegistrationService } from './registration.service.ts';
import { securityCentreRoutes } from './security-centre.routes.ts';
import { securityRoutes } from './security.routes.ts';
import { createSensitive, type Sensitive } from './sensitive.service.ts';
import { type SignInFacts, type SignInFactsWish, selectSignInFacts } from './sign-in-facts.repo.ts';
import { createSessions, type NoteOpened, type NoteSignedIn, type Sessions } from './sessions.service.ts';
import { NO_VIP, signInRoutes } from './sign-in.routes.ts';
import { createSignIn } from './sign-in.service.ts';
import { createThrottle, type Throttle } from './throttle.service.ts';
import { createWaysIn } from './ways-in.service.ts';

export type Identity = Module & {
  authenticate: Sessions['find'];
  isSessionLive: Sessions['isLive'];
  registration: RegistrationService;
  openedAccounts: OpenedAccounts;
  throttle: Throttle;
  spend: Spend;
  /** A secret shared with a sign-in provider, as it stands in the settings. */
  sealProviderSecret: (secret: string) => string;
  /** @throws ApiError PAYMENT_PASSWORD_NOT_SET, WRONG_PAYMENT_PASSWORD or, after wrong ones, TOO_MANY_REQUESTS */
  requirePaymentPassword: (memberId: string, given: string) => Promise<void>;
  hasPaymentPassword: (memberId: string) => Promise<boolean>;
  /** Gives a member a payment password, as if he had set it. */
  setPaymentPassword: (memberId: string, password: string) => Promise<void>;
  /** What is unusual about the session somebody acts in. */
  signInFacts: (db: ReadHandle, wish: SignInFactsWish) => Promise<SignInFacts>;
  /** Carries out what a member must prove himself for, and be told of. */
  sensitiveChange: Sensitive['carryOut'];
  /** What customer service does with a member's account. */
  admin: IdentityAdmin;
  /** What others may do with a member's sessions. */
  sessions: Pick<Sessions, 'openedAt' | 'shorten'> & {
    endAll: (tx: WriteHandle, memberId: string) => Promise<void>;
    /** Tells the member's open screens that sessions of his have ended. Call it after the commit. */
    ended: (memberId: string) => void;
  };
};

type Needs = {
  members: Members;
  site: Site;
  secrets: SecretBox;
  messengers: Messengers;
  isBreached: IsBreached;
  /** The site's own address, which passkeys and sign-in providers are bound to. */
  publicUrl: string;
  /** Where secrets shared with sign-in providers lie, if in files. */
  secretsFolder: string | undefined;
  openWallet: (tx: WriteHandle, memberId: string, currency: string) => Promise<void>;
  givePlayMoney: GivePlayMoney;
  /** Notes by whose code a new member came. */
  noteReferral: (tx: WriteHandle, memberId: string, referralCode: string) => Promise<void>;
  /** Links that invite, where somebody keeps such. */
  links?: InvitationLinks;
  balanceOf: (memberId: string) => Promise<Balance>;
  noteOpened: NoteOpened;
  noteSignedIn: NoteSignedIn;
  noteLinked: NoteLinked;
  /** Tells a member in his inbox. */
  tell: Inbox['tell'];
  unreadMessages: (memberId: string) => Promise<number>;
  /** A member's VIP rank, where the brand has ranks. */
  vipOf?: (memberId: string) => Promise<VipState>;
  /** How many promotions run now; none where nobody tells. */
  promotionCount?: () => number;
  /** The address of a member's icon. */
  iconOf: (member: Member) => string;
  bankAccountsOf: (memberId: string) => Promise<number>;
};

/** How a member proves who he is: registration, sign-in, sessions, passwords, second factors. */
export function createIdentity(deps: Pick<Deps, 'pool' | 'clock' | 'live' | 'log'>, needs: Needs): Identity {
  const { pool, clock, live } = deps;
  const { members, site, secrets, balanceOf, unreadMessages, isBreached } = needs;
  const settings = site.settings.get;
  const shared = { ...deps, ...needs, settings };

  const throttle = createThrottle(pool, clock);
  const sessions = createSessions(shared);
  const payloads = createPayloads(shared);
  const challenges = createChallenges(shared);
  const authenticators = createAuthenticators({ pool, clock, secrets });
  const codes = createCodes({ ...shared, throttle });
  const notices = createNotices(shared);
  const passwords = createPasswords({ clock, members, sessions, throttle, settings, isBreached });
  const phoneProofs = createPhoneProofs({ clock, codes, settings });
  const oneTime = createOneTime({ pool, clock, secrets });
  const passkeys = createPasskeys({ ...shared, oneTime });
  // A demo on one machine has no TLS, nor have its parties.
  const party = createOpenId({
    now: () => clock.now().epochMilliseconds,
    isPlainAllowed: needs.publicUrl.startsWith('http:'),
  });
  const providers = createProviders({ ...shared, oneTime, party });
  const sensitive = createSensitive({
    ...shared,
    passwords,
    codes,
    authenticators,
    notices,
    throttle,
    passkeysOf: async (memberId) => (await selectPasskeys(pool, memberId)).length,
  });
  const ownProof = createOwnProof({ pool, passwords, authenticators, throttle });
  const waysIn = createWaysIn({ members, settings });
  const invitations = createInvitations(shared);
  const registration = createRegistration({ ...shared, sessions, phoneProofs, challenges, invitations });
  const openedAccounts = createOpenedAccounts({
    secrets,
    settings,
    isBreached,
    createAccount: registration.createAccount,
  });
  const signIn = createSignIn({
    ...shared,
    sessions,
    throttle,
    codes,
    phoneProofs,
    passkeys,
    challenges,
    authenticators,
  });
  const freePlay = createFreePlay({ ...shared, sessions, payloads });
  const signedOut = (memberId: string): void => live.publish(memberId, { name: 'signedOut', data: {} });
  const openSession = createOpenSession({ pool, signIn, settings, signedOut });

  const tidy: Job = {
    name: 'identity_tidy',
    cron: '*/10 * * * *',
    run: () =>
      inTransaction(pool, async (tx) => {
        await members.closeExpired(tx);
        await payloads.forgetOldKeys(tx);
        await deleteExpired(tx, clock.now());
      }),
  };

  return {
    name: 'identity',
    authenticate: sessions.find,
    isSessionLive: sessions.isLive,
    registration,
    openedAccounts,
    throttle,
    sealProviderSecret: (secret) => secrets.seal(SECRET_SEAL, secret),
    spend: createSpend(pool, clock),
    requirePaymentPassword: (memberId, given) => passwords.requirePayment(pool, memberId, given),
    hasPaymentPassword: async (memberId) => Boolean((await selectCredential(pool, memberId))?.paymentHash),
    setPaymentPassword: async (memberId, password) => {
      const hash = await passwords.hash(password);
      await inTransaction(pool, (tx) => passwords.replacePayment(tx, memberId, hash));
    },
    signInFacts: selectSignInFacts,
    sensitiveChange: sensitive.carryOut,
    admin: createIdentityAdmin({ pool, sessions, authenticators, notices, signedOut }),
    sessions: {
      openedAt: sessions.openedAt,
      shorten: sessions.shorten,
      endAll: (tx, memberId) => sessions.closeOthers(tx, memberId, null),
      ended: signedOut,
    },
    jobs: [...codes.jobs, ...notices.jobs, tidy],
    routes: (app) => {
      addBodyParsers(app);
      app.decorate('openPayload', payloads.openBody);
      app.decorate('countryOf', site.countryOf);
      registrationRoutes(app, { pool, invitations, registration, codes, challenges, settings });
      signInRoutes(app, {
        pool,
        members,
        signIn,
        sessions,
        codes,
        challenges,
        freePlay,
        settings,
        openSession,
        balanceOf,
        unreadMessages,
        vipOf: needs.vipOf ?? (() => Promise.resolve(NO_VIP)),
        promotionCount: needs.promotionCount ?? (() => 0),
        iconOf: needs.iconOf,
        signedOut,
      });
      securityRoutes(app, {
        pool,
        members,
        passwords,
        sessions,
        codes,
        authenticators,
        notices,
        throttle,
        settings,
        signedOut,
      });
      securityCentreRoutes(app, {
        pool,
        members,
        passwords,
        codes,
        sensitive,
        throttle,
        settings,
        bankAccountsOf: needs.bankAccountsOf,
      });
      recoveryRoutes(app, {
        pool,
        members,
        passwords,
        codes,
        phoneProofs,
        challenges,
        notices,
        throttle,
        settings,
        signedOut,
      });
      passkeyRoutes(app, { pool, members, passkeys, ownProof, waysIn, signIn, notices, settings, openSession });
      providerRoutes(app, {
        ...shared,
        providers,
        ownProof,
        waysIn,
        signIn,
        registration,
        notices,
        openSession,
      });
      challengeRoutes(app, { challenges, payloads });
    },
  };
}
