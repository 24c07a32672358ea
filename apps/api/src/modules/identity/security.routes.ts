import {
  authenticatorState,
  beginAuthenticator,
  changePassword,
  changePasswordCode,
  confirmAuthenticator,
  loginHistory,
  memberSessions,
  removeAuthenticator,
  revokeOtherSessions,
  revokeSession,
} from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import { inTransaction, type Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { trueMember } from '../../platform/http/principal.ts';
import { route } from '../../platform/http/route.ts';
import type { Members } from '../member/index.ts';
import type { Settings } from '../site/index.ts';
import type { Authenticators } from './authenticator.service.ts';
import { callerOf } from './caller.ts';
import type { Codes, CodeTarget, CodeWish } from './codes.service.ts';
import { hideAddress, hideNumber } from './domain/extra-verification.ts';
import { presentSignIn } from './identity.present.ts';
import type { Notices } from './notices.service.ts';
import type { Passwords } from './passwords.service.ts';
import { smsTo } from './registration.service.ts';
import type { Sessions } from './sessions.service.ts';
import type { Throttle } from './throttle.service.ts';

type Needs = {
  pool: Pool;
  members: Members;
  passwords: Passwords;
  sessions: Sessions;
  codes: Codes;
  authenticators: Authenticators;
  notices: Notices;
  throttle: Throttle;
  settings: () => Promise<Settings>;
  signedOut: (memberId: string) => void;
};

export function securityRoutes(app: FastifyInstance, needs: Needs): void {
  const { pool, members, passwords, sessions, codes, authenticators, notices, throttle, settings, signedOut } = needs;

  route(app, changePassword, async ({ principal, body }) => {
    const { memberId, sessionId } = trueMember(principal);
    const passwordHash = await passwords.prepareChange(pool, memberId, body);
    const target = await changeTarget(memberId);
    const code = target && (await codes.check('change', target, body.verificationCode));
    await inTransaction(pool, async (tx) => {
      if (code) await codes.use(tx, code);
      await passwords.replace(tx, memberId, passwordHash, sessionId);
      await notices.send(tx, memberId, 'password');
    });
    signedOut(memberId);
    return {};
  });

  route(app, changePasswordCode, async ({ principal, request, ip }) => {
    const target = await changeTarget(trueMember(principal).memberId);
    if (!target) throw new ApiError('SMS_UNAVAILABLE');
    const { language } = await callerOf(request, settings);
    const wish: CodeWish = { purpose: 'change', target, toMembersOnly: false, ip, language };
    await codes.admit(wish);
    const expiredMinutes = await inTransaction(pool, (tx) => codes.send(tx, wish));
    return target.channel === 'sms'
      ? { expiredMinutes, method: 'mobile' as const, hint: hideNumber(target.address) }
      : { expiredMinutes, method: 'email' as const, hint: hideAddress(target.address) };
  });

  route(app, memberSessions, async ({ principal }) => {
    const list = await sessions.list(pool, trueMember(principal).memberId);
    return { list: list.map((row) => presentSignIn(row, principal.sessionId)) };
  });

  route(app, loginHistory, async ({ principal }) => {
    const list = await sessions.history(pool, trueMember(principal).memberId);
    return { list: list.map((row) => presentSignIn(row, principal.sessionId)) };
  });

  route(app, revokeSession, async ({ principal, params }) => {
    const { memberId } = trueMember(principal);
    const ended = await inTransaction(pool, (tx) => sessions.close(tx, memberId, params.id));
    if (!ended) throw new ApiError('NOT_FOUND');
    signedOut(memberId);
    return {};
  });

  route(app, revokeOtherSessions, async ({ principal }) => {
    const { memberId, sessionId } = trueMember(principal);
    await inTransaction(pool, (tx) => sessions.closeOthers(tx, memberId, sessionId));
    signedOut(memberId);
    return {};
  });

  route(app, authenticatorState, async ({ principal }) => ({
    isOn: await authenticators.isOn(pool, trueMember(principal).memberId),
  }));

  route(app, beginAuthenticator, async ({ principal, body }) => {
    const { memberId } = trueMember(principal);
    await passwords.requireOwn(pool, memberId, body.password, 'password');
    const member = await members.byId(pool, memberId);
    if (!member) throw new ApiError('NOT_LOGGED_IN');
    const { brand } = await settings();
    return inTransaction(pool, (tx) => authenticators.begin(tx, memberId, member.username, brand.name));
  });

  route(app, confirmAuthenticator, async ({ principal, body }) => {
    const { memberId } = trueMember(principal);
    const recoveryCodes = await slowed(memberId, () =>
      inTransaction(pool, async (tx) => {
        const codesOnce = await authenticators.confirm(tx, memberId, body.code.trim());
        await notices.send(tx, memberId, 'authenticator');
        return codesOnce;
      }),
    );
    return { recoveryCodes };
  });

  route(app, removeAuthenticator, async ({ principal, body }) => {
    const { memberId } = trueMember(principal);
    await slowed(memberId, async () => {
      if (!(await authenticators.isProof(memberId, body.code.trim()))) throw new ApiError('INVALID_VERIFICATION_CODE');
    });
    await inTransaction(pool, async (tx) => {
      await authenticators.remove(tx, memberId);
      await notices.send(tx, memberId, 'authenticator');
    });
    return {};
  });

  /** Slows guessing of an authenticator's codes down. */
  const slowed = <T>(memberId: string, work: () => Promise<T>): Promise<T> =>
    throttle.guard(`authenticator:${memberId}`, work);

  /** Where the code of a change of password goes, if the brand asks for one and the member can get one. */
  async function changeTarget(memberId: string): Promise<CodeTarget | null> {
    if (!(await settings()).whitelabel.CHNGPASSVERIF3) return null;
    const { mobile, email } = await members.profile(pool, memberId);
    if (mobile !== null) return smsTo(mobile);
    return email === '' ? null : { channel: 'email', address: email };
  }
}
