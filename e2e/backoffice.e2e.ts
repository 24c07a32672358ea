import { beforeAll, expect, test } from 'vitest';
import { call, register } from './support/api.ts';
import { thisPlatform } from './support/this-platform.ts';

let token: string;
const { siteUrl, backofficeUrl } = thisPlatform();

beforeAll(async () => {
  const answer = await call(backofficeUrl, 'POST', '/api/admin/session', {
    username: 'admin',
    password: 'Champa-2026',
  });
  token = answer.value.token;
});

test('the trial balance sums to nothing in each currency', async () => {
  const { value } = await call(backofficeUrl, 'GET', '/api/admin/ledger/accounts', undefined, token);
  expect(value.list.length).toBeGreaterThan(1);
  expect(Object.values(value.sums)).toEqual(Object.keys(value.sums).map(() => '0.00'));
});

test('the forty vendors are there, and one is switched off and on with a reason', async () => {
  const { value } = await call(backofficeUrl, 'GET', '/api/admin/vendors?pageSize=100', undefined, token);
  expect(value.total).toBe(40);
  const { vassalage } = value.list[0];
  for (const enabled of [false, true]) {
    const path = `/api/admin/vendors/${vassalage}/status`;
    const changed = await call(backofficeUrl, 'PUT', path, { enabled, reason: 'a test of the switch' }, token);
    expect(changed.value).toMatchObject({ vassalage, enabled });
  }
  const silent = await call(
    backofficeUrl,
    'PUT',
    `/api/admin/vendors/${vassalage}/status`,
    { enabled: false, reason: '' },
    token,
  );
  expect(silent).toMatchObject({ status: 422, code: 'VALIDATION' });
});

test('a suspended member is out at once, and may come back', async () => {
  const member = await register(siteUrl);
  const found = await call(backofficeUrl, 'GET', `/api/admin/members?search=${member.username}`, undefined, token);
  const { id } = found.value.list[0];
  const path = `/api/admin/members/${id}/status`;
  await call(backofficeUrl, 'PUT', path, { status: 'suspended', reason: 'a test of suspension' }, token);
  expect((await call(siteUrl, 'GET', '/api/member', undefined, member.token)).status).toBe(401);
  await call(backofficeUrl, 'PUT', path, { status: 'active', reason: 'the test is over' }, token);
  expect((await call(siteUrl, 'GET', '/api/member', undefined, member.token)).status).toBe(200);
});

test('nothing of it is on the site’s port, or open to members or strangers', async () => {
  const member = await register(siteUrl);
  expect((await call(siteUrl, 'GET', '/api/admin/members', undefined, token)).status).toBe(404);
  for (const stranger of [undefined, member.token, 'x']) {
    expect((await call(backofficeUrl, 'GET', '/api/admin/members', undefined, stranger)).status).toBe(401);
  }
});
