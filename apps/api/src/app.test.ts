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
const vilay = { kind: 'staff', staffId: '7', username: 'vilay', name: 'Vilay' } as const;
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
    `SELECT staff_id::text, detail, host(ip) AS ip FROM staff.access_log WHERE action = 'vendor_switched'`,
  );
  expect(rows).toEqual([
    { staff_id: '7', detail: { vendor: 'SWITCHED', enabled: false, reason: 'maintenance' }, ip: '203.0.113.7' },
  ]);
});
