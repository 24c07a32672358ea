import {
  beginLink,
  beginProvider,
  linkedAccounts,
  providerLogin,
  registerByProvider,
  signInWays,
  unlinkAccount,
} from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import { inTransaction, type Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { trueMember } from '../../platform/http/principal.ts';
import { route, routeOf } from '../../platform/http/route.ts';
import { randomToken } from '../../platform/ids.ts';
import type { LinkedAccounts, OwnProof, WaysIn } from '../credentials/index.ts';
import { memberAccount, type Members } from '../member/index.ts';
import type { RegistrationService } from '../registration/index.ts';
import { callerOf } from '../sessions/index.ts';
import type { Devices } from '../throttle/index.ts';
import type { Notices } from '../verification/index.ts';
import type { OpenSession } from './opening.ts';
import { visitCookie } from './providers.cookie.ts';
import { presentLink } from './providers.present.ts';
import type { CameBack, Providers } from './providers.service.ts';
import type { SignIn } from './sign-in.service.ts';
import type { SignInRules } from './sign-in.settings.ts';

type Needs = {
  pool: Pool;
  members: Members;
  providers: Providers;
  linkedAccounts: LinkedAccounts;
  ownProof: OwnProof;
  waysIn: WaysIn;
  signIn: SignIn;
  registration: RegistrationService;
  notices: Notices;
  settings: () => Promise<SignInRules>;
  openSession: OpenSession;
  devices: Devices;
  publicUrl: string;
};

/** The page of ours that ends a visit to a provider. */
const PAGE = '/login/provider';

export function providerRoutes(app: FastifyInstance, needs: Needs): void {
  const { pool, members, providers, linkedAccounts: links, ownProof, waysIn } = needs;
  const { signIn, registration, notices, settings, openSession, devices } = needs;
  const cookie = visitCookie(needs.publicUrl);

  route(app, signInWays, () => providers.ways());

  app.route({
    ...routeOf(beginProvider),
    handler: async (request, reply) => {
      const { id } = request.params as { id: string };
      const { link, agentArea } = request.body as { link: string; agentArea: boolean };
      const browser = randomToken();
      const url = await providers.begin(id, { browser, link, agentArea, ip: request.ip });
      void reply.header('set-cookie', cookie.write(browser));
      return { success: true, value: { url } };
    },
  });

  // Where a provider sends the browser, not a call of ours: whatever comes, our page is shown. The ticket stands
  // behind the # of its address, which no server and no log sees.
  app.get<{ Params: { id: string } }>(
    '/api/session/providers/:id/callback',
    { schema: { hide: true } as never },
    async (request, reply) => {
      const query = request.url.split('?')[1] ?? '';
      const outcome = await providers.comeBack(request.params.id, query, cookie.read(request)).then(
        (ticket) => `ticket=${ticket}`,
        (error: unknown) => {
          if (!(error instanceof ApiError)) request.log.error({ err: error }, 'a visit to a sign-in provider failed');
          return 'failed';
        },
      );
      return reply.header('cache-control', 'no-store').redirect(`${PAGE}#${outcome}`, 303);
    },
  );

  route(app, providerLogin, async (call) => {
    const { body, request } = call;
    const back = await providers.takeTicket(body.ticket, cookie.read(request));
    if (back.link !== null) return { ...nothing, linked: await linkTo(back.link, back) };
    const memberId = await providers.memberOf(back);
    if (memberId === null) return { ...nothing, newcomer: await providers.welcome(back) };
    const identified = await signIn.identifyByProvider(memberId, {
      agentArea: back.agentArea,
      proof: (tx) => providers.used(tx, memberId, back),
    });
    return { ...nothing, signedIn: await openSession(call, identified) };
  });

  route(app, registerByProvider, async ({ body, request, setCookie }) => {
    await providers.requireNewcomer(body.ticket);
    const caller = await callerOf(request, settings, body);
    const asker = { holder: devices.of(request).id, strangerAt: caller.ip };
    const account = await registration.prepareByProvider({ ...body, language: caller.language, asker });
    await registration.spendAllowance(caller.ip);
    const signedIn = await inTransaction(pool, (tx) =>
      registration.registerWith(tx, account, caller, (memberId) => providers.settle(tx, memberId, body.ticket)),
    );
    setCookie(devices.cookie(request, devices.signedIn(devices.of(request), memberAccount(account.username))));
    return signedIn;
  });

  route(app, linkedAccounts, async ({ principal }) => {
    const { memberId } = trueMember(principal);
    const [rows, known, proof] = await Promise.all([
      links.list(pool, memberId),
      providers.known(),
      ownProof.kindFor(memberId),
    ]);
    const linked = new Set(rows.map(({ provider_id: id }) => id));
    const open = [...known.values()].filter(({ id, enabled }) => enabled && !linked.has(id));
    return { list: rows.map((row) => presentLink(row, known)), open, proof };
  });

  route(app, beginLink, async ({ principal, body }) => {
    const { memberId } = trueMember(principal);
    await ownProof.require(memberId, body);
    return { link: await providers.allowLink(memberId, body.provider) };
  });

  route(app, unlinkAccount, async ({ principal, params, body }) => {
    const { memberId } = trueMember(principal);
    await ownProof.require(memberId, body);
    await inTransaction(pool, async (tx) => {
      await waysIn.takeOff(tx, memberId, () => links.unlink(tx, memberId, params.id));
      await notices.send(tx, memberId, 'link');
    });
    return {};
  });

  async function linkTo(memberId: string, back: CameBack) {
    const member = await members.byId(pool, memberId);
    if (member?.status !== 'active') throw new ApiError('ACCOUNT_DISABLED');
    const { label } = await providers.find(back.providerId);
    await inTransaction(pool, async (tx) => {
      await providers.link(tx, memberId, back);
      await notices.send(tx, memberId, 'link');
    });
    return { provider: label };
  }
}

const nothing = { signedIn: null, newcomer: null, linked: null };
