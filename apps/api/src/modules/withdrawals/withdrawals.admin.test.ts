import type { AdminWithdrawalCase } from '@champa/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openBackoffice, type TestBackoffice, type TestEmployee } from '../../testing/backoffice.ts';
import { accessLog } from '../../testing/by-test.ts';
import { createWorld, type Payee, type World } from './testing/world.ts';

let world: World;
let backoffice: TestBackoffice;
let payee: Payee;

beforeAll(async () => {
  world = await createWorld();
  backoffice = openBackoffice(world.withdrawals.adminRoutes!);
});

afterAll(async () => {
  await backoffice.close();
  expect(await world.broken()).toEqual([]);
  await world.close();
});

beforeEach(async () => {
  payee = await world.member({ ending: '0000' });
});

const send = (method: 'GET' | 'PUT' | 'POST', path: string, sent?: Parameters<TestBackoffice['send']>[2]) =>
  backoffice.send(method, `/withdrawals${path}`, sent);

const open = async (id: string, as: TestEmployee = 'noy'): Promise<AdminWithdrawalCase> =>
  (await send('GET', `/${id}`, { as })).value;
const decide = (id: string, act: string, as: TestEmployee = 'noy') =>
  send('PUT', `/${id}/decision`, { as, body: { act, reason: `to ${act} it` } });
const pay = (id: string, body: object) =>
  send('POST', `/${id}/payments`, { body: { provider: null, note: 'BCEL 7', reason: 'paid at the bank', ...body } });

describe('the queue', () => {
  test('has what waits, the oldest first, page by page, each once', async () => {
    const asked: string[] = [];
    for (let n = 0; n < 3; n += 1) asked.push((await world.asked(await world.member(), '50000')).id);
    const seen: string[] = [];
    let after = '';
    do {
      const { value } = (await send('GET', `?pageSize=2${after}`)) as unknown as {
        value: { list: { id: string; username: string }[]; next: string | null };
      };
      seen.push(...value.list.map(({ id }) => id));
      expect(value.list.every(({ username }) => username !== '')).toBe(true);
      after = value.next === null ? '' : `&after=${value.next}`;
    } while (after !== '');
    expect(seen).toEqual(expect.arrayContaining(asked));
    expect(seen.map(Number)).toEqual([...new Set(seen)].map(Number).toSorted((a, b) => a - b));
  });

  test('of a final state begins with the newest', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 2; n += 1) {
      const { id } = await world.asked(await world.member(), '50000');
      await decide(id, 'claim');
      await decide(id, 'reject');
      ids.push(id);
    }
    const { value } = (await send('GET', '?state=rejected&pageSize=1')) as unknown as {
      value: { list: { id: string }[]; next: string };
    };
    expect(value.list[0]!.id).toBe(ids[1]);
    const next = (await send('GET', `?state=rejected&pageSize=1&after=${value.next}`)) as unknown as typeof value & {
      value: { list: { id: string }[] };
    };
    expect(next.value.list[0]!.id).toBe(ids[0]);
  });
});

test('a page behind something that is no number is refused', async () => {
  expect(await send('GET', '?after=x')).toMatchObject({ code: 'VALIDATION' });
});

describe('a case', () => {
  test('is decided by whoever claimed it; another employee can only take it over', async () => {
    const { id } = await world.asked(payee);
    expect((await open(id)).can).toEqual(['claim']);
    await decide(id, 'claim');
    expect((await open(id)).can).toEqual(['release', 'approve', 'reject']);
    expect((await open(id, 'keo')).can).toEqual(['claim']);
    expect(await decide(id, 'approve', 'keo')).toMatchObject({ code: 'NOT_POSSIBLE' });
    expect((await decide(id, 'approve')).value).toMatchObject({ state: 'approved', can: ['reject', 'pay'] });
  });

  test('two employees who claim it at once: one has it', async () => {
    const { id } = await world.asked(payee);
    await Promise.all([decide(id, 'claim', 'noy'), decide(id, 'claim', 'keo')]);
    const { claimedBy } = await open(id);
    const others = claimedBy === 'staff:noy' ? 'keo' : 'noy';
    expect(await decide(id, 'reject', others)).toMatchObject({ code: 'NOT_POSSIBLE' });
  });

  test('shows the number masked; to see it in full takes a reason, which is kept', async () => {
    const { id } = await world.asked(payee);
    expect(JSON.stringify(await open(id))).not.toContain(payee.number);
    const { value } = await send('POST', `/${id}/payee`, { body: { reason: 'paying at the bank' } });
    expect(value).toMatchObject({ number: payee.number, holderName: 'Keo Sengdara' });
    expect((await accessLog(world.pool)).at(-1)).toMatchObject({
      staffId: 3n,
      action: 'withdrawal_payee_revealed',
      detail: { withdrawal: id, memberId: payee.id },
    });
  });
});

describe('a payment', () => {
  test('pays a part, then the rest, and each step is in the audit log with what changed', async () => {
    const { id } = await world.asked(payee, '300000');
    await decide(id, 'claim');
    await decide(id, 'approve');
    const { left } = await open(id);
    expect((await pay(id, { amount: '100000', left })).value).toMatchObject({ state: 'paying', left: '200000.00' });
    expect((await pay(id, { amount: '200000', left: '200000' })).value).toMatchObject({ state: 'paid', left: '0.00' });
    const log = (await accessLog(world.pool)).filter(
      ({ detail }) => (detail as { withdrawal?: string }).withdrawal === id,
    );
    expect(log.map(({ action }) => action)).toEqual([
      'withdrawal_claimed',
      'withdrawal_approved',
      'withdrawal_paid',
      'withdrawal_paid',
    ]);
    expect(log.at(-1)).toMatchObject({
      before: { state: 'paying', paid: '100000.00' },
      after: { state: 'paid', paid: '300000.00' },
    });
  });

  test('ordered twice, by a double click or from two windows, is made once', async () => {
    const { id } = await world.approved(payee, '300000');
    const { left } = await open(id);
    const answers = await Promise.all([1, 2, 3].map(() => pay(id, { amount: '100000', left })));
    expect(answers.filter(({ code }) => code === undefined)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'NOT_POSSIBLE')).toHaveLength(2);
    expect((await open(id)).parts).toHaveLength(1);
  });

  test('of nothing, of more than is left, or by hand without a reference is refused and changes nothing', async () => {
    const { id } = await world.approved(payee, '300000');
    for (const amount of ['0', '300000.01']) {
      expect(await pay(id, { amount, left: '300000' })).toMatchObject({ code: 'VALIDATION' });
    }
    expect(await pay(id, { amount: '300000', left: '300000', note: ' ' })).toMatchObject({ code: 'VALIDATION' });
    expect((await open(id)).parts).toEqual([]);
  });
});

test('what the bank sent back is refunded to the member', async () => {
  const { id } = await world.approved(payee, '300000');
  await pay(id, { amount: '300000', left: '300000' });
  expect((await open(id)).can).toEqual(['refund', 'force']);
  expect((await decide(id, 'refund')).value).toMatchObject({ state: 'refunded', returned: '300000.00', can: [] });
});
