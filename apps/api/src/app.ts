import compress from '@fastify/compress';
import type { Permission } from '@champa/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps, Module } from './module.ts';
import { ApiError } from './platform/http/api-error.ts';
import type { Authenticate, AuthenticateStaff, MemberPrincipal } from './platform/http/principal.ts';
import { addPictureParser } from './platform/http/body-parsers.ts';
import { type Gate, guardSite } from './platform/http/gate.ts';
import { serveApiDocs } from './platform/http/api-docs.ts';
import { refuseOverload } from './platform/http/overload.ts';
import { serveOpenApi } from './platform/http/openapi.ts';
import { type Readiness, registerHealthRoutes, registerMetricsRoute } from './platform/http/operations-routes.ts';
import { securityHeaders } from './platform/http/security-headers.ts';
import { createServer, type ServerOptions } from './platform/http/server.ts';
import { isScreenPath, serveSite } from './platform/http/site-files.ts';
import { answerInProcess, createSitePages } from './platform/http/site-pages.ts';
import { traceRequests } from './platform/http/trace-requests.ts';

export type AppParts = {
  deps: Deps;
  modules: readonly Module[];
  authenticateMember: Authenticate<MemberPrincipal>;
  authenticateStaff: AuthenticateStaff;
  /** The data that the site's page is sent with. */
  boot: (request: FastifyRequest) => Promise<Permission>;
  /** Where the site's frames may be: at vendors' games, launch networks and live chats. Called for every page: from memory. */
  frameSources: () => Promise<readonly string[]>;
  /** Where the site's pictures may be besides itself and https: image networks and other lines without TLS. */
  imageSources: () => Promise<readonly string[]>;
  /** Refuses calls of the site while it is closed. */
  gate: Gate;
  readiness: () => Readiness;
  server: Omit<ServerOptions, 'log' | 'metrics' | 'trustedProxies' | 'screen'>;
};

/** The players' and agents' server: API, vendors' wallet calls, callbacks and the site itself. Not listening yet. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, pool, log, clock } = parts.deps;
  const app = newServer(parts);
  await securityHeaders(app, isHttps(config));
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 2048 });
  registerHealthRoutes(app, pool, parts.readiness);
  serveOpenApi(app, 'Champa');
  await serveApiDocs(app);
  guardSite(app, parts.gate);
  for (const module of parts.modules) await module.routes?.(app);
  if (config.WEB_DIST) {
    const now = () => clock.now().epochMilliseconds;
    const pages = createSitePages({ folder: config.WEB_DIST, answer: answerInProcess(app), log, now });
    const made = { pages, boot: parts.boot };
    const frameSources = async () => [`'self'`, ...(await parts.frameSources())];
    await serveSite(app, { folder: config.WEB_DIST, made, frameSources, imageSources: parts.imageSources });
  }
  return app;
}

/** A server for nothing but live streams, beside those of the site. Not listening yet. */
export async function buildLive(parts: AppParts): Promise<FastifyInstance> {
  const { config, pool } = parts.deps;
  const app = newServer(parts);
  await securityHeaders(app, isHttps(config));
  registerHealthRoutes(app, pool, parts.readiness);
  guardSite(app, parts.gate);
  for (const module of parts.modules) if (module.name === 'live') await module.routes?.(app);
  return app;
}

/** The back office's server, on a port of its own: its API and its console. Not listening yet. */
export async function buildBackoffice(parts: AppParts): Promise<FastifyInstance> {
  const { config } = parts.deps;
  const app = newServer(parts);
  await securityHeaders(app, isHttps(config));
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 2048 });
  serveOpenApi(app, 'Champa back office');
  addPictureParser(app);
  for (const module of parts.modules) await module.adminRoutes?.(app);
  if (config.BACKOFFICE_DIST) {
    await serveSite(app, { folder: config.BACKOFFICE_DIST, frameSources: async () => [`'none'`] });
  }
  return app;
}

/** The operator's server, on a port that no visitor reaches: metrics and health, in every role. Not listening yet. */
export function buildOperations({ deps, readiness, server }: AppParts): FastifyInstance {
  const { log, metrics, pool } = deps;
  const app = createServer({ log, metrics, trustedProxies: '', screen: () => undefined, ...server });
  registerHealthRoutes(app, pool, readiness);
  registerMetricsRoute(app, metrics);
  return app;
}

/** Where the site has TLS, the back office has, too: browsers are told never to come without it. */
function isHttps({ PUBLIC_URL }: AppParts['deps']['config']): boolean {
  return PUBLIC_URL.startsWith('https:');
}

function newServer({ deps, authenticateMember, authenticateStaff, readiness, server }: AppParts): FastifyInstance {
  const app = createServer({
    log: deps.log,
    metrics: deps.metrics,
    trustedProxies: deps.config.TRUSTED_PROXIES,
    screen: (request, reply) =>
      isScreenPath(request.method, request.url) ? app.sendPage?.(request, reply) : undefined,
    ...server,
  });
  if (deps.config.OTEL_EXPORTER_OTLP_ENDPOINT) traceRequests(app);
  refuseOverload(app, deps.metrics);
  // What modules answer from is not loaded yet. With a callback: it runs for every call of a vendor.
  app.addHook('onRequest', (request, _reply, done) => {
    if (readiness() === 'starting' && !request.url.startsWith('/health/')) return done(new ApiError('UNAVAILABLE'));
    done();
  });
  app.decorate('authenticateMember', authenticateMember);
  app.decorate('authenticateStaff', authenticateStaff);
  return app;
}
