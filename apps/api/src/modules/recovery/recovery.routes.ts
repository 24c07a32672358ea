import { forgotPasswordEmail, forgotPasswordSms, setPasswordByEmail, setPasswordByPhone } from '@champa/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { inTransaction, type Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { route } from '../../platform/http/route.ts';
import { mailboxName, type Passwords } from '../credentials/index.ts';
import { type Member, memberAccount, type Members } from '../member/index.ts';
import { callerOf, type Sessions } from '../sessions/index.ts';
import type { SiteSettings } from '../site/index.ts';
import type { Devices, Throttle } from '../throttle/index.ts';
import {
  type BrowserCall,
  type BrowserCodes,
  type Challenges,
  type Codes,
  type CodeTarget,
  type Notices,
  type PhoneProofs,
  type Proof,
  mobileOf,
  smsTo,
} from '../verification/index.ts';

type Needs = {
  pool: Pool;
  members: Members;
  passwords: Passwords;
  codes: Codes;
  browserCodes: BrowserCodes;
  phoneProofs: PhoneProofs;
  challenges: Challenges;
  notices: Notices;
  throttle: Throttle & { devices: Devices };
  sessions: Sessions;
  settings: () => Promise<Pick<SiteSettings, 'brand' | 'countries'>>;
};

/** Forgotten passwords. No answer tells whether there is such a member: for a name that does not exist, no code is sent. */
export function recoveryRoutes(app: FastifyInstance, needs: Needs): void {
  const { pool, members, passwords, codes, browserCodes, phoneProofs, challenges } = needs;
  const { notices, throttle, sessions, settings } = needs;

  route(app, forgotPasswordSms, async (call) => {
    const mobile = await mobileFrom(call.body);
    await challenges.requireCheck(call.body.check);
    return { expiredMinutes: await sendCode(call, smsTo(mobile)) };
  });

  route(app, setPasswordByPhone, async ({ body, request }) => {
    const mobile = await mobileFrom(body);
    await passwords.requireRule(body.newPassword, [mobile]);
    const asker = await browserCodes.asker(request, smsTo(mobile));
    const proof = await phoneProofs.check('forgot', mobile, asker, { ...body, code: body.verificationCode });
    await replace(await members.byMobile(pool, mobile), proof, { ...body, request });
    return {};
  });

  route(app, forgotPasswordEmail, async (call) => {
    const expiredMinutes = await sendCode(call, mailboxOf(call.body));
    return { message: 'in_been_out' as const, expiredMinutes };
  });

  route(app, setPasswordByEmail, async ({ body, request }) => {
    const target = mailboxOf(body);
    await passwords.requireRule(body.newPassword, [body.username, mailboxName(body.email)]);
    const code = await codes.check('forgot', target, await browserCodes.asker(request, target), body.verificationCode);
    const proof: Proof = (tx) => codes.use(tx, code);
    await replace(await members.byName(pool, body.username.trim()), proof, { ...body, request });
    return {};
  });

  async function sendCode(call: BrowserCall, target: CodeTarget): Promise<number> {
    const { language } = await callerOf(call.request, settings);
    return browserCodes.send(call, { purpose: 'forgot', target, toMembersOnly: true, language });
  }

  type Replacement = { newPassword: string; request: FastifyRequest };

  async function replace(member: Member | null, proof: Proof, { newPassword, request }: Replacement): Promise<void> {
    if (member?.status !== 'active') throw new ApiError('INVALID_VERIFICATION_CODE');
    // Only once the code was right: what is wrong with a password would tell a stranger the member's name.
    await passwords.requireRuleFor(pool, member.id, newPassword);
    const passwordHash = await passwords.hash(newPassword);
    await inTransaction(pool, async (tx) => {
      await proof(tx);
      await passwords.replace(tx, member.id, passwordHash, null);
      await notices.send(tx, member.id, 'password');
    });
    // The member has proved themself: the delay for wrong guesses ends.
    const lane = throttle.devices.laneOf(throttle.devices.of(request), memberAccount(member.username));
    await throttle.succeeded([`account:${member.username.toLowerCase()}`, ...(lane === null ? [] : [lane])]);
    sessions.ended(member.id);
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
