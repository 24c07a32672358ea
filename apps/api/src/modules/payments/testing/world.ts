import { createDatabase } from '@champa/testkit';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../../platform/config.ts';
import { systemClock } from '../../../platform/clock.ts';
import { LiveHub } from '../../../platform/live.ts';
import { recordByHand } from '../../../testing/by-test.ts';
import { createPool, type Pool } from '../../../platform/database.ts';
import { createServer } from '../../../platform/http/server.ts';
import { sharedSecret } from '../../../platform/keys.ts';
import { createLog } from '../../../platform/log.ts';
import { createMetrics } from '../../../platform/metrics.ts';
import { createSecretBox } from '../../../platform/secret-box.ts';
import type { Module } from '../../../module.ts';
import type { ProviderEvent } from '../domain/provider.ts';
import { createPaymentCallbacks, createPayments, type Payments } from '../index.ts';
import type { Received } from '../use-cases/receive-callback.ts';
import { seedDemoProviders } from '../payments.seed.ts';
import { signedHeaders } from './signed.ts';

export const SECRET = 'a secret of enough characters';

/** Payments whose events a test receives; SandPay is known, at an address where nobody answers. */
export type World = {
  pool: Pool;
  payments: Payments;
  callbacks: Module;
  now: () => Temporal.Instant;
  passTime: (duration: Temporal.DurationLike) => void;
  /** What was received, and what to answer to it. */
  events: ProviderEvent[];
  answer: Received;
  /** Sends a callback. @returns the status and text it was answered with */
  send: (path: string, content: object, secret?: string) => Promise<string>;
  close: () => Promise<void>;
};

export async function createWorld(): Promise<World> {
  const database = await createDatabase();
  const pool = createPool(database.url, 4);
  let offset = Temporal.Duration.from({ seconds: 0 });
  const clock = { now: () => systemClock.now().add(offset) };
  const log = createLog('silent', 'test');
  const secrets = createSecretBox(Buffer.alloc(32, 1));
  const payments = createPayments(
    {
      pool,
      clock,
      config: { PUBLIC_URL: 'https://champa.example' } as Config,
      live: new LiveHub(pool, database.url, log),
    },
    {
      secrets,
      record: recordByHand,
      depositsSince: async () => [{ provider: 'sandpay', ended: 20, succeeded: 19 }],
      payoutsSince: async () => [],
    },
  );
  await seedDemoProviders(pool, secrets, { baseUrl: 'http://127.0.0.1:9', secret: sharedSecret.check(SECRET) });
  const app: FastifyInstance = createServer({
    log,
    metrics: createMetrics(),
    trustedProxies: '',
    message: (code) => code,
    defaultLanguage: 'lo',
    screen: () => undefined,
  });
  const events: ProviderEvent[] = [];
  const receive = async (_tx: unknown, _provider: string, event: ProviderEvent): Promise<Received> => {
    events.push(event);
    return world.answer;
  };
  const callbacks = createPaymentCallbacks(
    { pool, clock, log },
    { providers: payments.providers, receiveDeposit: receive, receivePayout: receive },
  );
  await callbacks.routes!(app);
  const world: World = {
    pool,
    payments,
    callbacks,
    now: clock.now,
    passTime: (duration) => {
      offset = offset.add(duration);
    },
    events,
    answer: { outcome: 'changed' },
    send: async (url, content, secret = SECRET) => {
      const payload = JSON.stringify(content);
      const headers = signedHeaders(secret, payload, clock.now());
      const response = await app.inject({ method: 'POST', url, headers, payload });
      return `${response.statusCode} ${response.body}`;
    },
    close: async () => {
      await app.close();
      await pool.end();
      await database.drop();
    },
  };
  return world;
}
