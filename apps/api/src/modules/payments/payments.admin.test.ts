import { inspect } from 'node:util';
import type { AdminProvider, AdminProviderCase, ProviderTest } from '@champa/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBackoffice, type TestBackoffice, type TestEmployee } from '../../testing/backoffice.ts';
import { accessLog } from '../../testing/by-test.ts';
import { createWorld, SECRET, type World } from './testing/world.ts';

let world: World;
let backoffice: TestBackoffice;

beforeAll(async () => {
  world = await createWorld();
  backoffice = openBackoffice(world.payments.adminRoutes!);
});

afterAll(async () => {
  await backoffice.close();
  await world.close();
});

const send = (method: 'GET' | 'PUT' | 'POST', path: string, body?: object, as?: TestEmployee) =>
  backoffice.send(method, `/payments/providers${path}`, { ...(as && { as }), ...(body && { body }) });
const open = async (code: string): Promise<AdminProviderCase> => (await send('GET', `/${code}`)).value;
const reason = 'a new contract';

test('providers are listed with what they can do, their switches, and how the last day ended', async () => {
  const { list } = (await send('GET', '')).value as { list: AdminProvider[] };
  expect(list).toMatchObject([
    { id: 'house-bank', adapter: 'by_hand', can: [], fault: null, deposits: true, payouts: false },
    {
      id: 'sandpay',
      can: ['deposits', 'refunds', 'payouts', 'statements'],
      day: { deposits: { ended: 20, succeeded: 19 }, payouts: { ended: 0, succeeded: 0 } },
    },
  ]);
});

describe('a change', () => {
  test('of the switch is kept with who and why, in the history and in the audit log', async () => {
    const switched = await send('PUT', '/sandpay/switch', { what: 'payouts', on: false, reason }, 'keo');
    expect(switched.value).toMatchObject({
      payouts: false,
      deposits: true,
      changes: [{ action: 'switched', by: 'staff:keo', reason }],
    });
    expect((await accessLog(world.pool)).at(-1)).toMatchObject({
      action: 'provider_switched',
      detail: { provider: 'sandpay' },
      before: { payouts: true },
      after: { payouts: false },
    });
    await send('PUT', '/sandpay/switch', { what: 'payouts', on: true, reason });
  });

  test('to what a provider cannot do is refused, and says why', async () => {
    expect(await send('PUT', '/house-bank/switch', { what: 'payouts', on: true, reason })).toMatchObject({
      code: 'NOT_POSSIBLE',
      value: { why: 'by_hand pays nothing out' },
    });
    expect((await send('PUT', '/nobody/switch', { what: 'payouts', on: true, reason })).code).toBe('NOT_FOUND');
  });

  test('of what somebody else has changed meanwhile is refused, and shows what it is now', async () => {
    const { revision } = await open('sandpay');
    const change = { revision, name: 'SandPay Laos', paysTo: ['BANK'], reason };
    expect((await send('PUT', '/sandpay', change)).value).toMatchObject({ name: 'SandPay Laos', paysTo: ['BANK'] });
    const later = await send('PUT', '/sandpay', { ...change, name: 'Another' }, 'keo');
    expect(later).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      value: { by: 'staff:noy', current: { name: 'SandPay Laos', paysTo: ['BANK'] } },
    });
    expect((await open('sandpay')).name).toBe('SandPay Laos');
  });
});

describe('a key', () => {
  const KEY = 'another secret of enough characters';

  test('is replaced, and then shown by nothing: neither the page, nor its history, nor the audit log', async () => {
    const answer = await send('PUT', '/sandpay/key', { key: ` ${KEY}\n`, reason });
    expect(answer.value).toMatchObject({ key: 'kept' });
    expect((await open('sandpay')).changes[0]).toMatchObject({ action: 'key replaced', by: 'staff:noy', reason });
    const said = inspect([answer, await open('sandpay'), await accessLog(world.pool)], { depth: null });
    expect(said).not.toContain(KEY);
    const callback = {
      eventId: 'e1',
      payoutId: 'p1',
      merchantRef: 'r1',
      amount: '1.00',
      currency: 'LAK',
      status: 'paid',
    };
    expect(await world.send('/callbacks/payments/sandpay', callback, KEY)).toBe('200 OK');
    expect(await world.send('/callbacks/payments/sandpay', callback, SECRET)).toBe('401 REFUSED');
  });

  test('that is none, or of a provider by hand, is refused', async () => {
    expect(await send('PUT', '/sandpay/key', { key: 'short', reason })).toMatchObject({
      code: 'VALIDATION',
      value: { fields: { key: expect.any(String) } },
    });
    expect((await send('PUT', '/house-bank/key', { key: KEY, reason })).code).toBe('NOT_POSSIBLE');
  });
});

test('a test of a provider that nobody answers for says so, and is in the audit log', async () => {
  const { answers } = (await send('POST', '/sandpay/test')).value as ProviderTest;
  expect(answers).toMatchObject([
    { capability: 'deposits', outcome: 'unreachable', detail: 'no answer' },
    { capability: 'payouts', outcome: 'unreachable' },
  ]);
  expect((await accessLog(world.pool)).at(-1)).toMatchObject({
    action: 'provider_tested',
    detail: { provider: 'sandpay', deposits: 'unreachable' },
  });
  expect((await send('POST', '/house-bank/test')).code).toBe('NOT_POSSIBLE');
});
