import { forgotPasswordEmail, forgotPasswordSms, setPasswordByEmail, setPasswordByPhone } from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import { inTransaction, type Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { route } from '../../platform/http/route.ts';
import type { Member, Members } from '../member/index.ts';
import type { Settings } from '../site/index.ts';
import { callerOf } from './caller.ts';
import type { Challenges } from './challenges.service.ts';
import type { Codes, CodeTarget, CodeWish } from './codes.service.ts';
import type { Notices } from './notices.service.ts';
import { mailboxName, type Passwords } from './passwords.service.ts';
import type { PhoneProofs } from './phone-provider.service.ts';
import type { Proof } from './proof.ts';
import { mobileOf, smsTo } from './registration.service.ts';
import type { Throttle } from './throttle.service.ts';

type Needs = {
  pool: Pool;
  members: Members;
  passwords: Passwords;
  codes: Codes;
  phoneProofs: PhoneProofs;
  challenges: Challenges;
  notices: Notices;
  throttle: Throttle;
  settings: () => Promise<Settings>;
  signedOut: (memberId: string) => void;
};

/** Forgotten passwords. No answer tells whether there is such a member: who does not exist gets no code, and that is all. */
export function recoveryRoutes(app: FastifyInstance, needs: Needs): void {
  const { pool, members, passwords, codes, phoneProofs, challenges, notices, throttle, settings, signedOut } = needs;

  route(app, forgotPasswordSms, async ({ body, request, ip }) => {
    const mobile = await mobileFrom(body);
    await challenges.requireCheck(body.check);
    const { language } = await callerOf(request, settings);
    const wish: CodeWish = { purpose: 'forgot', target: smsTo(mobile), toMembersOnly: true, ip, language };
    await codes.admit(wish);
    return { expiredMinutes: await inTransaction(pool, (tx) => codes.send(tx, wish)) };
  });

  route(app, setPasswordByPhone, async ({ body }) => {
    const mobile = await mobileFrom(body);
    await passwords.requireRule(body.newPassword, [mobile]);
    const proof = await phoneProofs.check('forgot', mobile, { ...body, code: body.verificationCode });
    await replace(await members.byMobile(pool, mobile), proof, body.newPassword);
    return {};
  });

  route(app, forgotPasswordEmail, async ({ body, request, ip }) => {
    const target = mailboxOf(body);
    const { language } = await callerOf(request, settings);
    const wish: CodeWish = { purpose: 'forgot', target, toMembersOnly: true, ip, language };
    await codes.admit(wish);
    const expiredMinutes = await inTransaction(pool, (tx) => codes.send(tx, wish));
    return { message: 'in_been_out' as const, expiredMinutes };
  });

  route(app, setPasswordByEmail, async ({ body }) => {
    const target = mailboxOf(body);
    await passwords.requireRule(body.newPassword, [body.username, mailboxName(body.email)]);
    const code = await codes.check('forgot', target, body.verificationCode);
    const proof: Proof = (tx) => codes.use(tx, code);
    await replace(await members.byName(pool, body.username.trim()), proof, body.newPassword);
    return {};
  });

  async function replace(member: Member | null, proof: Proof, newPassword: string): Promise<void> {
    if (member?.status !== 'active') throw new ApiError('INVALID_VERIFICATION_CODE');
    // Before the code was right, what is wrong with a password must not tell how its member is called.
    await passwords.requireRuleFor(pool, member.id, newPassword);
    const passwordHash = await passwords.hash(newPassword);
    await inTransaction(pool, async (tx) => {
      await proof(tx);
      await passwords.replace(tx, member.id, passwordHash, null);
      await notices.send(tx, member.id, 'password');
    });
    // Who had to wait for his wrong guesses has shown now who he is.
    await throttle.succeeded([`account:${member.username.toLowerCase()}`]);
    signedOut(member.id);
  }

  async function mobileFrom(body: { mobileNum: string; countryDialingCode: string }): Promise<string> {
    return mobileOf((await settings()).countries, body.countryDialingCode, body.mobileNum);
  }
}

/** The mailbox of an account, as the visitor names both. @throws ApiError VALIDATION where one is missing */
function mailboxOf({ username, email }: { username: string; email: string }): CodeTarget {
  const [name, address] = [username.trim(), email.trim()];
  const fields = {
    ...(name === '' ? { username: 'required' } : {}),
    ...(address === '' ? { email: 'required' } : {}),
  };
  if (Object.keys(fields).length > 0) throw new ApiError('VALIDATION', { fields });
  return { channel: 'email', address, username: name };
}
