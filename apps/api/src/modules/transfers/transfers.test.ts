import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { parseAmount } from '@champa/money';
import { RULES } from './testing/compose.ts';
import { createWorld, totalOf, VENDOR, type World } from './testing/world.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});

afterEach(async () => {
  Object.assign(world.rules, RULES);
  expect(await world.broken()).toEqual([]);
});

afterAll(() => world.close());

const amount = parseAmount;

describe('a move between wallets', () => {
  test('moves in and out, to the last unit', async () => {
    const member = await world.addMember('500.5');
    const moved = await world.move(member, 'in', '200.25');
    expect(moved).toMatchObject({
      status: 200,
      value: { state: 'confirmed', from: 'main', to: VENDOR, amount: '200.25' },
    });
    expect(await world.books(member)).toMatchObject({
      cash: amount('300.25'),
      locked: 0n,
      in_vendor: amount('200.25'),
    });
    expect(await world.atVendor(member)).toBe(amount('200.25'));

    expect((await world.move(member, 'out', '200.25')).value['state']).toBe('confirmed');
    expect(await world.books(member)).toMatchObject({ cash: amount('500.5'), locked: 0n, in_vendor: 0n });
    expect(await world.atVendor(member)).toBe(0n);
  });

  test('happens once for one key, also when it is sent twice at once', async () => {
    const member = await world.addMember('100');
    const same = { idempotencyKey: randomUUID() };
    const answers = await Promise.all([world.move(member, 'in', '40', same), world.move(member, 'in', '40', same)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]!.value['id']).toBe(answers[1]!.value['id']);
    expect((await world.move(member, 'in', '40', same)).value['state']).toBe('confirmed');
    expect(await world.atVendor(member)).toBe(amount('40'));
    expect(await world.move(member, 'in', '41', same)).toMatchObject({ status: 409, code: 'IDEMPOTENCY_CONFLICT' });
  });

  test.each([
    ['more than the balance', '100.01', 'BALANCE_TOO_LOW'],
    ['finer than a hundredth', '1.001', 'VALIDATION'],
    ['nothing', '0', 'VALIDATION'],
    ['a negative amount', '-5', 'VALIDATION'],
    ['an invalid number', '1e3', 'VALIDATION'],
    ['too large an amount', '999999999999999', 'VALIDATION'],
  ])('of %s is refused, and nothing moves', async (_what, wanted, code) => {
    const member = await world.addMember('100');
    expect((await world.move(member, 'in', wanted)).code).toBe(code);
    expect(await world.books(member)).toMatchObject({ cash: amount('100') });
    expect(await world.atVendor(member)).toBe(0n);
  });

  test('between two vendors, or with a seamless vendor, is refused', async () => {
    const member = await world.addMember('100');
    const wallets = (from: string, to: string) => world.move(member, 'in', '1', { from, to });
    expect((await wallets(VENDOR, 'QUARTZNINE')).code).toBe('VALIDATION');
    expect((await wallets('main', 'main')).code).toBe('VALIDATION');
    expect((await wallets('main', 'NAGASPIN')).code).toBe('VENDOR_WALLET_UNAVAILABLE');
  });

  test('out of more than the vendor has is refused by the vendor, and the books stay unchanged', async () => {
    const member = await world.addMember('100');
    await world.move(member, 'in', '30');
    const refused = await world.move(member, 'out', '30.01');
    expect(refused.value).toMatchObject({ state: 'refused', reason: 'not_enough' });
    expect(await world.books(member)).toMatchObject({ cash: amount('70'), in_vendor: amount('30') });
  });

  test('is sent to the member’s screens, with their new balance', async () => {
    const member = await world.addMember('100');
    await world.move(member, 'in', '30');
    const events = world.told.filter((event) => event.member === member);
    expect(events.find(({ name }) => name === 'walletMove')!.data).toMatchObject({
      state: 'confirmed',
      amount: '30.00',
    });
    expect(events.findLast(({ name }) => name === 'balance')!.data).toMatchObject({ balance: '70.00' });
  });

  test('is not for trial members', async () => {
    const member = await world.addMember('100');
    for (const [method, url] of [
      ['GET', '/api/wallet/consolidated'],
      ['GET', '/api/wallet/merchant'],
      ['GET', '/api/wallet/moves'],
      ['GET', '/api/transfers/options'],
    ] as const)
      expect((await world.call(`t${member}`, method, url)).code).toBe('TRUE_ACCOUNT_REQUIRED');
    expect((await world.move(`t${member}`, 'in', '1')).code).toBe('TRUE_ACCOUNT_REQUIRED');
  });

  test('is its member’s own: no other member sees it', async () => {
    const [member, other] = [await world.addMember('100'), await world.addMember()];
    const { id } = (await world.move(member, 'in', '30')).value;
    expect((await world.call(member, 'GET', `/api/wallet/moves/${id}`)).value['amount']).toBe('30.00');
    expect((await world.call(other, 'GET', `/api/wallet/moves/${id}`)).status).toBe(404);
    expect((await world.call(member, 'GET', '/api/wallet/moves')).value).toMatchObject({ total: 1 });
    expect((await world.call(other, 'GET', '/api/wallet/moves')).value).toMatchObject({ total: 0, list: [] });
  });
});

describe('a member with a time-out or limits', () => {
  test.each([
    ['takes a time-out', '/api/limits/time-out', { hours: 24 }, 'PLAY_TIME_OUT'],
    ['excludes themselves', '/api/limits/self-exclusion', { months: 6 }, 'SELF_EXCLUDED'],
  ])('(%s) moves money out only', async (_what, url, body, code) => {
    const member = await world.addMember('100');
    await world.move(member, 'in', '30');
    expect((await world.call(member, 'POST', url, body)).status).toBe(200);
    expect(await world.move(member, 'in', '10')).toMatchObject({ status: 403, code });
    expect(await world.books(member)).toMatchObject({ cash: amount('70'), locked: 0n });
    expect((await world.move(member, 'out', '10')).value['state']).toBe('confirmed');
    expect((await world.recall(member)).status).toBe(200);
    expect(await world.books(member)).toMatchObject({ cash: amount('100'), in_vendor: 0n });
  });

  test('has no more at vendors than they may still lose, whatever they move first', async () => {
    const member = await world.addMember('100');
    await world.call(member, 'PUT', '/api/limits/loss/day', { amount: '50' });
    expect((await world.move(member, 'in', '30')).value['state']).toBe('confirmed');
    expect(await world.move(member, 'in', '20.01')).toMatchObject({
      code: 'PLAY_LIMIT_REACHED',
      value: { remaining: '20.00' },
    });
    const other = { to: 'QUARTZNINE', from: 'main' };
    expect((await world.move(member, 'in', '20.01', other)).code).toBe('PLAY_LIMIT_REACHED');
    expect((await world.move(member, 'in', '20', other)).value['state']).toBe('confirmed');
  });

  test('sends nothing with a limit on stakes, which a transfer wallet cannot enforce', async () => {
    const member = await world.addMember('100');
    await world.call(member, 'PUT', '/api/limits/stake/day', { amount: '50' });
    expect((await world.move(member, 'in', '1')).code).toBe('PLAY_LIMIT_REACHED');
  });

  test('has losses at a vendor counted towards their limit as soon as they are known', async () => {
    const member = await world.addMember('1000000');
    await world.call(member, 'PUT', '/api/limits/loss/day', { amount: '500000' });
    await world.move(member, 'in', '500000');
    await world.play(member, 6);
    await world.recall(member);
    const net = (await world.books(member))['cash']! - amount('1000000');
    const { list } = (await world.call(member, 'GET', '/api/limits')).value;
    expect(amount(list[0].used)).toBe(net < 0n ? -net : 0n);
  });
});

describe('play at a transfer-wallet vendor', () => {
  test('changes the amount that comes back, and the difference is booked to the vendor', async () => {
    const member = await world.addMember('100000');
    await world.move(member, 'in', '100000');
    expect((await world.play(member, 8)).status).toBe(200);
    const left = await world.atVendor(member);
    expect(left).not.toBe(amount('100000'));
    // Until the next move our books have the earlier balance.
    expect((await world.books(member))['in_vendor']).toBe(amount('100000'));

    const { list } = (await world.recall(member)).value;
    expect(list.find((each: { vendor: string }) => each.vendor === VENDOR)).toMatchObject({ outcome: 'back' });
    const books = await world.books(member);
    expect(totalOf(books)).toBe(left);
    expect(books['cash']! + (await world.atVendor(member))).toBe(left);
    const { rows } = await world.pool.query<{ played: bigint }>(
      `SELECT sum(played)::bigint AS played FROM transfers.move WHERE member_id = $1`,
      [member],
    );
    expect(rows[0]!.played).toBe(left - amount('100000'));
  });

  test('takes nothing from the main wallet, whatever its balance', async () => {
    const member = await world.addMember('100000');
    expect((await world.play(member, 1)).status).toBe(402);
    expect(await world.books(member)).toMatchObject({ cash: amount('100000') });
  });
});

describe('all wallets together', () => {
  test('are shown with their total, each vendor by its own answer', async () => {
    const member = await world.addMember('100');
    await world.move(member, 'in', '30');
    const { value } = await world.call(member, 'GET', '/api/wallet/consolidated');
    expect(value).toMatchObject({ cash: '70.00', bonus: '0.00', locked: '0.00', total: '100.00', isCertain: true });
    expect(value['vendors'].map((each: any) => [each.vendor, each.state, each.balance])).toEqual([
      [VENDOR, 'known', '30.00'],
      ['QUARTZNINE', 'known', '0.00'],
    ]);
  });

  test('can be queried one at a time', async () => {
    const member = await world.addMember('100');
    await world.move(member, 'in', '30');
    const one = await world.call(member, 'GET', `/api/wallet/merchant?isSingle=1&vendor=${VENDOR}`);
    expect(one.value['list']).toMatchObject([{ vendor: VENDOR, balance: '30.00', state: 'known' }]);
    expect((await world.call(member, 'GET', '/api/wallet/merchant')).value['list']).toHaveLength(2);
    expect((await world.call(member, 'GET', '/api/wallet/merchant?isSingle=1')).code).toBe('VALIDATION');
    expect((await world.call(member, 'GET', '/api/wallet/merchant?isSingle=1&vendor=X')).status).toBe(404);
  });

  test('come back at once by one call, and a second call finds nothing', async () => {
    const member = await world.addMember('100');
    await world.move(member, 'in', '30');
    await world.move(member, 'in', '20', { from: 'main', to: 'QUARTZNINE' });
    const outcomes = async () =>
      (await world.recall(member)).value['list'].map((each: any) => [each.vendor, each.outcome, each.amount]);
    expect(await outcomes()).toEqual([
      [VENDOR, 'back', '30.00'],
      ['QUARTZNINE', 'back', '20.00'],
    ]);
    expect(await outcomes()).toEqual([
      [VENDOR, 'empty', '0.00'],
      ['QUARTZNINE', 'empty', '0.00'],
    ]);
    expect(await world.books(member)).toMatchObject({ cash: amount('100'), in_vendor: 0n });
  });

  test('a vendor that is switched off accepts no money, and returns what it has', async () => {
    const member = await world.addMember('100');
    await world.move(member, 'in', '30');
    await world.vendors.service.switch(VENDOR, false, 'test', 'test');
    await new Promise((resolve) => setTimeout(resolve, 1100)); // as long as servers cache a vendor
    expect((await world.move(member, 'in', '1')).code).toBe('VENDOR_WALLET_UNAVAILABLE');
    expect((await world.move(member, 'out', '30')).value['state']).toBe('confirmed');
    await world.vendors.service.switch(VENDOR, true, 'test', 'test');
  });
});
