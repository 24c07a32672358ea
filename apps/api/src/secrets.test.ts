import * as contract from '@champa/contract';
import type { Operation } from '@champa/contract';
import { errorMessage } from '@champa/i18n/server';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp, buildBackoffice } from './app.ts';
import { createLog } from './platform/log.ts';
import { createBrand, type TestBrand } from './seed/testing/brand.ts';

const PLANTED = 'planted-secret-4711';

let brand: TestBrand;
let servers: FastifyInstance[];
const lines: string[] = [];
let isAway = false;

const operations = Object.values(contract as Record<string, unknown>).filter(
  (value): value is Operation => typeof value === 'object' && value !== null && 'method' in value && 'path' in value,
);

beforeAll(async () => {
  brand = await createBrand();
  const log = createLog('debug', 'test', { write: (line) => void lines.push(line) });
  const deps = { ...brand.deps, log };
  const composed = brand.compose(deps);
  // Every call then goes on to its handler, or fails in the middle of its work.
  const authenticate = async () => {
    if (isAway) throw new Error('no session can be read');
    return null;
  };
  const parts = {
    deps,
    ...composed,
    authenticateMember: authenticate,
    authenticateStaff: authenticate,
    readiness: () => 'ready' as const,
    server: { message: errorMessage, defaultLanguage: 'lo' as const },
  };
  servers = [await buildApp(parts), await buildBackoffice(parts)];
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await brand.close();
});

const secrets = Object.fromEntries(
  ['password', 'newPassword', 'paymentPassword', 'token', 'ticket', 'answer', 'verificationCode', 'key'].map((name) => [
    name,
    PLANTED,
  ]),
);
const headers = {
  authorization: `Bearer ${PLANTED}`,
  cookie: `remembered=${PLANTED}`,
  'x-hub88-signature': PLANTED,
  'content-type': 'application/json',
};

/** A whole body, and one that breaks off. */
const bodies = [
  JSON.stringify({ username: 'keo001', ...secrets, deep: { secrets: [secrets] } }),
  `{"password":"${PLANTED}`,
];

test.each([false, true])('no call writes a secret into the log (the sessions cannot be read: %s)', async (away) => {
  isAway = away;
  lines.length = 0;
  expect(operations.length).toBeGreaterThan(300);
  for (const { method, path } of operations) {
    const server = servers[path.startsWith('/api/admin/') ? 1 : 0]!;
    const url = `${path.replaceAll(/\{\w+\}/g, PLANTED)}?token=${PLANTED}&ticket=${PLANTED}`;
    const [whole] = bodies;
    await server.inject({ method, url, headers, ...(method === 'GET' ? {} : { payload: whole }) });
  }
  for (const url of ['/wallet/NAGA/transaction/bet', '/api/login']) {
    for (const payload of bodies) await servers[0]!.inject({ method: 'POST', url, headers, payload });
  }
  expect(lines.length).toBeGreaterThan(away ? 100 : 0);
  expect(lines.filter((line) => line.includes(PLANTED))).toEqual([]);
});
