import { type Operation, operation } from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createLog } from '../log.ts';
import { createMetrics } from '../metrics.ts';
import { routeOf } from './route.ts';
import { createServer } from './server.ts';

let app: FastifyInstance;

const declared = (id: string, access: Operation['access']) =>
  operation({ id, method: 'GET', path: `/api/${id}`, access, summary: id, value: z.object({}) } as never) as Operation;

beforeAll(async () => {
  app = createServer({
    log: createLog('silent', 'test'),
    metrics: createMetrics(),
    trustedProxies: '',
    message: (code) => code,
    defaultLanguage: 'lo',
    screen: () => undefined,
  });
  const answer = { success: true, value: {} };
  app.route({ ...routeOf(declared('mine', 'member')), handler: async () => answer } as never);
  app.route({ ...routeOf(declared('everybodys', 'public')), handler: async () => answer } as never);
  app.route({
    ...routeOf(declared('kept', 'member')),
    handler: async (_request: unknown, reply: { header: (name: string, value: string) => void }) => {
      reply.header('cache-control', 'private, max-age=60');
      return answer;
    },
  } as never);
  await app.ready();
});

afterAll(() => app.close());

test.each([
  ['an answer that needs a session is not stored', '/api/mine', {}, 'no-store'],
  [
    'nor is a public one that was asked for with a session',
    '/api/everybodys',
    { authorization: 'Bearer x' },
    'no-store',
  ],
  ['a public one without a session says nothing', '/api/everybodys', {}, undefined],
  ['a route may say otherwise', '/api/kept', {}, 'private, max-age=60'],
])('%s', async (_rule, url, headers, expected) => {
  const answer = await app.inject({ url, headers });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe(expected);
});
