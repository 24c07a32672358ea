import { changePassword, changePasswordCode } from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import { inTransaction, type Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { trueMember } from '../../platform/http/principal.ts';
import { route } from '../../platform/http/route.ts';
import type { Members } from '../member/index.ts';
import { callerOf, type Sessions } from '../sessions/index.ts';
import type { SiteSettings } from '../site/index.ts';
import {
  type Codes,
  type CodeTarget,
  hideAddress,
  hideNumber,
  memberAsker,
  type Notices,
  smsTo,
} from '../verification/index.ts';
import type { Passwords } from './passwords.service.ts';

type Needs = {
  pool: Pool;
  members: Members;
  passwords: Passwords;
  sessions: Sessions;
  codes: Codes;
  notices: Notices;
  settings: () => Promise<Pick<SiteSettings, 'brand' | 'whitelabel'>>;
};

/** A member's login password, changed by its owner. */
export function passwordRoutes(app: FastifyInstance, needs: Needs): void {
  const { pool, members, passwords, sessions, codes, notices, settings } = needs;

  route(app, changePassword, async ({ principal, body }) => {
    const { memberId, sessionId } = trueMember(principal);
    const passwordHash = await passwords.prepareChange(pool, memberId, body);
    const target = await changeTarget(memberId);
    const code = target && (await codes.check('change', target, memberAsker(memberId), body.verificationCode));
    await inTransaction(pool, async (tx) => {
      if (code) await codes.use(tx, code);
      await passwords.replace(tx, memberId, passwordHash, sessionId);
      await notices.send(tx, memberId, 'password');
    });
    sessions.ended(memberId);
    return {};
  });

  route(app, changePasswordCode, async ({ principal, request }) => {
    const { memberId } = trueMember(principal);
    const target = await changeTarget(memberId);
    if (!target) throw new ApiError('SMS_UNAVAILABLE');
    const { language } = await callerOf(request, settings);
    const asker = memberAsker(memberId);
    const expiredMinutes = await codes.request({ purpose: 'change', target, toMembersOnly: false, asker, language });
    return target.channel === 'sms'
      ? { expiredMinutes, method: 'mobile' as const, hint: hideNumber(target.address) }
      : { expiredMinutes, method: 'email' as const, hint: hideAddress(target.address) };
  });

  /** Where the code of a change of password goes, if the brand asks for one and the member can get one. */
  async function changeTarget(memberId: string): Promise<CodeTarget | null> {
    if (!(await settings()).whitelabel.CHNGPASSVERIF3) return null;
    const { mobile, email } = await members.profile(pool, memberId);
    if (mobile !== null) return smsTo(mobile);
    return email === '' ? null : { channel: 'email', address: email };
  }
}
