import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDatabase } from '@champa/testkit';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { buildSandbox } from '../app.ts';
import { createPool, migrate } from '../database.ts';
import { requestText, sign, SIGNATURE_HEADER, TIMESTAMP_HEADER, timestampOf } from '../pay/signature.ts';

export const SECRET = 'the merchant’s secret, of a good length';

export type Arrived = {
  headers: Record<string, string | string[] | undefined>;
  body: Record<string, unknown>;
  raw: string;
};

export type Signing = { secret?: string; at?: Temporal.Instant; signedPath?: string };
export type Answer = { status: number; body: Record<string, unknown> };

/** The sandbox and a merchant that listens for callbacks. */
export type World = {
  app: () => FastifyInstance;
  /** Ends the program. */
  stop: () => Promise<void>;
  /** Starts another program on the same database. */
  start: () => Promise<void>;
  arrived: Arrived[];
  /** The merchant's answer from now on. */
  answer: { status: number; text: string };
  now: () => Temporal.Instant;
  passTime: (duration: Temporal.DurationLike) => void;
  order: (given?: Record<string, unknown>) => Record<string, unknown>;
  ask: (method: 'GET' | 'POST', path: string, body?: object, signing?: Signing) => Promise<Answer>;
  close: () => Promise<void>;
};

export async function createWorld(): Promise<World> {
  const database = await createDatabase('empty');
  await migrate(database.url);
  let offset = Temporal.Duration.from({ seconds: 0 });
  const now = () => Temporal.Now.instant().add(offset);
  const arrived: Arrived[] = [];
  const answer = { status: 200, text: 'OK' };
  const merchant = createServer(async (request, response) => {
    const raw = await new Response(request as never).text();
    arrived.push({ headers: request.headers, raw, body: JSON.parse(raw) as Record<string, unknown> });
    response.writeHead(answer.status).end(answer.text);
  });
  await new Promise<void>((resolve) => merchant.listen(0, '127.0.0.1', resolve));
  const callbackUrl = `http://127.0.0.1:${(merchant.address() as AddressInfo).port}/callback`;

  let stop = async (): Promise<void> => undefined;
  let app: FastifyInstance;
  const start = async (): Promise<void> => {
    const pool = createPool(database.url);
    // Dropping the database may end connections that the pool is closing.
    pool.on('error', () => undefined);
    const log = pino({ level: 'silent' });
    app = buildSandbox({
      pool,
      log,
      now,
      secret: SECRET,
      smsSecret: SECRET,
      siteUrl: 'https://champa.example',
      signInSecret: SECRET,
      merchantName: 'Champa',
      publicUrl: 'https://pay.example',
      lookEveryMs: 20,
    });
    await app.ready();
    stop = async () => {
      await app.close();
      await pool.end();
    };
  };
  await start();

  return {
    app: () => app,
    stop: () => stop(),
    start,
    arrived,
    answer,
    now,
    passTime: (duration) => {
      offset = offset.add(duration);
    },
    order: (given = {}) => ({
      merchantRef: randomUUID(),
      amount: '250000.00',
      currency: 'LAK',
      description: 'Deposit',
      callbackUrl,
      returnUrl: 'https://champa.example/',
      ...given,
    }),
    ask: async (method, path, body, { secret = SECRET, at = now(), signedPath = path } = {}) => {
      const text = body ? JSON.stringify(body) : '';
      const timestamp = timestampOf(at);
      const headers = {
        [TIMESTAMP_HEADER]: timestamp,
        [SIGNATURE_HEADER]: sign(secret, requestText(timestamp, method, signedPath, text)),
        ...(text && { 'content-type': 'application/json' }),
      };
      const response = await app.inject({ method, url: path, headers, ...(text && { payload: text }) });
      return { status: response.statusCode, body: response.json() as Record<string, unknown> };
    },
    close: async () => {
      await stop();
      merchant.close();
      await database.drop();
    },
  };
}
