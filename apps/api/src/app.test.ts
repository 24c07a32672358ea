import { randomUUID } from 'node:crypto';
import { staffPermissions } from '@champa/contract';
import { errorMessage } from '@champa/i18n/server';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppParts, buildApp, buildBackoffice, buildOperations } from './app.ts';
import { allSettings } from './composition/settings.ts';
import type { Composed } from './modules.ts';
import { vendorWith } from './modules/vendors/testing/compose.ts';
import { inTransaction } from './platform/database.ts';
import { createBrand, type TestBrand } from './seed/testing/brand.ts';
import { byTest } from './testing/by-test.ts';

const STAFF_TOKEN = 'token-of-vilay';
const vilay = {
  kind: 'staff',
  staffId: '7',
  username: 'vilay',
  name: 'Vilay',
  roles: ['owner'],
  permissions: new Set(staffPermissions),
  sessionId: '1',
  mustEnrol: false,
  isFresh: true,
} as const;
const MEMBER = {
  username: 'keo001',
  password: 'night-Garden-7',
  confirmPassword: 'night-Garden-7',
  termsAccepted: true,
};

let brand: TestBrand;
let composed: Composed;
let parts: AppParts;
const published: { member: string; name: string }[] = [];
const open: FastifyInstance[] = [];

beforeAll(async () => {
  brand = await createBrand();
  const live = { publish: (member: string, { name }: { name: string }) => void published.push({ member, name }) };
  brand = { ...brand, deps: { ...brand.deps, live: live as unknown as AppParts['deps']['live'] } };
  composed = brand.compose(brand.deps);
  parts = partsOf(composed);
  const signIn = { ...(await composed.settings.get(allSettings.signIn)), encryptedPayloads: 'accepted' as const };
  await inTransaction(brand.pool, (tx) => composed.settings.set(tx, allSettings.signIn, signIn, byTest));
});

afterAll(async () => {
  for (const app of open) await app.close();
  await brand.close();
});

function partsOf(given: Composed): AppParts {
  return {
    deps: brand.deps,
    ...given,
    authenticateStaff: async (token) => (token === STAFF_TOKEN ? vilay : null),
    readiness: () => 'ready',
    server: { message: errorMessage, defaultLanguage: 'lo' },
  };
}

async function opened(app: FastifyInstance | Promise<FastifyInstance>): Promise<FastifyInstance> {
  const built = await app;
  open.push(built);
  return built;
}

const bearing = (token: string) => ({ authorization: `Bearer ${token}` });

test('metrics are read on the operator’s port, never on the players’', async () => {
  const site = await opened(buildApp(parts));
  expect((await site.inject('/metrics')).statusCode).toBe(404);
  expect((await site.inject('/health/ready')).json()).toEqual({ status: 'ready' });
  const operations = await opened(buildOperations(parts));
  const metrics = await operations.inject('/metrics');
  expect(metrics.statusCode).toBe(200);
  expect(metrics.body).toContain('champa_http_request_seconds');
  expect((await operations.inject('/health/ready')).json()).toEqual({ status: 'ready' });
});

test('suspending a member ends their sessions on every server, for good', async () => {
  const [one, other] = [await opened(buildApp(parts)), await opened(buildApp(partsOf(brand.compose(brand.deps))))];
  const backoffice = await opened(buildBackoffice(parts));
  const registered = await one.inject({ method: 'PUT', url: '/api/register', payload: MEMBER });
  const headers = bearing(registered.json().value.token);
  const { value } = (await other.inject({ url: '/api/session', headers })).json();
  const id = (await composed.members.byName(brand.pool, MEMBER.username))!.id;
  expect(value.member.account).toBe(MEMBER.username);

  const setStatus = (status: string) =>
    backoffice.inject({
      method: 'PUT',
      url: `/api/admin/members/${id}/status`,
      headers: bearing(STAFF_TOKEN),
      payload: { status, reason: 'two accounts' },
    });
  expect((await setStatus('suspended')).json().value.status).toBe('suspended');
  expect(published).toContainEqual({ member: id, name: 'signedOut' });
  const { rows } = await brand.pool.query('SELECT ended_at FROM sessions.session WHERE member_id = $1', [id]);
  expect(rows).toEqual([{ ended_at: expect.anything() }]);
  // Being let in again doesn't bring the old session back.
  await setStatus('active');
  for (const server of [one, other])
    expect((await server.inject({ url: '/api/member', headers })).statusCode).toBe(401);
});

test('a vendor’s switch is in the access log, with the address of who pressed it', async () => {
  await composed.vendors.service.add(vendorWith('SWITCHED', brand.publicKey, null), false, 'test');
  await composed.catalogue.start?.();
  const backoffice = await opened(buildBackoffice(parts));
  const answer = await backoffice.inject({
    method: 'PUT',
    url: '/api/admin/vendors/SWITCHED/status',
    remoteAddress: '203.0.113.7',
    headers: bearing(STAFF_TOKEN),
    payload: { enabled: false, reason: 'maintenance' },
  });
  await composed.catalogue.stop?.();
  expect(answer.json().value).toMatchObject({ vassalage: 'SWITCHED', enabled: false });
  const { rows } = await brand.pool.query(
    `SELECT staff_id::text, detail, reason, before, after, host(ip) AS ip FROM staff.access_log WHERE action = 'vendor_switched'`,
  );
  expect(rows).toEqual([
    {
      staff_id: '7',
      detail: { vendor: 'SWITCHED' },
      reason: 'maintenance',
      before: { enabled: true },
      after: { enabled: false },
      ip: '203.0.113.7',
    },
  ]);
});

test('one idempotency key asks for one thing: another call, or another content, is refused', async () => {
  const site = await opened(buildApp(parts));
  const registered = await site.inject({
    method: 'PUT',
    url: '/api/register',
    payload: { ...MEMBER, username: 'keo002' },
  });
  const headers = bearing(registered.json().value.token);
  const idempotencyKey = randomUUID();
  const post = async (url: string, body: object) =>
    (await site.inject({ method: 'POST', url, headers, payload: { ...body, idempotencyKey } })).json().code;
  const move = { from: 'main', to: 'NAGASPIN', amount: '5' };

  const first = await post('/api/wallet/transfer', move);
  expect(first).not.toBe('IDEMPOTENCY_CONFLICT');
  expect(await post('/api/wallet/transfer', move)).toBe(first);
  expect(await post('/api/wallet/transfer', { ...move, amount: '6' })).toBe('IDEMPOTENCY_CONFLICT');
  expect(await post('/api/rebate/claim', {})).toBe('IDEMPOTENCY_CONFLICT');
  // Another member may have the same key.
  const other = await site.inject({ method: 'PUT', url: '/api/register', payload: { ...MEMBER, username: 'keo003' } });
  const answer = await site.inject({
    method: 'POST',
    url: '/api/rebate/claim',
    headers: bearing(other.json().value.token),
    payload: { idempotencyKey },
  });
  expect(answer.json().code).not.toBe('IDEMPOTENCY_CONFLICT');
});

test('the reference of the API allows only its own files', async () => {
  const site = await opened(buildApp(parts));
  for (const path of ['/api/docs/', '/api/docs/swagger-initializer.js']) {
    const { headers, statusCode } = await site.inject(path);
    expect(statusCode).toBe(200);
    expect(headers['content-security-policy']).toMatch(/default-src 'none'; script-src 'self'; style-src 'self';/);
  }
});

test('where the site has TLS, browsers come to the back office with TLS only', async () => {
  const headerOf = async (address: string) => {
    const config = { ...brand.deps.config, PUBLIC_URL: address };
    const backoffice = await opened(buildBackoffice({ ...parts, deps: { ...brand.deps, config } }));
    return (await backoffice.inject('/api/openapi.json')).headers['strict-transport-security'];
  };
  expect(await headerOf('https://champa.example')).toContain('max-age=31536000');
  expect(await headerOf('http://localhost')).toBeUndefined();
});
