import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { call, register } from './support/api.ts';
import { staffSession } from './support/backoffice.ts';
import { sql } from './support/database.ts';
import { thisPlatform } from './support/this-platform.ts';

let token: string;
const { siteUrl, backofficeUrl } = thisPlatform();

beforeAll(async () => {
  token = await staffSession();
});

test('the trial balance sums to zero in each currency', async () => {
  const { value } = await call(backofficeUrl, 'GET', '/api/admin/ledger/accounts', undefined, token);
  expect(value.list.length).toBeGreaterThan(1);
  expect(Object.values(value.sums)).toEqual(Object.keys(value.sums).map(() => '0.00'));
});

test('the forty vendors are listed, and one is disabled and enabled with a reason', async () => {
  const { value } = await call(backofficeUrl, 'GET', '/api/admin/vendors?pageSize=100', undefined, token);
  expect(value.total).toBe(40);
  const { vassalage } = value.list[0];
  const switchOn = 'UPDATE vendors.vendor SET enabled = true WHERE code = $1';
  onTestFinished(async () => void (await sql(switchOn, [vassalage])));
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

test('nothing of it is on the site’s port, or open to members or visitors', async () => {
  const member = await register(siteUrl);
  expect((await call(siteUrl, 'GET', '/api/admin/members', undefined, token)).status).toBe(404);
  for (const stranger of [undefined, member.token, 'x']) {
    expect((await call(backofficeUrl, 'GET', '/api/admin/members', undefined, stranger)).status).toBe(401);
  }
});
