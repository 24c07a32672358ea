import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import { chatRoutes } from './chat/chat.routes.ts';
import type { Pool } from './database.ts';
import { brands } from './identity-provider/brands.ts';
import { identityRoutes } from './identity-provider/identity.routes.ts';
import { indexPage } from './index-page.ts';
import { lotteryRoutes } from './lottery/lottery.routes.ts';
import { outboxRoutes } from './outbox/outbox.routes.ts';
import { smsRoutes } from './outbox/sms.routes.ts';
import { apiRoutes } from './pay/api.routes.ts';
import { CallbackSender } from './pay/callback-sender.ts';
import { createOrders } from './pay/orders.ts';
import { passwordsRoutes } from './passwords/passwords.routes.ts';
import { pageRoutes } from './pay/page.routes.ts';
import { viewOf } from './pay/page/view.ts';
import { createRefunds } from './pay/refunds.ts';
import { statementRoutes } from './pay/statement.routes.ts';
import { createPayouts } from './payouts/payouts.ts';
import { payoutsApiRoutes } from './payouts/payouts.api.routes.ts';
import { payoutsPageRoutes } from './payouts/payouts.page.routes.ts';
import { phoneRoutes } from './phone-provider/phone.routes.ts';
import { bankRoutes } from './tools/bank.routes.ts';
import { chainRoutes } from './tools/chain.routes.ts';

export type SandboxDeps = {
  pool: Pool;
  log: Logger;
  now: () => Temporal.Instant;
  /** Shared with the merchant. */
  secret: string;
  merchantName: string;
  publicUrl: string;
  /** Shared with the sender of SMS. */
  smsSecret: string;
  /** The site that offers sign-in with the sandbox's providers, and the secret shared with it, the same for each provider. */
  siteUrl: string;
  signInSecret: string;
  /** How often due work is looked for. */
  lookEveryMs?: number;
};

const LOOK_EVERY_MS = 1_000;

/** A client that never finishes its request loses the connection. */
const TIME_LIMITS = {
  requestTimeout: 30_000,
  connectionTimeout: 75_000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
  // To start: on a busy machine it takes longer than Fastify's ten seconds.
  pluginTimeout: 60_000,
};

const SECURITY_HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  // Anybody with a page's URL can pay: it is not sent to other sites.
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/**
 * The sandbox, not listening yet. Callbacks are sent from `ready()` to `close()`. Requests are not logged, because their URLs are
 * keys.
 */
export function buildSandbox({
  pool,
  log,
  now,
  secret,
  merchantName,
  publicUrl,
  smsSecret,
  siteUrl,
  signInSecret,
  lookEveryMs = LOOK_EVERY_MS,
}: SandboxDeps): FastifyInstance {
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    ...TIME_LIMITS,
    bodyLimit: 16 * 1024,
    forceCloseConnections: 'idle',
  });
  const sender = new CallbackSender({ pool, log, secret, now, lookEveryMs: 5 * lookEveryMs });
  const orders = createOrders({ pool, now, randomId, onQueued: sender.nudge });
  const refunds = createRefunds({ pool, now });

  const payouts = createPayouts({ pool, now, randomId, onQueued: sender.nudge });

  app.addHook('onRequest', async (_request, reply) => void reply.headers(SECURITY_HEADERS));
  app.get('/health/live', async () => ({ status: 'live' }));
  app.get('/health/ready', async () => {
    await pool.query('SELECT 1');
    return { status: 'ready' };
  });
  app.get('/', async (request, reply) =>
    reply.type('text/html; charset=utf-8').send(indexPage(viewOf(request, reply, 'en', merchantName)).text),
  );
  app.register(fastifyStatic, { root: assetFolders(), prefix: '/pay/assets/', maxAge: '1h', index: false });
  app.register(async (scope) => apiRoutes(scope, { pool, orders, refunds, secret, now, publicUrl, merchantName }));
  app.register(async (scope) => statementRoutes(scope, { pool, secret, now }));
  app.register(async (scope) => payoutsApiRoutes(scope, { pool, payouts, secret, now }));
  app.register(async (scope) => payoutsPageRoutes(scope, { pool, payouts, merchantName }));
  app.register(async (scope) => smsRoutes(scope, { pool, now, secret: smsSecret }));
  app.register(async (scope) => outboxRoutes(scope, pool, merchantName));
  app.register(async (scope) => pageRoutes(scope, { pool, orders, merchantName, now }));
  app.register(async (scope) => bankRoutes(scope, { pool, orders, merchantName }));
  app.register(async (scope) => chainRoutes(scope, { pool, orders, merchantName }));
  for (const brand of brands) {
    app.register(async (scope) =>
      identityRoutes(scope, { brand, pool, publicUrl, siteUrl, clientName: merchantName, clientSecret: signInSecret }),
    );
  }
  app.register(async (scope) => phoneRoutes(scope, { pool, now, publicUrl, siteUrl }));
  app.register(async (scope) => lotteryRoutes(scope, { pool, now }));
  app.register(async (scope) => passwordsRoutes(scope));
  app.register(async (scope) => chatRoutes(scope, { pool, merchantName, now, randomId }));

  let overdue: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();
  app.addHook('onReady', async () => {
    sender.nudge();
    overdue = setInterval(() => {
      looking = Promise.all([orders.expireOverdue(), payouts.endDue()]).then(
        () => undefined,
        (error: unknown) => log.error({ err: error }, 'orders could not be expired, or payouts carried out'),
      );
    }, lookEveryMs);
  });
  app.addHook('onClose', async () => {
    clearInterval(overdue);
    await looking;
    await sender.stop();
  });
  return app;
}

/** 144 random bits: nobody can guess the URL of an order's page. */
function randomId(): string {
  return randomBytes(18).toString('base64url');
}

function assetFolders(): string[] {
  const fontFolder = (file: string) => path.dirname(fileURLToPath(import.meta.resolve(file)));
  return [
    path.resolve(import.meta.dirname, '../assets'),
    fontFolder('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
    fontFolder('@fontsource-variable/noto-sans-lao/files/noto-sans-lao-lao-wght-normal.woff2'),
  ];
}
