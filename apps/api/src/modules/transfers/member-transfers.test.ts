import { randomUUID } from 'node:crypto';
import { parseAmount as amount } from '@champa/money';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PAYMENT_PASSWORD, RULES } from './testing/compose.ts';
import { createWorld, type World } from './testing/world.ts';

let world: World;
/** agent -> upper -> lower; `stranger` is in another line. */
let agent: string;
let upper: string;
let lower: string;
let stranger: string;

beforeAll(async () => {
  world = await createWorld();
});

beforeEach(async () => {
  agent = await world.addMember('100000', { type: 1 });
  upper = await world.addMember('100000', { uplineId: agent });
  lower = await world.addMember('100000', { uplineId: upper });
  stranger = await world.addMember('100000');
});

afterEach(async () => {
  Object.assign(world.rules, RULES);
  expect(await world.broken()).toEqual([]);
});

afterAll(() => world.close());

const send = (from: string, to: string, more: object = {}) =>
  world.call(from, 'POST', '/api/transfers', {
    to,
    amount: '5000',
    paymentPassword: PAYMENT_PASSWORD,
    idempotencyKey: randomUUID(),
    ...more,
  });
const cashOf = async (member: string) => (await world.books(member))['cash'];

describe('a transfer along a line', () => {
  test('goes to the upline, both are told, and each sees the other’s masked name only', async () => {
    const sent = await send(lower, upper);
    expect(sent).toMatchObject({ status: 200, value: { way: 'out', amount: '5000.00' } });
    expect([await cashOf(lower), await cashOf(upper)]).toEqual([amount('95000'), amount('105000')]);
    const [seen] = (await world.call(upper, 'GET', '/api/transfers')).value['list'];
    expect(seen).toMatchObject({
      way: 'in',
      amount: '5000.00',
      maskedName: expect.stringMatching(/^.{0,2}\*{4}.{0,2}$/),
    });
    for (const [member, kind] of [
      [lower, 'transfer_sent'],
      [upper, 'transfer_received'],
    ] as const) {
      expect((await world.call(member, 'GET', '/api/inbox')).value['list']).toMatchObject([{ kind }]);
      expect(world.told.some((event) => event.member === member && event.name === 'balance')).toBe(true);
    }
    expect(world.received).toContain(`${upper} ${amount('5000')} 100`);
  });

  test('of an agent goes to any downline, however deep', async () => {
    expect((await send(agent, lower)).status).toBe(200);
    expect((await send(agent, upper)).status).toBe(200);
    expect(await cashOf(agent)).toBe(amount('90000'));
  });

  test.each([
    ['to a stranger', () => send(lower, stranger)],
    ['to the upline’s upline', () => send(lower, agent)],
    ['down, by a member who is not an agent', () => send(upper, lower)],
    ['to themselves', () => send(lower, lower)],
    ['to an unknown member', () => send(lower, '9223372036854775807')],
    ['up, by an agent without an upline', () => send(agent, stranger)],
    ['to a member of another line', () => send(stranger, upper)],
  ])('%s is answered as an unknown member, and nothing moves', async (_what, attempt) => {
    expect(await attempt()).toMatchObject({ status: 404, code: 'RECIPIENT_NOT_FOUND' });
    for (const member of [agent, upper, lower, stranger]) expect(await cashOf(member)).toBe(amount('100000'));
  });

  test('happens once for one key, also when it is sent twice at once', async () => {
    const same = { idempotencyKey: randomUUID() };
    const answers = await Promise.all([send(lower, upper, same), send(lower, upper, same), send(lower, upper, same)]);
    expect(new Set(answers.map(({ value }) => value['id'])).size).toBe(1);
    expect(await cashOf(upper)).toBe(amount('105000'));
    expect((await send(lower, upper, { ...same, amount: '6000' })).code).toBe('IDEMPOTENCY_CONFLICT');
  });

  test('of a member who wagers a bonus is refused, and moves nothing', async () => {
    world.wagering.add(lower);
    expect((await send(lower, upper, { amount: '5000' })).code).toBe('BONUS_ACTIVE');
    world.wagering.delete(lower);
    expect(await cashOf(lower)).toBe(amount('100000'));
  });

  test.each([
    ['too little', '999.99', 'AMOUNT_OUT_OF_RANGE'],
    ['too much', '1000000.01', 'AMOUNT_OUT_OF_RANGE'],
    ['more than the balance', '100000.01', 'BALANCE_TOO_LOW'],
    ['finer than a hundredth', '5000.001', 'VALIDATION'],
    ['a negative amount', '-5000', 'AMOUNT_OUT_OF_RANGE'],
  ])('of %s is refused', async (_what, wanted, code) => {
    expect((await send(lower, upper, { amount: wanted })).code).toBe(code);
    expect(await cashOf(lower)).toBe(amount('100000'));
  });

  test('needs the payment password', async () => {
    expect((await send(lower, upper, { paymentPassword: '000000' })).code).toBe('WRONG_PAYMENT_PASSWORD');
    expect(await cashOf(lower)).toBe(amount('100000'));
  });

  test('is held to the daily limit, also when several begin at once', async () => {
    world.rules.memberDay = '12000';
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(lower, upper)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.find(({ status }) => status !== 200)).toMatchObject({
      code: 'TRANSFER_LIMIT_REACHED',
      value: { remaining: '2000.00' },
    });
    expect((await world.call(lower, 'GET', '/api/transfers/options')).value['leftToday']).toBe('2000.00');
    world.passTime({ hours: 25 });
    expect((await send(lower, upper)).status).toBe(200);
  });

  test('is closed where the brand offers none', async () => {
    world.rules.isOffered = false;
    expect((await send(lower, upper)).code).toBe('TRANSFER_CLOSED');
    expect((await world.call(lower, 'GET', '/api/transfers/options')).code).toBe('TRANSFER_CLOSED');
  });

  test('cannot be received during a time-out or exclusion, but can be sent', async () => {
    await world.call(upper, 'POST', '/api/limits/time-out', { hours: 24 });
    expect((await send(lower, upper)).code).toBe('RECIPIENT_NOT_FOUND');
    expect((await send(upper, agent)).status).toBe(200);
  });

  test('is not for trial members', async () => {
    expect((await send(`t${lower}`, upper)).code).toBe('TRUE_ACCOUNT_REQUIRED');
  });
});

describe('the recipient', () => {
  test('is shown with a masked name', async () => {
    const { value } = await world.call(lower, 'GET', '/api/transfers/options');
    expect(value).toMatchObject({ upline: { id: upper, direction: 'up' }, toDownline: false, min: '1000.00' });
    expect(value['upline'].maskedName).toContain('****');
    expect((await world.call(agent, 'GET', '/api/transfers/options')).value).toMatchObject({
      upline: null,
      toDownline: true,
    });
  });

  test('is found by name among an agent’s downlines only', async () => {
    const nameOf = async (member: string) => (await world.members.byId(world.pool, member))!.username;
    const find = async (member: string, name: string) =>
      world.call(member, 'GET', `/api/transfers/recipient?username=${name}`);
    expect((await find(agent, await nameOf(lower))).value).toMatchObject({ id: lower, direction: 'down' });
    expect((await find(agent, await nameOf(stranger))).code).toBe('RECIPIENT_NOT_FOUND');
    expect((await find(agent, 'nobody-at-all')).code).toBe('RECIPIENT_NOT_FOUND');
    expect((await find(upper, await nameOf(lower))).code).toBe('RECIPIENT_NOT_FOUND');
  });

  test('does not see other members’ transfers', async () => {
    await send(lower, upper);
    expect((await world.call(stranger, 'GET', '/api/transfers')).value).toMatchObject({ total: 0, list: [] });
    expect((await world.call(agent, 'GET', '/api/transfers')).value).toMatchObject({ total: 0, list: [] });
  });
});

test('transfers both ways at once neither block one another nor lose anything', async () => {
  await Promise.all(
    Array.from({ length: 12 }, (_, number) =>
      number % 2 === 0 ? send(lower, upper, { amount: '1000' }) : send(agent, upper, { amount: '1000' }),
    ),
  );
  expect([await cashOf(agent), await cashOf(upper), await cashOf(lower)]).toEqual([
    amount('94000'),
    amount('112000'),
    amount('94000'),
  ]);
});
