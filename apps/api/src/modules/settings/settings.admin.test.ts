import { createDatabase } from '@champa/testkit';
import * as z from 'zod/mini';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPool, inTransaction, type Pool } from '../../platform/database.ts';
import { createLog } from '../../platform/log.ts';
import { createMetrics } from '../../platform/metrics.ts';
import { openBackoffice, type TestBackoffice } from '../../testing/backoffice.ts';
import { approvalsFor, employeeAtConsole, waits } from '../approvals/testing/second-person.ts';
import { accessLog, byTest, recordByHand } from '../../testing/by-test.ts';
import { createTestClock } from '../../testing/accounts-app.ts';
import { createSettings, createSettingsModule, defineSetting, type Settings, unchanged } from './index.ts';

type Maintenance = { on: boolean; hours: number };

const maintenance = defineSetting<Maintenance>({
  key: 'maintenance',
  group: 'openness',
  schema: z.object({
    on: z.boolean(),
    hours: z.int().check(z.minimum(0), z.maximum(24)),
  }),
  default: { on: false, hours: 0 },
  closed: unchanged,
});
const most = defineSetting<number>({
  key: 'most',
  group: 'money',
  schema: z.int(),
  default: 1,
  closed: unchanged,
});
const provider = defineSetting<{ sealedSecret: string }>({
  key: 'provider',
  group: 'members',
  schema: z.object({ sealedSecret: z.string() }),
  default: { sealedSecret: '' },
  closed: unchanged,
});

let database: Awaited<ReturnType<typeof createDatabase>>;
let pool: Pool;
let settings: Settings;
let backoffice: TestBackoffice;

beforeAll(async () => {
  database = await createDatabase();
  pool = createPool(database.url, 4);
  const deps = {
    pool,
    clock: createTestClock(),
    log: createLog('silent', 'test'),
    metrics: createMetrics(),
  };
  settings = createSettings(deps, [most, maintenance, provider], {
    record: recordByHand,
  });
  backoffice = openBackoffice((app) => void createSettingsModule(settings, settings.admin.change).adminRoutes?.(app));
});
afterAll(async () => {
  await backoffice.close();
  await pool.end();
  await database.drop();
});

const reason = 'a test of the rules';
const CLOSED = { on: true, hours: 2 };
const site = async () =>
  (await backoffice.send('GET', '/site/maintenance')).value as {
    revision: string;
    value: unknown;
  };
const save = (value: unknown, revision: string, as: 'noy' | 'keo' = 'noy') =>
  backoffice.send('PUT', '/site/maintenance', {
    as,
    body: { value, revision, reason },
  });

test('each capability is shown its own settings, and finds no others', async () => {
  expect((await backoffice.send('GET', '/settings')).value).toMatchObject({
    list: [
      { id: 'provider', group: 'members', changedBy: null, isReadable: true },
      { id: 'most', group: 'money' },
    ],
  });
  expect((await backoffice.send('GET', '/site')).value).toMatchObject({
    list: [{ id: 'maintenance' }],
  });
  expect((await backoffice.send('GET', '/settings/maintenance')).code).toBe('NOT_FOUND');
  const body = { value: 2, revision: '0', reason };
  expect((await backoffice.send('PUT', '/site/most', { body })).code).toBe('NOT_FOUND');
});

test('a change is saved with its version and one entry of the audit log', async () => {
  expect(await site()).toMatchObject({
    value: maintenance.default,
    revision: '0',
    shape: { type: 'object' },
  });
  const entries = (await accessLog(pool)).length;
  const { value } = await save(CLOSED, '0');
  expect(value).toMatchObject({ value: CLOSED, changedBy: 'noy' });
  expect(await settings.get(maintenance)).toEqual(CLOSED);
  expect((await accessLog(pool)).slice(entries)).toMatchObject([
    {
      action: 'setting_changed',
      before: { value: maintenance.default },
      after: { value: CLOSED },
    },
  ]);
  expect((await backoffice.send('GET', '/site/maintenance/versions')).value).toMatchObject({
    list: [{ by: 'noy', reason, value: CLOSED }],
    next: null,
  });
});

test('a value that does not fit is refused by field, and changes nothing', async () => {
  const { revision } = await site();
  const { code, value } = await save({ on: 'yes', hours: 25 }, revision);
  expect([code, value]).toEqual(['VALIDATION', { fields: { 'value.on': 'pattern', 'value.hours': 'range' } }]);
  expect(await site()).toMatchObject({ value: CLOSED, revision });
});

test('who read it before another change is refused with what it is now, and nothing is saved', async () => {
  const { revision } = await site();
  await save({ on: true, hours: 3 }, revision, 'keo');
  const refused = await save({ on: false, hours: 9 }, revision);
  expect(refused).toMatchObject({
    code: 'CHANGED_MEANWHILE',
    value: { by: 'keo', current: { on: true, hours: 3 } },
  });
  expect((await site()).value).toEqual({ on: true, hours: 3 });
  const { revision: now } = refused.value as { revision: string };
  expect(await save({ on: false, hours: 9 }, now)).toMatchObject({
    value: { value: { on: false, hours: 9 } },
  });
});

test('of two who save at once what both have read, one is refused', async () => {
  const { revision } = await site();
  const answers = await Promise.all([save({ on: true, hours: 4 }, revision), save({ on: true, hours: 5 }, revision)]);
  expect(answers.map(({ code }) => code).toSorted()).toEqual(['CHANGED_MEANWHILE', undefined]);
});

test('it is put back to an earlier version, or to what a brand begins with', async () => {
  const { value: page } = await backoffice.send('GET', '/site/maintenance/versions');
  const first = (page as { list: { id: string }[] }).list.at(-1)!;
  const back = async (to: string, revision: string) =>
    backoffice.send('PUT', '/site/maintenance/version', {
      body: { to, revision, reason },
    });
  expect((await back(first.id, '1')).code).toBe('CHANGED_MEANWHILE');
  expect((await back(first.id, (await site()).revision)).value).toMatchObject({
    value: CLOSED,
  });
  expect((await back('default', (await site()).revision)).value).toMatchObject({
    value: maintenance.default,
  });
  expect((await back('987654321', (await site()).revision)).code).toBe('NOT_FOUND');
});

test('a secret is neither shown nor changed', async () => {
  await inTransaction(pool, (tx) => settings.set(tx, provider, { sealedSecret: 'abc' }, byTest));
  const { value } = await backoffice.send('GET', '/settings/provider');
  expect(value).toMatchObject({
    value: { sealedSecret: 'sealed' },
    isEditable: false,
  });
  const { revision } = value as { revision: string };
  const body = { value: { sealedSecret: 'mine' }, revision, reason };
  expect((await backoffice.send('PUT', '/settings/provider', { body })).code).toBe('NOT_POSSIBLE');
  expect(JSON.stringify((await backoffice.send('GET', '/settings/provider/versions')).value)).not.toContain('abc');
});

test('what decides about members and money waits for a second person where the brand wants one; what is stale is not saved', async () => {
  const approvals = approvalsFor(pool, [{ kind: 'setting' }]);
  const change = approvals.guard({ kind: 'setting', ...settings.admin.act });
  const asker = await employeeAtConsole(pool, 'asker', 'owner');
  const lead = await employeeAtConsole(pool, 'lead', 'owner');
  const viewer = { staffId: lead.staffId!, kinds: ['setting'] as const };
  const read = async () => String((await settings.admin.view(most)).last?.id ?? 0);

  const first = await waits(change(asker, { setting: 'most', read: await read(), value: 7 }));
  expect(await settings.get(most)).toBe(1);
  expect(await approvals.admin.open(first, viewer)).toMatchObject({
    before: { value: 1 },
    after: { value: 7 },
  });
  await approvals.admin.approve(lead, first);
  expect(await settings.get(most)).toBe(7);

  await expect(change(asker, { setting: 'most', read: await read(), value: 'many' })).rejects.toMatchObject({
    code: 'VALIDATION',
  });
  const second = await waits(change(asker, { setting: 'most', read: await read(), to: 'default' }));
  await settings.admin.set(lead, { setting: most, value: 8 });
  await expect(approvals.admin.approve(lead, second)).rejects.toMatchObject({
    code: 'APPROVAL_STALE',
  });
  expect(await settings.get(most)).toBe(8);
});
