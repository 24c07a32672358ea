import {
  bindEmail,
  bindEmailCode,
  bindMobile,
  bindMobileCode,
  checkField,
  proofCode,
  type RegisterField,
  securityOverview,
  setPaymentPassword,
} from '@champa/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { trueMember } from '../../platform/http/principal.ts';
import { route } from '../../platform/http/route.ts';
import { securityLevel, type Passwords, type Sensitive } from '../credentials/index.ts';
import type { Members } from '../member/index.ts';
import { callerOf } from '../sessions/index.ts';
import type { SiteSettings } from '../site/index.ts';
import type { Throttle } from '../throttle/index.ts';
import {
  type Asker,
  type Codes,
  type CodeTarget,
  hideAddress,
  hideNumber,
  memberAsker,
  mobileOf,
} from '../verification/index.ts';

/** The settings that the security centre reads. `registration` is declared by its module, which is created later. */
export type SecurityCentreRules = Pick<SiteSettings, 'brand' | 'countries'> & {
  registration: { fields: RegisterField[] };
};

type Needs = {
  pool: Pool;
  members: Members;
  passwords: Passwords;
  codes: Codes;
  sensitive: Sensitive;
  throttle: Throttle;
  settings: () => Promise<SecurityCentreRules>;
  bankAccountsOf: (memberId: string) => Promise<number>;
};

/** The security centre: what protects an account, and how it is changed. */
export function securityCentreRoutes(app: FastifyInstance, needs: Needs): void {
  const { pool, members, passwords, codes, sensitive, throttle, settings, bankAccountsOf } = needs;

  route(app, securityOverview, async ({ principal }) => {
    const { memberId } = trueMember(principal);
    const [{ has, profile, proofs }, bankAccounts] = await Promise.all([
      sensitive.state(memberId),
      bankAccountsOf(memberId),
    ]);
    const { mobile, mobileVerifiedAt, email, emailVerifiedAt } = profile;
    return {
      loginPassword: has.loginPassword,
      paymentPassword: has.paymentPassword,
      mobile: mobile === null ? null : { hint: hideNumber(mobile), isVerified: mobileVerifiedAt !== null },
      email: email === '' ? null : { hint: hideAddress(email), isVerified: emailVerifiedAt !== null },
      authenticator: has.authenticator,
      bankAccounts,
      passkeys: has.passkeys,
      level: securityLevel(has),
      proofs,
    };
  });

  route(app, proofCode, async ({ principal, body, request }) => {
    const { memberId } = trueMember(principal);
    const { language } = await callerOf(request, settings);
    const { wish, hint } = await sensitive.codeWish(memberId, body, language);
    return { expiredMinutes: await codes.request(wish), hint };
  });

  route(app, bindMobileCode, async ({ principal, body, request }) => {
    const { memberId } = trueMember(principal);
    const mobile = mobileOf((await settings()).countries, body.countryDialingCode, body.mobileNum);
    await requireOther(memberId, { mobile });
    return sendTo(memberId, bindingOf(memberId, 'sms', mobile), request);
  });

  route(app, bindMobile, async ({ principal, body, ip }) => {
    const { memberId } = trueMember(principal);
    const mobile = mobileOf((await settings()).countries, body.countryDialingCode, body.mobileNum);
    await requireOther(memberId, { mobile });
    const target = bindingOf(memberId, 'sms', mobile);
    const code = await codes.check('bind', target, binderOf(memberId, ip), body.verificationCode);
    const wish = { memberId, change: 'mobile', proof: body.proof, notice: 'mobile' } as const;
    await sensitive.carryOut(wish, async (tx) => {
      await codes.use(tx, code);
      if (!(await members.bindMobile(tx, memberId, mobile))) {
        throw new ApiError('MOBILE_TAKEN', { fields: { mobileNum: 'mobile_taken' } });
      }
    });
    return { hint: hideNumber(mobile), isVerified: true };
  });

  route(app, bindEmailCode, async ({ principal, body, request }) => {
    const { memberId } = trueMember(principal);
    const email = await mailboxOf(body.email);
    await requireOther(memberId, { email });
    return sendTo(memberId, bindingOf(memberId, 'email', email), request);
  });

  route(app, bindEmail, async ({ principal, body, ip }) => {
    const { memberId } = trueMember(principal);
    const email = await mailboxOf(body.email);
    await requireOther(memberId, { email });
    const target = bindingOf(memberId, 'email', email);
    const code = await codes.check('bind', target, binderOf(memberId, ip), body.verificationCode);
    const wish = { memberId, change: 'email', proof: body.proof, notice: 'email' } as const;
    await sensitive.carryOut(wish, async (tx) => {
      await codes.use(tx, code);
      await members.bindEmail(tx, memberId, email);
    });
    return { hint: hideAddress(email), isVerified: true };
  });

  route(app, setPaymentPassword, async ({ principal, body }) => {
    const { memberId } = trueMember(principal);
    await passwords.requirePaymentRule(body);
    const paymentHash = await passwords.hash(body.newPassword);
    const wish = { memberId, change: 'paymentPassword', proof: body.proof, notice: 'paymentPassword' } as const;
    await sensitive.carryOut(wish, (tx) => passwords.replacePayment(tx, memberId, paymentHash));
    // The member has proved themself: the delay for wrong guesses of the old one ends.
    await throttle.succeeded([`payment:${memberId}`]);
    return {};
  });

  async function sendTo(memberId: string, target: CodeTarget, request: FastifyRequest) {
    const { language } = await callerOf(request, settings);
    const asker = binderOf(memberId, request.ip);
    const expiredMinutes = await codes.request({ purpose: 'bind', target, toMembersOnly: false, asker, language });
    return { expiredMinutes };
  }

  /** Refuses what is bound and proven already; a number that was only told is proven by binding it. */
  async function requireOther(memberId: string, wanted: { mobile?: string; email?: string }): Promise<void> {
    const { mobile, mobileVerifiedAt, email, emailVerifiedAt } = await members.profile(pool, memberId);
    if (mobileVerifiedAt && wanted.mobile === mobile) {
      throw new ApiError('VALIDATION', { fields: { mobileNum: 'same' } });
    }
    if (emailVerifiedAt && wanted.email?.toLowerCase() === email.toLowerCase()) {
      throw new ApiError('VALIDATION', { fields: { email: 'same' } });
    }
  }

  async function mailboxOf(given: string): Promise<string> {
    const rule = (await settings()).registration.fields.find(({ name }) => name === 'email');
    if (!rule) throw new Error('the registration settings have no rule for e-mail addresses');
    const email = given.trim();
    const failure = checkField({ ...rule, required: true }, email);
    if (failure) throw new ApiError('VALIDATION', { fields: { email: failure } });
    return email;
  }
}

/** Whoever binds a number or mailbox is a stranger to it still. */
function binderOf(memberId: string, ip: string): Asker {
  return { ...memberAsker(memberId), strangerAt: ip };
}

/** A code is for one member: another cannot bind with it. */
function bindingOf(memberId: string, channel: 'sms' | 'email', address: string): CodeTarget {
  return { channel, address, username: memberId };
}
