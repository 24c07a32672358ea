import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { InteractionResults, Provider } from 'oidc-provider';
import * as z from 'zod/mini';
import type { Pool } from '../database.ts';
import { takeForms } from '../forms.ts';
import type { Html } from '../html.ts';
import { ensureSigningKey } from '../signing-key.ts';
import type { Brand } from './brands.ts';
import { choicePage, consentPage, demoPeople } from './pages.ts';
import { selectPerson, upsertPerson } from './person.repo.ts';
import { createProvider } from './provider.ts';

const Typed = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  email: z.email().check(z.maxLength(120)),
});
const Chosen = z.object({ person: z.string() });

type Needs = {
  brand: Brand;
  pool: Pool;
  publicUrl: string;
  /** The site that offers sign-in with the sandbox's providers. */
  siteUrl: string;
  clientName: string;
  clientSecret: string;
};
type Asked = { Params: { uid: string } };

/** An identity provider in place of a real one: the protocol is complete, the people are chosen freely. */
export async function identityRoutes(app: FastifyInstance, needs: Needs): Promise<void> {
  const { brand, pool, siteUrl, clientName } = needs;
  const { id, mount, keyPurpose } = brand;
  const redirectUri = new URL(`/api/session/providers/${id}/callback`, siteUrl).href;
  const provider = createProvider({ ...needs, redirectUri, key: await ensureSigningKey(pool, keyPurpose) });
  const actionOf = ({ params }: FastifyRequest): string => `${mount}/interaction/${(params as Asked['Params']).uid}`;

  app.register(async (scope) => protocolRoutes(scope, provider, mount));
  app.register(async (scope) => {
    takeForms(scope);
    // A form leads on to the site: browsers apply the policy to its redirects too.
    scope.addHook('onRequest', async (_request, reply) => {
      const policy = String(reply.getHeader('content-security-policy'));
      const site = new URL(siteUrl).origin;
      reply.header('content-security-policy', policy.replace("form-action 'self'", `form-action 'self' ${site}`));
    });

    scope.get<Asked>(`${mount}/interaction/:uid`, async (request, reply) => {
      const { prompt, session } = await provider.interactionDetails(request.raw, reply.raw);
      const person = prompt.name === 'consent' && session ? await selectPerson(pool, session.accountId) : null;
      const action = actionOf(request);
      return sendPage(
        reply,
        person ? consentPage(brand, action, clientName, person) : choicePage(brand, action, clientName, ''),
      );
    });

    scope.post<Asked>(`${mount}/interaction/:uid/login`, async (request, reply) => {
      const wanted = personOf(request.body);
      if (!wanted)
        return sendPage(reply, choicePage(brand, actionOf(request), clientName, 'Type a name and an e-mail address.'));
      const { sub } = await upsertPerson(pool, { sub: randomUUID(), ...wanted });
      return finish(request, reply, { login: { accountId: sub } });
    });

    scope.post<Asked>(`${mount}/interaction/:uid/consent`, async (request, reply) => {
      const { params, session, grantId } = await provider.interactionDetails(request.raw, reply.raw);
      const known = grantId === undefined ? undefined : await provider.Grant.find(grantId);
      const grant =
        known ?? new provider.Grant({ accountId: session!.accountId, clientId: String(params['client_id']) });
      grant.addOIDCScope(String(params['scope']));
      return finish(request, reply, { consent: { grantId: await grant.save() } });
    });

    scope.post<Asked>(`${mount}/interaction/:uid/cancel`, (request, reply) =>
      finish(request, reply, { error: 'access_denied', error_description: 'The person broke it off' }),
    );
  });

  async function finish(
    request: FastifyRequest,
    reply: FastifyReply,
    result: InteractionResults,
  ): Promise<FastifyReply> {
    // Its cookie is limited to the interaction's own path; ours is one level below.
    const next = await provider.interactionResult(request.raw, reply.raw, result, { mergeWithLastSubmission: true });
    return reply.redirect(next, 303);
  }
}

/** The protocol's own endpoints parse requests and write answers themselves, so the request is passed on unchanged. */
function protocolRoutes(app: FastifyInstance, provider: Provider, mount: string): void {
  const answer = provider.callback();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.route({
    method: ['GET', 'POST', 'OPTIONS'],
    url: `${mount}/*`,
    handler: async (request, reply) => {
      reply.hijack();
      const { raw } = request;
      // The provider derives its mount path from both URLs.
      Object.assign(raw, { originalUrl: raw.url, url: raw.url!.slice(mount.length) });
      await answer(raw, reply.raw);
    },
  });
}

function personOf(body: unknown): { name: string; email: string } | null {
  const chosen = Chosen.safeParse(body);
  if (chosen.success) return demoPeople.find(({ email }) => email === chosen.data.person) ?? null;
  const typed = Typed.safeParse(body);
  return typed.success ? { name: typed.data.name, email: typed.data.email.toLowerCase() } : null;
}

function sendPage(reply: FastifyReply, page: Html): FastifyReply {
  return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page.text);
}
