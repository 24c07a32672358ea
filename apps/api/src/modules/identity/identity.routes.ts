import {
  type Balance,
  changePassword,
  firstLogin,
  login,
  loginInfo,
  logout,
  memberInfo,
  register,
  registerSettings,
} from '@champa/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { inTransaction, type Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { MemberPrincipal } from '../../platform/http/principal.ts';
import { route } from '../../platform/http/route.ts';
import { languageOf } from '../../platform/http/server.ts';
import type { Members } from '../member/index.ts';
import type { Settings } from '../site/index.ts';
import { type IdentityService, presentMember } from './identity.service.ts';
import type { Caller, Sessions } from './sessions.service.ts';

type Needs = {
  pool: Pool;
  service: IdentityService;
  sessions: Sessions;
  members: Members;
  settings: () => Promise<Settings>;
  balanceOf: (memberId: string) => Promise<Balance>;
  /** Tells the member's open screens that sessions of his have ended. */
  signedOut: (memberId: string) => void;
};

export function identityRoutes(app: FastifyInstance, needs: Needs): void {
  const { pool, service, sessions, members, settings, balanceOf, signedOut } = needs;

  route(app, registerSettings, async () => (await settings()).registration);

  route(app, register, async ({ body, request }) => {
    const language = languageOf(request, (await settings()).brand.defaultLanguage);
    const prepared = await service.prepare({ ...body, language });
    return inTransaction(pool, (tx) => service.register(tx, prepared, callerOf(request)));
  });

  route(app, login, async ({ body, request, ip }) => {
    const identified = await service.identify(pool, body.username, body.password, ip);
    return inTransaction(pool, (tx) => service.signIn(tx, identified, callerOf(request)));
  });

  route(app, logout, async ({ principal }) => {
    await inTransaction(pool, (tx) => sessions.close(tx, principal.sessionId));
    signedOut(principal.memberId);
    return {};
  });

  route(app, firstLogin, ({ principal }) =>
    inTransaction(pool, async (tx) => {
      await service.firstLogin(tx, principal.memberId);
      return {};
    }),
  );

  route(app, memberInfo, ({ principal }) => member(principal));

  route(app, loginInfo, async ({ principal }) => {
    const [account, money, firstTimeLogin] = await Promise.all([
      member(principal),
      balanceOf(principal.memberId),
      service.isFirstLogin(pool, principal.memberId),
    ]);
    return { member: account, balance: money.balance, version: money.version, firstTimeLogin };
  });

  route(app, changePassword, async ({ principal, body }) => {
    const passwordHash = await service.preparePassword(pool, principal.memberId, body);
    await inTransaction(pool, (tx) => service.changePassword(tx, principal, passwordHash));
    signedOut(principal.memberId);
    return {};
  });

  async function member(principal: MemberPrincipal) {
    const found = await members.byId(pool, principal.memberId);
    if (!found) throw new ApiError('NOT_LOGGED_IN');
    return presentMember(found, principal);
  }
}

function callerOf(request: FastifyRequest): Caller {
  return { ip: request.ip, userAgent: request.headers['user-agent'] ?? '' };
}
