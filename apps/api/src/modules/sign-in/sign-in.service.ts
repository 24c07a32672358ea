import {
  type ExtraVerification,
  type ExtraVerificationMethod,
  type Language,
  type PasskeyAssertion,
  type SignedIn,
  extraVerificationMethods,
  type login,
} from '@champa/contract';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import type { Pool, WriteHandle } from '../../platform/database.ts';
import { verifyPassword } from '../../platform/hashing/password.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { Authenticators, Credential, Passkeys, Passwords, Standing } from '../credentials/index.ts';
import { accountFlags, type Member, memberAccount, type Members } from '../member/index.ts';
import type { Caller, Sessions, SignInMethod } from '../sessions/index.ts';
import type { Device, Devices, Throttle } from '../throttle/index.ts';
import {
  type Asker,
  type Challenges,
  type Codes,
  type CodeTarget,
  type CodeWish,
  type PhoneProofs,
  type Proof,
  mobileOf,
  ownOf,
  smsTo,
} from '../verification/index.ts';
import { isExpired, refusalOf } from './domain/admission.ts';
import { isSameName } from './domain/extra-verification.ts';
import { createRemembering } from './remembering.ts';
import { type Way, waysOf } from './ways.ts';
import type { SignInRules } from './sign-in.settings.ts';

const authenticatorOnly = waysOf({ mobile: null, email: '', payeeName: '', hasAuthenticator: true });

/** No member's ID: a look-up takes as long for an unknown name as for a known one. */
const NOBODY = '0';

/** Failures of an address after which letters are asked of everybody there. */
const ADDRESS_FAILURES_BEFORE_CAPTCHA = 20;

export type LoginWish = z.output<(typeof login)['body']>;
type Verifying = { ticket: string; method: ExtraVerificationMethod; answer: string };
type PasskeyWish = { response: PasskeyAssertion; deviceId: string; agentArea: boolean };

/** Who tries to sign in: by which browser, from where, and as whom they answer with a code. */
export type Visitor = { device: Device; ip: string; asker: (target: CodeTarget) => Promise<Asker> };

/** A member who has proved who they are, not signed in yet. */
export type Identified = {
  memberId: string;
  username: string;
  method: SignInMethod;
  firstTimeLogin: boolean;
  passwordExpired: boolean;
  defaultPassword: boolean;
  /** The password sealed for the device, where the member asked for it. */
  remembered: string | null;
  /** The stored password that was checked; it must still be the member's when the session opens. */
  passwordHash: string | null;
  /** What is used up when the session opens. */
  proof: Proof | null;
  ticket: string | null;
};

const TicketContent = z.object({
  method: z.enum(['password', 'sms', 'dynamic', 'provider']),
  firstTimeLogin: z.boolean(),
  passwordExpired: z.boolean(),
  defaultPassword: z.boolean(),
  remembered: z.nullable(z.string()),
  passwordHash: z.nullable(z.string()),
  ways: z.array(z.enum(extraVerificationMethods)),
});

type Needs = {
  pool: Pool;
  clock: Clock;
  members: Members;
  sessions: Sessions;
  throttle: Throttle;
  devices: Devices;
  codes: Codes;
  phoneProofs: PhoneProofs;
  passwords: Passwords;
  passkeys: Passkeys;
  challenges: Challenges;
  authenticators: Authenticators;
  secrets: SecretBox;
  settings: () => Promise<SignInRules>;
};

/**
 * Signing in. A wrong name and a wrong password take the same work and get the same answer, as does an unknown number.
 * Hashing comes first and takes no transaction: 20 ms of a core must not hold a database connection.
 */
export function createSignInService(needs: Needs) {
  const { pool, clock, members, sessions, throttle, devices, codes, phoneProofs } = needs;
  const { passwords, passkeys, authenticators, challenges, settings } = needs;
  const remembering = createRemembering(needs);

  async function identify(wish: LoginWish, visitor: Visitor): Promise<Identified> {
    await challenges.requireCheck(wish.check);
    if (wish.type === 'username') return identifyByPassword(wish, visitor);
    return wish.type === 'sms' ? identifyBySms(wish, visitor) : identifyByDynamicPassword(wish, visitor);
  }

  /** A browser that signed in to the account before has a counter of its own, which no stranger can raise. */
  function identifyByPassword(wish: LoginWish, { device, ip }: Visitor): Promise<Identified> {
    const name = wish.username.trim();
    const lane = devices.laneOf(device, memberAccount(name));
    const keys =
      lane === null
        ? [`account:${name.toLowerCase()}`, `address:${ip}`, ...deviceKey(wish.deviceId)]
        : [lane, ...deviceKey(wish.deviceId)];
    return throttle.inTurn(keys[0]!, () => tryPassword(wish, name, keys, ip));
  }

  async function tryPassword(wish: LoginWish, name: string, keys: string[], ip: string): Promise<Identified> {
    const failures = await throttle.check(keys);
    await requireCaptcha(wish, failures, keys[0]!);

    const member = await members.byName(pool, name);
    const standing = await passwords.standing(pool, member?.id ?? NOBODY, ip);
    const password = wish.remembered === '' ? wish.password : remembering.open(wish, name);
    const isRight = await verifyPassword(standing?.credential.passwordHash ?? null, password);
    if (!isRight || !member || !standing) {
      await throttle.failed(keys);
      const captcha = await asksCaptcha((failures.get(keys[0]!) ?? 0) + 1, addressFailures(failures) + 1);
      throw new ApiError('WRONG_CREDENTIALS', { captcha });
    }
    admit(member, wish.agentArea);
    if (failures.has(keys[0]!)) await throttle.succeeded([keys[0]!]);
    const remembered = wish.remember ? remembering.seal(wish, name, password) : null;
    const { passwordHash } = standing.credential;
    const flags = { ...(await flagsOf(standing.credential)), method: 'password' as const, remembered, passwordHash };
    return finish(member, flags, await waysAfterPassword(member.id, standing), null);
  }

  async function identifyBySms(wish: LoginWish, visitor: Visitor): Promise<Identified> {
    const { whitelabel, countries } = await settings();
    if (!whitelabel['SMSLOGIN']) throw new ApiError('LOGIN_METHOD_CLOSED');
    const mobile = mobileOf(countries, wish.countryDialingCode, wish.username);
    const asker = await visitor.asker(smsTo(mobile));
    const proof = await phoneProofs.check('login', mobile, asker, { ...wish, code: wish.password });
    return identifyByCode(wish, await members.byMobile(pool, mobile), { method: 'sms', proof });
  }

  async function identifyByDynamicPassword(wish: LoginWish, visitor: Visitor): Promise<Identified> {
    if (!(await settings()).whitelabel['DYNAMICPASS']) throw new ApiError('LOGIN_METHOD_CLOSED');
    const name = wish.username.trim();
    const target = ownOf(name);
    const code = await codes.check('dynamic', target, await visitor.asker(target), wish.password);
    const proof: Proof = (tx) => codes.use(tx, code);
    return identifyByCode(wish, await members.byName(pool, name), { method: 'dynamic', proof });
  }

  /** The code was right: the member whose number or name it was sent for comes in. */
  async function identifyByCode(
    { agentArea }: LoginWish,
    member: Member | null,
    { method, proof }: { method: 'sms' | 'dynamic'; proof: Proof },
  ): Promise<Identified> {
    if (!member) throw new ApiError('INVALID_VERIFICATION_CODE');
    const identified = { ...(await unforced(member, agentArea)), method };
    return finish(member, identified, await waysAfterProof(member.id), proof);
  }

  /** By a passkey: its device has verified its holder. Nothing else is asked. */
  async function identifyByPasskey(wish: PasskeyWish, ip: string): Promise<Identified> {
    const keys = [`address:${ip}`, ...deviceKey(wish.deviceId)];
    const { memberId, proof } = await throttle.slowed(keys, () => passkeys.verify(wish.response));
    const member = await members.byId(pool, memberId);
    if (!member) throw new ApiError('PASSKEY_REFUSED');
    const { username } = member;
    const identified = await unforced(member, wish.agentArea);
    return { memberId, username, ...identified, method: 'passkey', proof, ticket: null };
  }

  /** By a linked account: its provider has verified the member. */
  async function identifyByProvider(
    memberId: string,
    { agentArea, proof }: { agentArea: boolean; proof: Proof },
  ): Promise<Identified> {
    const member = await members.byId(pool, memberId);
    if (!member) throw new ApiError('PROVIDER_LOGIN_FAILED');
    const identified = { ...(await unforced(member, agentArea)), method: 'provider' as const };
    return finish(member, identified, await waysAfterProof(member.id), proof);
  }

  /** For a sign-in without a password: none has to be changed (specification, section 4). */
  async function unforced(member: Member, agentArea: boolean) {
    const credential = await passwords.find(pool, member.id);
    if (!credential) throw new ApiError('WRONG_CREDENTIALS');
    admit(member, agentArea);
    const firstTimeLogin = !credential.firstLoginSeen;
    return { firstTimeLogin, passwordExpired: false, defaultPassword: false, remembered: null, passwordHash: null };
  }

  /** Letters, once failures have asked for them. @throws ApiError CAPTCHA_REQUIRED or CAPTCHA_CHECK_FAILED */
  async function requireCaptcha(wish: LoginWish, failures: Map<string, number>, accountKey: string): Promise<void> {
    if (!(await asksCaptcha(failures.get(accountKey) ?? 0, addressFailures(failures)))) return;
    if (wish.captcha.trim() === '') throw new ApiError('CAPTCHA_REQUIRED', { captcha: true });
    await challenges.checkCaptcha(wish.captchaKey, wish.captcha);
  }

  async function asksCaptcha(ofAccount: number, ofAddress: number): Promise<boolean> {
    const { captchaAfterFailures } = (await settings()).signIn;
    return ofAccount >= captchaAfterFailures || ofAddress >= ADDRESS_FAILURES_BEFORE_CAPTCHA;
  }

  async function flagsOf({ firstLoginSeen, isDefault, changedAt }: Credential) {
    const { whitelabel, signIn } = await settings();
    return {
      firstTimeLogin: !firstLoginSeen,
      passwordExpired: isExpired(changedAt, signIn.passwordExpiryDays, clock.now()),
      defaultPassword: isDefault && whitelabel['FORCEPASSCHANGE'] === true,
    };
  }

  /** Lets the member in, or asks for more where there are ways to. */
  async function finish(
    member: Member,
    flags: Omit<Identified, 'memberId' | 'username' | 'proof' | 'ticket'>,
    ways: readonly Way[],
    proof: Proof | null,
  ): Promise<Identified> {
    const { id: memberId, username } = member;
    if (ways.length === 0) return { memberId, username, ...flags, proof, ticket: null };
    const ticket = await challenges.openTicket(memberId, { ...flags, ways: ways.map(({ method }) => method) });
    throw new ApiError('EXTRA_VERIFICATION_REQUIRED', { ticket, methods: [...ways] } satisfies ExtraVerification);
  }

  /** An authenticator is always asked for; any other proof, at an address that the member never signed in from. */
  async function waysAfterPassword(memberId: string, { hasAuthenticator, isKnownAddress }: Standing): Promise<Way[]> {
    if (hasAuthenticator) return authenticatorOnly;
    if (isKnownAddress !== false || !(await settings()).signIn.extraVerification) return [];
    return waysOf({ ...(await members.profile(pool, memberId)), hasAuthenticator });
  }

  /** A code to the member's own telephone or mailbox is proof enough at a new address. */
  const waysAfterProof = async (memberId: string): Promise<Way[]> =>
    (await authenticators.isOn(pool, memberId)) ? authenticatorOnly : [];

  async function readTicket(ticket: string) {
    const { memberId, content } = await challenges.readTicket(ticket);
    return { memberId, ...TicketContent.parse(content) };
  }

  async function memberOf(memberId: string): Promise<Member> {
    const member = await members.byId(pool, memberId);
    if (!member) throw new ApiError('VERIFICATION_REQUIRED');
    return member;
  }

  function askerBy(ticket: string, { username }: Member, { device, ip }: Visitor): Asker {
    return { holder: ticket, strangerAt: devices.isKnown(device, memberAccount(username)) ? null : ip };
  }

  /** Where a verification's code goes: the member's own number or mailbox. */
  async function codeTargetOf(memberId: string, method: 'mobile' | 'email'): Promise<CodeTarget> {
    const { mobile, email } = await members.profile(pool, memberId);
    if (method === 'mobile' && mobile !== null) return smsTo(mobile);
    if (method === 'email' && email !== '') return { channel: 'email', address: email };
    throw new ApiError('VERIFICATION_REQUIRED');
  }

  return {
    identify,
    identifyByPasskey,
    identifyByProvider,

    /** The code that a sign-in asks for as one more proof. It is tied to the sign-in's ticket. */
    async verificationCode(
      ticket: string,
      method: 'mobile' | 'email',
      { visitor, language }: { visitor: Visitor; language: Language },
    ): Promise<CodeWish> {
      const { memberId, ways } = await readTicket(ticket);
      if (!ways.includes(method)) throw new ApiError('VERIFICATION_REQUIRED');
      const target = await codeTargetOf(memberId, method);
      const asker = askerBy(ticket, await memberOf(memberId), visitor);
      return { purpose: 'verify', target, toMembersOnly: false, asker, language };
    },

    /**
     * Goes on with a sign-in that asked for one more proof. Whoever comes this far knows the password; guesses are counted
     * by the known browser, else by address, so that they do not lock the member's own browser out.
     */
    async verify({ ticket, method, answer }: Verifying, visitor: Visitor): Promise<Identified> {
      const { memberId, ways, ...flags } = await readTicket(ticket);
      if (!ways.includes(method)) throw new ApiError('VERIFICATION_REQUIRED');
      const member = await memberOf(memberId);
      const prove = async (): Promise<Proof | null> => {
        if (method === 'mobile' || method === 'email') {
          const asker = askerBy(ticket, member, visitor);
          const code = await codes.check('verify', await codeTargetOf(memberId, method), asker, answer);
          return (tx) => codes.use(tx, code);
        }
        const isRight =
          method === 'authenticator'
            ? await authenticators.isProof(memberId, answer.trim())
            : isSameName((await members.profile(pool, memberId)).payeeName, answer);
        if (!isRight) throw new ApiError('INVALID_VERIFICATION_CODE');
        return null;
      };
      const lane = devices.laneOf(visitor.device, memberAccount(member.username));
      const proof =
        lane === null
          ? await throttle.guard(`verify:${memberId} ${visitor.ip}`, prove, [`everywhere:verify ${memberId}`])
          : await throttle.guard(`verify:${memberId} ${lane}`, prove);
      admit(member, false);
      return { memberId, username: member.username, ...flags, proof, ticket };
    },

    /**
     * Opens the session and uses up what proved the member.
     *
     * @throws ApiError WRONG_CREDENTIALS where the password was replaced meanwhile: that ended all sessions, and must end this one
     */
    async signIn(tx: WriteHandle, identified: Identified, caller: Caller): Promise<SignedIn> {
      const { memberId, username: _, method, proof, ticket, remembered, passwordHash, ...flags } = identified;
      await proof?.(tx);
      if (ticket) await challenges.closeTicket(tx, ticket);
      if (passwordHash !== null && !(await passwords.hold(tx, memberId, passwordHash))) {
        throw new ApiError('WRONG_CREDENTIALS');
      }
      const token = await sessions.open(tx, memberId, method, caller);
      return { token, ...flags, ...(remembered === null ? {} : { remembered }) };
    },

    firstLogin: (tx: WriteHandle, memberId: string): Promise<void> => passwords.noteFirstLogin(tx, memberId),

    async isFirstLogin(memberId: string): Promise<boolean> {
      return !(await passwords.find(pool, memberId))?.firstLoginSeen;
    },
  };
}

export type SignIn = ReturnType<typeof createSignInService>;

function deviceKey(deviceId: string): string[] {
  return deviceId === '' ? [] : [`device:${deviceId}`];
}

function addressFailures(failures: Map<string, number>): number {
  return Math.max(0, ...Array.from(failures, ([key, count]) => (key.startsWith('address:') ? count : 0)));
}

function admit(member: Member, agentArea: boolean): void {
  const refusal = refusalOf({ status: member.status, ...accountFlags(member.type) }, agentArea);
  if (refusal) throw new ApiError(refusal);
}
