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
} from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import { inTransaction, type Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { route } from '../../platform/http/route.ts';
import { callerOf } from '../sessions/index.ts';
import { type Challenges, type Codes, type CodeWish, mobileOf, smsTo } from '../verification/index.ts';
import type { Invitations } from './invitations.ts';
import { presentRegisterSettings, type RegistrationService } from './registration.service.ts';
import type { RegistrationRules } from './registration.settings.ts';

type Needs = {
  pool: Pool;
  invitations: Invitations;
  registration: RegistrationService;
  codes: Codes;
  challenges: Challenges;
  settings: () => Promise<RegistrationRules>;
};

export function registrationRoutes(app: FastifyInstance, needs: Needs): void {
  const { pool, invitations, registration, codes, challenges, settings } = needs;

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

  route(app, register, async ({ body, request }) => {
    const caller = await callerOf(request, settings, body);
    const account = await registration.prepare('username', { ...body, language: caller.language });
    await registration.admit(caller.ip, body);
    return inTransaction(pool, (tx) => registration.register(tx, account, caller));
  });

  route(app, registerMobile, async ({ body, request }) => {
    const caller = await callerOf(request, settings, body);
    const account = await registration.prepare('mobile', { ...body, language: caller.language });
    await registration.admit(caller.ip, body);
    return inTransaction(pool, (tx) => registration.register(tx, account, caller));
  });

  route(app, registerOneClick, async ({ body, request }) => {
    const caller = await callerOf(request, settings, body);
    const { account, password } = await registration.prepareOneClick({ ...body, language: caller.language });
    await registration.admit(caller.ip, body);
    const signedIn = await inTransaction(pool, (tx) => registration.register(tx, account, caller));
    return { ...signedIn, username: account.username, password };
  });

  route(app, registerSms, async ({ body, request, ip }) => {
    const all = await settings();
    if (!presentRegisterSettings(all)[body.regType]) throw new ApiError('REGISTRATION_CLOSED');
    const mobile = mobileOf(all.countries, body.countryDialingCode, body.mobileNo);
    await challenges.requireCheck(body.check);
    const { language } = await callerOf(request, settings);
    const wish: CodeWish = { purpose: 'register', target: smsTo(mobile), toMembersOnly: false, ip, language };
    await codes.admit(wish);
    return { expiredMinutes: await inTransaction(pool, (tx) => codes.send(tx, wish)) };
  });
}
