import {
  type Balance,
  dynamicPassword,
  extraVerification,
  extraVerificationCode,
  firstLogin,
  freePlay,
  login,
  loginInfo,
  loginSms,
  memberInfo,
  passkeyLogin,
  passkeyOptions,
  type VipState,
} from '@champa/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { inTransaction, type Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { MemberPrincipal } from '../../platform/http/principal.ts';
import { route } from '../../platform/http/route.ts';
import type { Passkeys } from '../credentials/index.ts';
import type { Member, Members } from '../member/index.ts';
import { callerOf } from '../sessions/index.ts';
import type { Devices } from '../throttle/index.ts';
import { type BrowserCodes, type Challenges, type Codes, mobileOf, ownOf, smsTo } from '../verification/index.ts';
import type { FreePlay } from './free-play.service.ts';
import type { OpenSession } from './opening.ts';
import { presentMember } from './sign-in.present.ts';
import type { SignIn, Visitor } from './sign-in.service.ts';
import type { SignInRules } from './sign-in.settings.ts';

/** Of trial accounts, and where the brand has no ranks. */
export const NO_VIP: VipState = { hasVip: false, vipLabelName: null, vipRankLevel: null };

type Needs = {
  pool: Pool;
  members: Members;
  signIn: SignIn;
  passkeys: Passkeys;
  codes: Codes;
  browserCodes: BrowserCodes;
  devices: Devices;
  challenges: Challenges;
  freePlay: FreePlay;
  settings: () => Promise<SignInRules>;
  openSession: OpenSession;
  balanceOf: (memberId: string) => Promise<Balance>;
  unreadMessages: (memberId: string) => Promise<number>;
  vipOf: (memberId: string) => Promise<VipState>;
  /** How many promotions run now. */
  promotionCount: () => number;
  /** The address of a member's icon. */
  iconOf: (member: Member) => string;
};

export function signInRoutes(app: FastifyInstance, needs: Needs): void {
  const { pool, members, signIn, codes, browserCodes, devices, challenges, settings } = needs;
  const { openSession, balanceOf, unreadMessages } = needs;

  route(app, login, async (call) => openSession(call, await signIn.identify(call.body, visitorOf(call.request))));

  route(app, loginSms, async (call) => {
    const { body, request } = call;
    const { whitelabel, countries } = await settings();
    if (!whitelabel['SMSLOGIN']) throw new ApiError('LOGIN_METHOD_CLOSED');
    const mobile = mobileOf(countries, body.countryDialingCode, body.mobileNum);
    await challenges.requireCheck(body.check);
    const { language } = await callerOf(request, settings);
    const wish = { purpose: 'login', target: smsTo(mobile), toMembersOnly: true, language } as const;
    return { expiredMinutes: await browserCodes.send(call, wish) };
  });

  route(app, dynamicPassword, async (call) => {
    const { body, request } = call;
    if (!(await settings()).whitelabel['DYNAMICPASS']) throw new ApiError('LOGIN_METHOD_CLOSED');
    const name = body.username.trim();
    if (name === '') throw new ApiError('VALIDATION', { fields: { username: 'required' } });
    await challenges.requireCheck(body.check);
    const { language } = await callerOf(request, settings);
    const wish = { purpose: 'dynamic', target: ownOf(name), toMembersOnly: true, language } as const;
    return { expiredMinutes: await browserCodes.send(call, wish) };
  });

  route(app, passkeyOptions, ({ ip }) => needs.passkeys.ask(ip));

  route(app, passkeyLogin, async (call) => openSession(call, await signIn.identifyByPasskey(call.body, call.ip)));

  route(app, extraVerificationCode, async ({ body, request }) => {
    const { language } = await callerOf(request, settings);
    const wish = await signIn.verificationCode(body.ticket, body.method, { visitor: visitorOf(request), language });
    return { expiredMinutes: await codes.request(wish) };
  });

  route(app, extraVerification, async (call) =>
    openSession(call, await signIn.verify(call.body, visitorOf(call.request))),
  );

  route(app, freePlay, async ({ body, request, ip }) => {
    await needs.freePlay.admit(body.token, ip);
    const caller = await callerOf(request, settings);
    return inTransaction(pool, (tx) => needs.freePlay.open(tx, caller));
  });

  route(app, firstLogin, ({ principal }) =>
    inTransaction(pool, async (tx) => {
      await signIn.firstLogin(tx, principal.memberId);
      return {};
    }),
  );

  route(app, memberInfo, ({ principal }) => member(principal));

  route(app, loginInfo, async ({ principal }) => {
    const [account, money, firstTimeLogin, unreadMessage, vip] = await Promise.all([
      member(principal),
      balanceOf(principal.memberId),
      signIn.isFirstLogin(principal.memberId),
      principal.isTrial ? 0 : unreadMessages(principal.memberId),
      principal.isTrial ? NO_VIP : needs.vipOf(principal.memberId),
    ]);
    const { balance, version } = money;
    const availablePromoCount = needs.promotionCount();
    return { member: account, balance, version, firstTimeLogin, unreadMessage, availablePromoCount, ...vip };
  });

  function visitorOf(request: FastifyRequest): Visitor {
    return { device: devices.of(request), ip: request.ip, asker: (target) => browserCodes.asker(request, target) };
  }

  async function member(principal: MemberPrincipal) {
    const found = await members.byId(pool, principal.memberId);
    if (!found) throw new ApiError('NOT_LOGGED_IN');
    return presentMember(found, principal, needs.iconOf(found));
  }
}
