import { randomUUID } from 'node:crypto';
import * as contract from '@champa/contract';
import type { Operation } from '@champa/contract';
import { parseAmount as amount } from '@champa/money';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database.ts';
import { PAYMENT_PASSWORD, RULES } from './testing/compose.ts';
import { createWorld, type World } from './testing/world.ts';

let world: World;
/** agent -> lower (an agent, too) -> deep; `stranger` is in another line. */
let agent: string;
let lower: string;
let deep: string;
let stranger: string;

beforeAll(async () => {
  world = await createWorld();
});

beforeEach(async () => {
  agent = await world.addMember('100000', { type: 1 });
  lower = await world.addMember('100000', { type: 1, uplineId: agent });
  deep = await world.addMember('100000', { uplineId: lower });
  stranger = await world.addMember('100000', { type: 1 });
});

afterEach(async () => {
  Object.assign(world.rules, RULES);
  world.owing.clear();
  expect(await world.broken()).toEqual([]);
});

afterAll(() => world.close());

const open = { mayReceive: true, maySend: true, perTransfer: null, perDay: null };
const set = (by: string, member: string, allowed: object) =>
  world.call(by, 'PUT', `/api/transfers/limits/${member}`, { ...open, ...allowed });
const look = (by: string, member: string) => world.call(by, 'GET', `/api/transfers/limits/${member}`);
const send = (from: string, to: string, wanted = '5000', more: object = {}) =>
  world.call(from, 'POST', '/api/transfers', {
    to,
    amount: wanted,
    paymentPassword: PAYMENT_PASSWORD,
    idempotencyKey: randomUUID(),
    ...more,
  });
const cashOf = async (member: string) => (await world.books(member))['cash'];
const options = async (member: string) => (await world.call(member, 'GET', '/api/transfers/options')).value;

describe('an upline’s limits for a direct downline', () => {
  test('are the brand’s until the upline sets some', async () => {
    expect((await look(agent, lower)).value).toEqual({
      ...open,
      currency: 'LAK',
      least: '1000.00',
      brandPerTransfer: '1000000.00',
      brandPerDay: '2000000.00',
      isMine: true,
    });
    expect((await look(agent, deep)).value).toMatchObject({ ...open, isMine: false });
  });

  test('can stop sending: the downline is told so, and may receive as before', async () => {
    expect((await set(agent, lower, { maySend: false })).value).toMatchObject({ maySend: false });
    expect((await options(lower))['maySend']).toBe(false);
    expect(await send(lower, agent)).toMatchObject({ status: 403, code: 'TRANSFER_NOT_ALLOWED' });
    expect((await send(lower, deep)).code).toBe('TRANSFER_NOT_ALLOWED');
    expect((await send(agent, lower)).status).toBe(200);
    await set(agent, lower, {});
    expect((await send(lower, agent)).status).toBe(200);
  });

  test('can stop receiving: the sender is refused before a password is asked for', async () => {
    await set(agent, lower, { mayReceive: false });
    expect(await send(agent, lower)).toMatchObject({ status: 409, code: 'RECIPIENT_CLOSED' });
    const { username } = (await world.members.byId(world.pool, lower))!;
    const found = await world.call(agent, 'GET', `/api/transfers/recipient?username=${username}`);
    expect(found).toMatchObject({ code: 'RECIPIENT_CLOSED' });
    expect((await send(deep, lower)).code).toBe('RECIPIENT_CLOSED');
    expect((await send(lower, agent)).status).toBe(200);
    expect(await cashOf(lower)).toBe(amount('95000'));
  });

  test('set the most of one transfer and of a day, below the brand’s own', async () => {
    await set(agent, lower, { perTransfer: '4000', perDay: '10000' });
    expect(await options(lower)).toMatchObject({ max: '4000.00', leftToday: '10000.00' });
    expect(await send(lower, agent, '4000.01')).toMatchObject({
      code: 'AMOUNT_OUT_OF_RANGE',
      value: { min: '1000.00', max: '4000.00' },
    });
    expect((await send(lower, agent, '4000')).status).toBe(200);
    expect((await send(lower, deep, '4000')).status).toBe(200);
    expect(await send(lower, agent, '2000.01')).toMatchObject({
      code: 'TRANSFER_LIMIT_REACHED',
      value: { remaining: '2000.00' },
    });
    world.passTime({ hours: 25 });
    expect((await send(lower, agent, '4000')).status).toBe(200);
  });

  test.each([
    [{ perTransfer: '999.99' }, 'AMOUNT_OUT_OF_RANGE'],
    [{ perTransfer: '1000000.01' }, 'AMOUNT_OUT_OF_RANGE'],
    [{ perDay: '2000000.01' }, 'AMOUNT_OUT_OF_RANGE'],
    [{ perDay: '0' }, 'VALIDATION'],
    [{ perTransfer: '5000.001' }, 'VALIDATION'],
    [{ perTransfer: 'much' }, 'VALIDATION'],
    [{ maySend: 'no' }, 'VALIDATION'],
  ])('cannot be %o', async (wanted, code) => {
    expect(await set(agent, lower, wanted)).toMatchObject({ code });
    expect((await look(agent, lower)).value).toMatchObject(open);
  });

  test('are set by the direct upline alone, who is an agent', async () => {
    expect(await set(agent, deep, {})).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await set(stranger, lower, { maySend: false })).toMatchObject({ status: 404 });
    expect(await look(stranger, lower)).toMatchObject({ status: 404 });
    expect(await look(lower, agent)).toMatchObject({ status: 404 });
    expect(await set(lower, lower, {})).toMatchObject({ status: 404 });
    expect(await set(deep, lower, {})).toMatchObject({ status: 403, code: 'NON_AGENT' });
    expect(await set(`t${agent}`, lower, {})).toMatchObject({ code: 'TRUE_ACCOUNT_REQUIRED' });
    world.rules.isOffered = false;
    expect(await look(agent, lower)).toMatchObject({ code: 'TRANSFER_CLOSED' });
  });

  test('apply to this pair: under another upline they do not count, and they return with the first', async () => {
    await set(agent, lower, { maySend: false });
    const hang = (upline: string) =>
      inTransaction(world.pool, (tx) => tx.query('SELECT member.move($1, $2, now())', [lower, upline]));
    await hang(stranger);
    expect((await send(lower, stranger)).status).toBe(200);
    expect((await send(lower, agent)).code).toBe('RECIPIENT_NOT_FOUND');
    await hang(agent);
    expect((await send(lower, agent)).code).toBe('TRANSFER_NOT_ALLOWED');
  });

  test('hold for a day’s transfers that begin at once, and for a limit set meanwhile', async () => {
    await set(agent, lower, { perDay: '12000' });
    const answers = await Promise.all([1, 2, 3, 4, 5].map((n) => send(lower, n % 2 === 0 ? agent : deep)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    const raced = await Promise.all([set(agent, lower, { maySend: false }), send(lower, agent, '1000')]);
    expect(raced[0].status).toBe(200);
    expect((await send(lower, agent, '1000')).code).toBe('TRANSFER_NOT_ALLOWED');
  });
});

describe('a repeated request', () => {
  test('gets the first answer, also after the tree or the limits have changed', async () => {
    const key = { idempotencyKey: randomUUID() };
    const first = await send(agent, lower, '5000', key);
    await set(agent, lower, { mayReceive: false });
    expect((await send(agent, lower, '5000', key)).value).toEqual(first.value);
    expect(await cashOf(lower)).toBe(amount('105000'));
    expect((await send(agent, lower, '6000', key)).code).toBe('IDEMPOTENCY_CONFLICT');
    expect((await send(agent, lower, '5000', { ...key, paymentPassword: 'no' })).code).toBe('WRONG_PAYMENT_PASSWORD');
  });
});

describe('turnover', () => {
  test('of a received transfer is required by its direction', async () => {
    world.rules.turnoverPercent = { up: 100, down: 300, deposit: 100 };
    await send(agent, lower, '5000');
    await send(deep, lower, '6000');
    expect(world.received.slice(-2)).toEqual([`${lower} ${amount('5000')} 300`, `${lower} ${amount('6000')} 100`]);
    expect(await options(agent)).toMatchObject({ turnoverPercent: { up: 100, down: 300 } });
  });

  test('cannot be evaded: where less is required than for a deposit, the sender must have met their own requirement', async () => {
    world.rules.turnoverPercent = { up: 100, down: 50, deposit: 100 };
    world.owing.add(agent).add(deep);
    expect(await send(agent, lower)).toMatchObject({ code: 'TURNOVER_REQUIRED', value: { remaining: '7.00' } });
    expect([await cashOf(agent), await cashOf(lower)]).toEqual([amount('100000'), amount('100000')]);
    expect((await send(deep, lower)).status).toBe(200);
    world.owing.delete(agent);
    expect((await send(agent, lower)).status).toBe(200);
  });
});

describe('a history', () => {
  test('shows full names of downlines, masks uplines, and filters by direction and by member', async () => {
    await send(agent, lower, '5000');
    await send(agent, deep, '3000');
    await send(lower, agent, '2000');
    const { username } = (await world.members.byId(world.pool, lower))!;
    const of = async (member: string, query = '') => (await world.call(member, 'GET', `/api/transfers${query}`)).value;
    expect((await of(agent))['list']).toMatchObject([
      { way: 'in', amount: '2000.00', downline: { id: lower, username } },
      { way: 'out', amount: '3000.00', downline: { id: deep } },
      { way: 'out', amount: '5000.00', downline: { id: lower } },
    ]);
    expect((await of(lower))['list']).toMatchObject([{ downline: null }, { downline: null }]);
    expect(await of(agent, '?way=in')).toMatchObject({ total: 1, list: [{ amount: '2000.00' }] });
    expect(await of(agent, `?with=${deep}`)).toMatchObject({ total: 1, list: [{ amount: '3000.00' }] });
    expect(await of(agent, `?with=${lower}&way=out`)).toMatchObject({ total: 1, list: [{ amount: '5000.00' }] });
    expect(await of(agent, `?with=${stranger}`)).toMatchObject({ total: 0, list: [] });
  });
});

const operations = (Object.values(contract) as unknown[])
  .filter((value): value is Operation => typeof value === 'object' && value !== null && 'path' in value)
  .filter(({ path, access }) => access === 'member' && path.startsWith('/api/transfers'));

test('there are operations to walk', () => {
  expect(operations.length).toBeGreaterThan(5);
});

test.each(operations.map((operation) => [operation.id, operation] as const))(
  '%s shows and changes nothing outside the line, whatever is asked',
  async (_id, { path, method }) => {
    const other = await world.addMember('4321.09', { uplineId: stranger });
    await send(stranger, other, '1234');
    const names = await world.members.usernames(world.pool, [stranger, other]);
    for (const value of [stranger, other, names.get(other)!]) {
      const asked = method === 'GET' ? `?with=${value}&username=${value}` : '';
      const body = { ...open, maySend: false, to: value, amount: '1000', paymentPassword: PAYMENT_PASSWORD };
      const answer = await world.call(
        agent,
        method as 'GET',
        path.replace('{memberId}', value) + asked,
        method === 'GET' ? undefined : { ...body, idempotencyKey: randomUUID() },
      );
      expect([200, 404, 422]).toContain(answer.status);
      if (answer.status === 200) {
        expect(method).toBe('GET');
        for (const secret of [stranger, other, names.get(other)!, '1234', '4321'])
          expect(JSON.stringify(answer.value)).not.toContain(`"${secret}`);
      }
    }
    expect((await look(stranger, other)).value).toMatchObject(open);
    expect(await cashOf(other)).toBe(amount('5555.09'));
  },
);
