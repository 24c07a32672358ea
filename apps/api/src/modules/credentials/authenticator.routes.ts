import { authenticatorState, beginAuthenticator, confirmAuthenticator, removeAuthenticator } from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import { inTransaction, type Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { trueMember } from '../../platform/http/principal.ts';
import { route } from '../../platform/http/route.ts';
import type { Members } from '../member/index.ts';
import type { SiteSettings } from '../site/index.ts';
import type { Throttle } from '../throttle/index.ts';
import type { Notices } from '../verification/index.ts';
import type { Authenticators } from './authenticator.service.ts';
import type { Passwords } from './passwords.service.ts';

type Needs = {
  pool: Pool;
  members: Members;
  passwords: Passwords;
  authenticators: Authenticators;
  notices: Notices;
  throttle: Throttle;
  settings: () => Promise<Pick<SiteSettings, 'brand'>>;
};

/** A member's authenticator application: put on, confirmed, taken off. */
export function authenticatorRoutes(app: FastifyInstance, needs: Needs): void {
  const { pool, members, passwords, authenticators, notices, throttle, settings } = needs;

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
}
