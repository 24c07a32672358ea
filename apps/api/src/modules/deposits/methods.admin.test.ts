import type { AdminDepositMethod, DepositMethod } from '@champa/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openBackoffice, type TestBackoffice, type TestEmployee } from '../../testing/backoffice.ts';
import { accessLog } from '../../testing/by-test.ts';
import { createWorld, type World } from './testing/world.ts';

let world: World;
let backoffice: TestBackoffice;
let member: string;

beforeAll(async () => {
  world = await createWorld();
  backoffice = openBackoffice(world.deposits.adminRoutes!);
});

beforeEach(async () => {
  member = await world.addMember();
});

afterAll(async () => {
  await backoffice.close();
  await world.close();
});

const send = (method: 'GET' | 'PUT', path: string, body?: object, as?: TestEmployee) =>
  backoffice.send(method, `/payments/methods${path}`, { ...(as && { as }), ...(body && { body }) });
const open = async (code: string): Promise<AdminDepositMethod> => (await send('GET', `/${code}`)).value;
const reason = 'a busy evening';
const turn = (code: string, enabled: boolean) => send('PUT', `/${code}/switch`, { enabled, reason });

/** The method with other terms; all others as they are. */
async function change(code: string, terms: Partial<AdminDepositMethod>, as?: TestEmployee) {
  const { names, min, max, presets, fee, hours, sort, revision } = await open(code);
  return send('PUT', `/${code}`, { names, min, max, presets, fee, hours, sort, revision, reason, ...terms }, as);
}

/** What a member's deposit form offers now. */
async function offered(): Promise<DepositMethod[]> {
  return (await world.call(member, 'GET', '/api/wallet/deposit-methods')).value['methods'] as DepositMethod[];
}

describe('a method that is switched off', () => {
  test('is offered no more and begins nothing; on again, it is as before', async () => {
    expect((await turn('card', false)).value).toMatchObject({ id: 'card', enabled: false, offered: false });
    expect((await offered()).map(({ code }) => code)).not.toContain('card');
    expect(await world.deposit(member, { method: 'card' })).toMatchObject({ code: 'DEPOSIT_METHOD_UNAVAILABLE' });
    await turn('card', true);
    expect((await offered()).map(({ code }) => code)).toContain('card');
  });

  test('leaves one entry in the audit log, however often it is asked', async () => {
    const entries = async () =>
      (await accessLog(world.pool)).filter(({ action }) => action === 'method_switched').length;
    const before = await entries();
    await turn('laoqr', false);
    await turn('laoqr', false);
    expect(await entries()).toBe(before + 1);
    await turn('laoqr', true);
  });
});

describe('other terms', () => {
  test('hold for what is begun from then on, with what they were in the audit log', async () => {
    const presets = ['30000.00', '60000.00'];
    const fee = { flat: '500.00', perMille: 10, bearer: 'member' as const };
    expect((await change('card', { min: '20000', max: '90000', presets, fee })).value).toMatchObject({
      min: '20000.00',
    });
    expect((await offered()).find(({ code }) => code === 'card')).toMatchObject({ min: '20000.00', presets, fee });
    expect(await world.deposit(member, { method: 'card', amount: '10000' })).toMatchObject({
      code: 'AMOUNT_OUT_OF_RANGE',
    });
    expect((await accessLog(world.pool)).at(-1)).toMatchObject({
      action: 'method_changed',
      detail: { method: 'card' },
      before: { min: '10000.00' },
      after: { min: '20000.00', fee: { perMille: 10 } },
    });
  });

  test.each([
    ['min', { min: '0' }],
    ['max', { min: '50000', max: '40000', presets: [] }],
    ['presets', { presets: ['1.00'] }],
    ['fee', { fee: { flat: '60000000', perMille: 0, bearer: 'member' as const } }],
    ['fee', { fee: { flat: '0', perMille: 501, bearer: 'brand' as const } }],
    ['hours', { hours: { from: '08:00', to: '08:00' } }],
  ])('that cannot be are refused beside their field: %s', async (field, terms) => {
    const before = await open('ewallet');
    expect(await change('ewallet', terms)).toMatchObject({
      code: 'VALIDATION',
      value: { fields: { [field]: expect.any(String) } },
    });
    expect(await open('ewallet')).toEqual(before);
  });

  test('for what somebody else has changed meanwhile are refused, and show what it is now', async () => {
    const { revision } = await open('usdt');
    expect((await change('usdt', { sort: 3 })).code).toBeUndefined();
    expect(await change('usdt', { sort: 9, revision }, 'keo')).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      value: { by: 'noy', current: { sort: 3 } },
    });
  });

  test('sent by two at once are taken from one', async () => {
    const { revision } = await open('usdt');
    const answers = await Promise.all([
      change('usdt', { sort: 11, revision }),
      change('usdt', { sort: 12, revision }, 'keo'),
    ]);
    expect(answers.map(({ code }) => code ?? 'OK').toSorted()).toEqual(['CHANGED_MEANWHILE', 'OK']);
  });
});

test('outside its hours a method is not offered, and begins nothing', async () => {
  const now = Temporal.Now.zonedDateTimeISO('Asia/Vientiane');
  const clock = (hours: number) => now.add({ hours }).toPlainTime().toString({ smallestUnit: 'minute' });
  await change('laoqr', { hours: { from: clock(2), to: clock(3) } });
  expect(await open('laoqr')).toMatchObject({ enabled: true, offered: false });
  expect((await offered()).map(({ code }) => code)).not.toContain('laoqr');
  expect(await world.deposit(member, { method: 'laoqr' })).toMatchObject({ code: 'DEPOSIT_METHOD_UNAVAILABLE' });
  await change('laoqr', { hours: { from: clock(-1), to: clock(1) } });
  expect(await open('laoqr')).toMatchObject({ offered: true });
  expect((await offered()).map(({ code }) => code)).toContain('laoqr');
});

test('the order of the form is the operator’s', async () => {
  await change('ewallet', { sort: 0 });
  await change('card', { sort: 100 });
  const codes = (await offered()).map(({ code }) => code);
  expect(codes.indexOf('ewallet')).toBeLessThan(codes.indexOf('card'));
  const { list } = (await send('GET', '')).value as { list: AdminDepositMethod[] };
  expect(list.map(({ sort }) => sort)).toEqual(list.map(({ sort }) => sort).toSorted((a, b) => a - b));
});

test('open deposit forms of all members hear of each change', async () => {
  const stream = await world.watch(member);
  await turn('ewallet', false);
  await turn('ewallet', true);
  await expect.poll(() => stream.messages.filter(({ event }) => event === 'depositMethods').length).toBeGreaterThan(0);
  stream.leave();
});
