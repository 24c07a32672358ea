import { fallSilentAfter, shortenTimeLimits, unfinished } from '@champa/testkit';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { createMetrics } from '../metrics.ts';
import { createServer } from './server.ts';

let app: FastifyInstance;
const logged: string[] = [];

beforeAll(async () => {
  const log = createLog('silent', 'test');
  log.error = (_details: unknown, line?: string) => void logged.push(line ?? '');
  app = createServer({
    log,
    metrics: createMetrics(),
    trustedProxies: '',
    message: (code) => code,
    defaultLanguage: 'lo',
    screen: () => undefined,
  });
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.post('/x', async () => ({ done: true }));
  shortenTimeLimits(app.server);
  await app.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(() => app.close());

test.each(Object.entries(unfinished))('a client that sends %s is cut off', async (_name, text) => {
  expect(await fallSilentAfter(app.server, text)).toMatch(/^HTTP\/1\.1 408 /);
});

test('a client that stays silent after an answer is cut off', async () => {
  const whole = `${unfinished['a part of a body']}${'x'.repeat(495)}`;
  expect(await fallSilentAfter(app.server, whole)).toMatch(/^HTTP\/1\.1 200 /);
});

test('such clients are no errors of ours', () => {
  expect(logged).toEqual([]);
});
