import path from 'node:path';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { KeyObject } from 'node:crypto';
import type { EventStreams } from './flights/event-stream.ts';
import { flightRoutes } from './flights/flights.routes.ts';
import { createFlightTables } from './flights/tables.ts';
import { playPage } from './pages/play-page.ts';
import { recallPage } from './pages/recall-page.ts';
import { StudioError } from './platform/errors.ts';
import { healthRoutes } from './platform/health.routes.ts';
import { roundRoutes } from './rounds/rounds.routes.ts';
import { readLobbyOrigins } from './sessions/sessions.repo.ts';
import type { Studio } from './studio.ts';
import { freeRoundsRoutes } from './free-rounds/free-rounds.routes.ts';
import { dayReportRoutes } from './wire/day-report.routes.ts';
import { launchRoutes } from './wire/launch.routes.ts';
import { ownWalletRoutes } from './wire/own-wallet.routes.ts';
import { createRecall } from './wire/round-report.ts';

export type AppOptions = {
  studio: Studio;
  operatorKey: KeyObject;
  /** Signs the answers to wallet calls. */
  vendorKey: KeyObject;
  frameAncestors: readonly string[];
  clientFolder?: string;
};

/** A client that never finishes its request loses the connection. Streams of flights send a heartbeat every 15 seconds. */
const TIME_LIMITS = {
  requestTimeout: 30_000,
  connectionTimeout: 75_000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
  // To start: on a busy machine it takes longer than Fastify's ten seconds.
  pluginTimeout: 60_000,
};

const CLIENT_FOLDER = path.resolve(import.meta.dirname, '../dist');

/** The studio's server, not listening yet. Closing it waits until current rounds and flights have ended. */
export async function buildApp({
  studio,
  operatorKey,
  vendorKey,
  frameAncestors,
  clientFolder,
}: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: studio.log,
    // Fastify's own log would contain headers, and URLs with tickets.
    logController: new LogController({ disableRequestLogging: true }),
    ...TIME_LIMITS,
    bodyLimit: 64 * 1_024,
    // While the server closes, cash-outs of the last flight must be accepted.
    return503OnClosing: false,
  });
  const tables = createFlightTables(studio);
  const streams: EventStreams = new Set();
  const recall = createRecall(studio.randomBytes(32), studio.now);
  let isDraining = false;

  app.setErrorHandler(answerError);
  app.setNotFoundHandler(() => {
    throw new StudioError('NOT_FOUND', 'nothing here');
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    request.log.debug({ method, route: routeOptions.url, status: reply.statusCode, ms: reply.elapsedTime }, 'answered');
    done();
  });
  app.addHook('preClose', async () => {
    isDraining = true;
    await tables.stop();
    for (const close of streams) close();
  });
  app.addHook('onClose', () => studio.inFlight.drained());

  healthRoutes(app, studio.pool, () => isDraining);
  recallPage(app, studio, recall);
  await playPage(app, clientFolder ?? CLIENT_FOLDER, async () => [
    ...frameAncestors,
    ...(await readLobbyOrigins(studio.pool)),
  ]);
  await app.register(
    async (api) => {
      api.addHook('onRequest', async (request, reply) => {
        reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
        if (isDraining && NEW_ROUNDS.has(request.routeOptions.url ?? '')) {
          throw new StudioError('SHUTTING_DOWN', 'no new rounds now: try again in some seconds', {
            retryAfterMs: 5_000,
          });
        }
      });
      roundRoutes(api, studio);
      flightRoutes(api, studio, tables, streams);
    },
    { prefix: '/api' },
  );
  await app.register(
    async (wire) => {
      launchRoutes(wire, studio, operatorKey, recall);
      freeRoundsRoutes(wire, studio, operatorKey);
    },
    {
      prefix: '/vendors/:vassalage/operator/generic/v2',
    },
  );
  await app.register(async (wire) => ownWalletRoutes(wire, studio, { operatorKey, vendorKey }), {
    prefix: '/vendors/:vassalage/operator/generic/v2/wallet',
  });
  await app.register(async (wire) => dayReportRoutes(wire, studio, { operatorKey, vendorKey }), {
    prefix: '/vendors/:vassalage/operator/generic/v2/report',
  });
  return app;
}

const NEW_ROUNDS = new Set(['/api/play', '/api/crash/bet', '/api/crash/stream']);

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof StudioError) return reply.code(error.status).send(error.toJSON());
  if (isClientMistake(error)) {
    return reply.code(error.statusCode).send(new StudioError('BAD_REQUEST', error.message).toJSON());
  }
  request.log.error({ err: error, route: request.routeOptions.url }, 'a request failed');
  return reply.code(500).send(new StudioError('INTERNAL', 'something went wrong here').toJSON());
}

// The framework's own refusals: a body that is not JSON, or too long.
function isClientMistake(error: unknown): error is Error & { statusCode: number } {
  return (
    error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' && error.statusCode < 500
  );
}
