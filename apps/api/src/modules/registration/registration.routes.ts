import {
  agentAffiliate,
  countryCodes,
  referralCodeKind,
  register,
  registerMobile,
  registerOneClick,
  registerSettings,
  registerSms,
  registrationValidators,
  shownFields,
  type SignedIn,
} from '@champa/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { inTransaction, type Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { route } from '../../platform/http/route.ts';
import { memberAccount } from '../member/index.ts';
import { callerOf, type Caller } from '../sessions/index.ts';
import type { Devices } from '../throttle/index.ts';
import { type Asker, type BrowserCodes, type Challenges, mobileOf, smsTo } from '../verification/index.ts';
import type { Invitations } from './invitations.ts';
import {
  type Letters,
  type NewAccount,
  presentRegisterSettings,
  type RegistrationService,
} from './registration.service.ts';
import type { RegistrationRules } from './registration.settings.ts';

type Needs = {
  pool: Pool;
  invitations: Invitations;
  registration: RegistrationService;
  browserCodes: BrowserCodes;
  devices: Devices;
  challenges: Challenges;
  settings: () => Promise<RegistrationRules>;
};

export function registrationRoutes(app: FastifyInstance, needs: Needs): void {
  const { pool, invitations, registration, browserCodes, devices, challenges, settings } = needs;

  route(app, registerSettings, async () => presentRegisterSettings(await settings()));

  route(app, registrationValidators, async () => {
    const fields = shownFields(presentRegisterSettings(await settings()), 'username');
    return { validators: Object.fromEntries(fields.map(({ name, ...rule }) => [name, rule])) };
  });

  route(app, countryCodes, async () => ({ list: (await settings()).countries }));

  route(app, agentAffiliate, async ({ query: { code, domain }, ip }) => {
    await invitations.look(code, domain, ip);
    return { code: code.trim() };
  });

  route(app, referralCodeKind, async ({ query: { code, domain }, ip }) => ({
    kind: await invitations.kindOf(code, domain, ip),
  }));

  route(app, register, async (call) => {
    const caller = await callerOf(call.request, settings, call.body);
    const wanted = { ...call.body, language: caller.language, asker: newcomer(call.request) };
    return signUp(call, await registration.prepare('username', wanted), caller);
  });

  route(app, registerMobile, async (call) => {
    const caller = await callerOf(call.request, settings, call.body);
    const wanted = { ...call.body, language: caller.language, asker: newcomer(call.request) };
    return signUp(call, await registration.prepare('mobile', wanted), caller);
  });

  route(app, registerOneClick, async (call) => {
    const caller = await callerOf(call.request, settings, call.body);
    const wanted = { ...call.body, language: caller.language, asker: newcomer(call.request) };
    const { account, password } = await registration.prepareOneClick(wanted);
    return { ...(await signUp(call, account, caller)), username: account.username, password };
  });

  route(app, registerSms, async (call) => {
    const { body, request } = call;
    const all = await settings();
    if (!presentRegisterSettings(all)[body.regType]) throw new ApiError('REGISTRATION_CLOSED');
    const mobile = mobileOf(all.countries, body.countryDialingCode, body.mobileNo);
    await challenges.requireCheck(body.check);
    const { language } = await callerOf(request, settings);
    const wish = { purpose: 'register', target: smsTo(mobile), toMembersOnly: false, language } as const;
    return { expiredMinutes: await browserCodes.send(call, wish) };
  });

  /** Nobody has a new account yet: whoever makes it is a stranger to their number. */
  const newcomer = (request: FastifyRequest): Asker => ({ holder: devices.of(request).id, strangerAt: request.ip });

  type SigningUp = { request: FastifyRequest; body: Letters; setCookie: (header: string) => void };

  async function signUp(call: SigningUp, account: NewAccount, caller: Caller): Promise<SignedIn> {
    const { request, body, setCookie } = call;
    await registration.admit(caller.ip, body);
    const signedIn = await inTransaction(pool, (tx) => registration.register(tx, account, caller));
    const device = devices.signedIn(devices.of(request), memberAccount(account.username));
    setCookie(devices.cookie(request, device));
    return signedIn;
  }
}
