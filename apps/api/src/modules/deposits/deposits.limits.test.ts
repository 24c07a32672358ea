import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { callbackFor, sendCallback } from './testing/callbacks.ts';
import { type Answer, createWorld, type World } from './testing/world.ts';

let world: World;
let member: string;

beforeAll(async () => {
  world = await createWorld();
});

beforeEach(async () => {
  member = await world.addMember();
});

afterAll(() => world.close());

const limit = (period: string, amount: string): Promise<Answer> =>
  world.call(member, 'PUT', `/api/limits/deposit/${period}`, { amount });
const used = async () => {
  const { value } = await world.call(member, 'GET', '/api/limits');
  return (value['list'] as { used: string }[]).map((one) => one.used);
};
const begun = async (): Promise<number> =>
  (await world.pool.query('SELECT FROM deposits.deposit WHERE member_id = $1', [member])).rowCount!;

describe('a member’s limit for deposits', () => {
  test('refuses what goes beyond it before anything is begun, and tells what is left', async () => {
    await limit('day', '300000');
    await world.pending(member, { amount: '250000' });
    expect(await world.deposit(member, { amount: '50000.01' })).toMatchObject({
      status: 409,
      code: 'DEPOSIT_LIMIT_REACHED',
      value: { period: 'day', remaining: '50000.00' },
    });
    expect(await begun()).toBe(1);
    expect(await world.deposit(member, { amount: '50000' })).toMatchObject({ status: 200 });
    expect(await used()).toEqual(['300000.00']);
  });

  test('is not passed by a hundred deposits at once', async () => {
    await limit('week', '100000');
    const answers = await Promise.all(Array.from({ length: 100 }, () => world.deposit(member, { amount: '30000' })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ code }) => code === 'DEPOSIT_LIMIT_REACHED')).toHaveLength(97);
    expect(await begun()).toBe(3);
  });

  test('gives room again for a deposit that failed, and counts money that arrives all the same', async () => {
    await limit('month', '250000');
    const { id } = await world.pending(member, { amount: '250000' });
    await sendCallback(world, await callbackFor(world, id, { status: 'failed' }));
    expect(await used()).toEqual(['0.00']);
    await world.pending(member, { amount: '100000' });
    expect(await sendCallback(world, await callbackFor(world, id))).toBe('200 OK');
    expect(await used()).toEqual(['350000.00']);
    expect((await world.deposit(member, { amount: '10000' })).code).toBe('DEPOSIT_LIMIT_REACHED');
  });

  test('answers the same deposit again as before, whatever is left', async () => {
    await limit('day', '250000');
    const idempotencyKey = crypto.randomUUID();
    const first = await world.deposit(member, { amount: '250000', idempotencyKey });
    expect((await world.deposit(member, { amount: '250000', idempotencyKey })).value['id']).toBe(first.value['id']);
  });
});

test.each([
  ['time-out', { hours: 24 }, 'PLAY_TIME_OUT'],
  ['self-exclusion', { months: null }, 'SELF_EXCLUDED'],
])('during a %s nothing is paid in, and money on its way is credited', async (what, body, code) => {
  const { id } = await world.pending(member);
  await world.call(member, 'POST', `/api/limits/${what}`, body);
  expect(await world.deposit(member)).toMatchObject({ status: 403, code });
  expect(await begun()).toBe(1);
  expect(await sendCallback(world, await callbackFor(world, id))).toBe('200 OK');
  expect(await world.balance(member)).toBe('250000.00');
});

describe('the inbox', () => {
  const titles = async () => {
    const { value } = await world.call(member, 'GET', '/api/inbox');
    return (value['list'] as { title: string; content: string }[]).map(({ title }) => title);
  };

  test('tells once that a deposit was credited, however often the provider says so', async () => {
    const { id } = await world.pending(member);
    const callback = await callbackFor(world, id);
    await Promise.all(Array.from({ length: 10 }, () => sendCallback(world, callback)));
    await world.resolve(member, id);
    expect(await titles()).toEqual(['Deposit credited']);
    const { value } = await world.call(member, 'GET', '/api/inbox');
    expect(JSON.stringify(value)).toContain('₭250,000.00');
  });

  test('shows on the member’s open screens how many messages are unread', async () => {
    const stream = await world.watch(member);
    const counts = () => stream.messages.filter(({ event }) => event === 'unread').map(({ data }) => data);
    const { id } = await world.pending(member);
    await sendCallback(world, await callbackFor(world, id));
    await world.inbox.jobs!.find(({ name }) => name === 'inbox_announce')!.run({ memberId: member });
    await vi.waitFor(() => expect(counts()).toEqual([{ count: 1 }]), { timeout: 20_000 });
    await world.call(member, 'POST', '/api/inbox/read');
    await vi.waitFor(() => expect(counts()).toEqual([{ count: 1 }, { count: 0 }]), { timeout: 20_000 });
    stream.leave();
  });

  test('tells that one failed, and then that its money came all the same', async () => {
    const { id } = await world.pending(member);
    await sendCallback(world, await callbackFor(world, id, { status: 'failed' }));
    await sendCallback(world, await callbackFor(world, id));
    expect(await titles()).toEqual(['Deposit credited', 'Deposit failed']);
  });

  test('says nothing of one that was only left unpaid', async () => {
    const { id } = await world.pending(member);
    await sendCallback(world, await callbackFor(world, id, { status: 'expired' }));
    expect(await titles()).toEqual([]);
  });
});
