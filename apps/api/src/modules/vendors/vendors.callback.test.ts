import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMetrics } from '../../platform/metrics.ts';
import { sharedSecret } from '../../platform/keys.ts';
import type { Dialect, WireAnswer } from './adapters/dialect.ts';
import type { WalletPort } from './domain/port.ts';
import type { WireVendor } from './domain/vendor.ts';
import { registerCallbackRoutes } from './vendors.callback.routes.ts';

const answerOf = (status: number, outcome: string): WireAnswer => ({
  status,
  contentType: 'application/json',
  body: `{"code":"${outcome}"}`,
  outcome,
  isFault: false,
});

/** A dialect that answers with its name, and refuses with its own HTTP status. */
const dialect = (name: string, paths: string[], refusal: number): Dialect => ({
  name,
  key: sharedSecret,
  paths,
  answer: async ({ vendor, body }) => {
    if (body.toString() === 'fail') throw new Error('no answer known');
    return vendor ? answerOf(200, name) : answerOf(refusal, `${name} knows no such vendor`);
  },
  failed: () => answerOf(refusal, `${name} failed`),
  openGame: async () => ({ kind: 'refused', reason: 'not tested' }),
});

let app: FastifyInstance;
let isReadable = true;

beforeAll(async () => {
  app = fastify();
  const vendors: Record<string, string> = { ONE: 'one', TWO: 'two' };
  await registerCallbackRoutes(app, {
    dialects: [dialect('one', ['/balance', '/bet'], 200), dialect('two', ['/balance'], 500)],
    registry: {
      launchOrigins: async () => [],
      find: async (code) => {
        if (!isReadable) throw new Error('the database is away');
        return vendors[code] ? ({ code, dialect: vendors[code] } as WireVendor) : null;
      },
    },
    port: {} as WalletPort,
    metrics: createMetrics(),
    tally: { note: () => undefined },
  });
});
afterAll(() => app.close());

async function call(code: string, path: string, payload = 'call'): Promise<[number, string]> {
  const { statusCode, body } = await app.inject({ method: 'POST', url: `/wallet/${code}${path}`, payload });
  return [statusCode, JSON.parse(body).code];
}

test('on a path of several dialects, the vendor’s answers, also where the call fails', async () => {
  expect(await call('ONE', '/balance')).toEqual([200, 'one']);
  expect(await call('TWO', '/balance')).toEqual([200, 'two']);
  expect(await call('ONE', '/balance', 'fail')).toEqual([200, 'one failed']);
  expect(await call('TWO', '/balance', 'fail')).toEqual([500, 'two failed']);
  expect(await call('TWO', '/balance', 'x'.repeat(70_000))).toEqual([500, 'two failed']);
});

test('an unknown vendor, and one of another dialect, are refused by the path’s first', async () => {
  expect(await call('NOBODY', '/balance')).toEqual([200, 'one knows no such vendor']);
  expect(await call('TWO', '/bet')).toEqual([200, 'one knows no such vendor']);
});

test('where vendors cannot be read, the path’s first dialect answers', async () => {
  isReadable = false;
  expect(await call('TWO', '/balance')).toEqual([200, 'one failed']);
  isReadable = true;
});
