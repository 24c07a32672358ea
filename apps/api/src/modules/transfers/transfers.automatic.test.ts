import { parseAmount as amount } from '@champa/money';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { RULES } from './testing/compose.ts';
import { createWorld, SEAMLESS, VENDOR, type World } from './testing/world.ts';
import { BRING_BACK, CALL_BACK } from './use-cases/play-transfers.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});

beforeEach(() => {
  Object.assign(world.rules, { autoIn: true, autoOut: true });
});

afterEach(async () => {
  Object.assign(world.rules, RULES);
  world.line.stateOf = () => 'pass';
  await world.resolveAll();
  expect(await world.broken()).toEqual([]);
});

afterAll(() => world.close());

const TRANSFER = /\/wallet\/transfer$/;
const OTHER = 'QUARTZNINE';
const leave = (member: string) => world.call(member, 'POST', '/api/wallet/leave-game');

describe('money that follows the player', () => {
  test('is with the vendor when the game opens, all of it except what is finer than a hundredth', async () => {
    const member = await world.addMember('5000.00001');
    expect((await world.play(member, 1)).status).toBe(200);
    expect((await world.books(member))['cash']).toBe(1n);
  });

  test('comes back when the game is left, and only then', async () => {
    const member = await world.addMember('5000');
    expect((await world.launch(member)).status).toBe(200);
    expect(await world.atVendor(member)).toBe(amount('5000'));
    expect((await leave(member)).value).toEqual({ isReturning: true });
    expect(await world.books(member)).toMatchObject({ cash: amount('5000'), in_vendor: 0n });
    expect((await leave(member)).value).toEqual({ isReturning: false });
  });

  test('is moved in by the amount the brand sets', async () => {
    world.rules.autoAmount = '1500';
    const member = await world.addMember('5000');
    await world.launch(member);
    expect(await world.atVendor(member)).toBe(amount('1500'));
  });

  test('stays where the brand has switched it off', async () => {
    Object.assign(world.rules, { autoIn: false, autoOut: false });
    const member = await world.addMember('5000');
    expect((await world.launch(member)).status).toBe(200);
    expect(await world.atVendor(member)).toBe(0n);
    await world.move(member, 'in', '100');
    expect((await leave(member)).value).toEqual({ isReturning: false });
    expect(await world.atVendor(member)).toBe(amount('100'));
  });

  test('money that the member moved themselves stays at the vendor', async () => {
    const member = await world.addMember('5000');
    await world.move(member, 'in', '100');
    await leave(member);
    expect(await world.atVendor(member)).toBe(amount('100'));
  });

  test('follows from one vendor to the next', async () => {
    const member = await world.addMember('5000');
    await world.launch(member);
    expect((await world.launch(member, OTHER)).status).toBe(200);
    expect([await world.atVendor(member), await world.atVendor(member, OTHER)]).toEqual([0n, amount('5000')]);
  });

  test('comes back when nothing has moved there for the brand’s idle time, not during play', async () => {
    const member = await world.addMember('500000');
    await world.launch(member);
    world.passTime({ minutes: 10 });
    await world.play(member, 1);
    world.passTime({ minutes: 10 });
    await world.runJob('transfers_return_idle');
    expect(await world.atVendor(member)).not.toBe(0n);
    world.passTime({ minutes: 16 });
    await world.runJob('transfers_return_idle');
    expect(await world.atVendor(member)).toBeLessThan(amount('0.01'));
    expect((await world.books(member))['in_vendor']).toBeLessThan(amount('0.01'));
  });

  test('comes back from one vendor while another, with more members’ money, is unreachable', async () => {
    const member = await world.addMember('5000');
    await world.launch(member);
    await world.owner(
      `INSERT INTO transfers.vendor_wallet (member_id, vendor, currency, told, changed_at, auto_since)
       SELECT 900000 + n, '${OTHER}', 'LAK', 100000, now() - interval '1 day', now() - interval '1 day'
       FROM generate_series(1, 250) AS n`,
    );
    world.line.stateOf = (called) => (called.includes(OTHER) ? 'cut' : 'pass');
    world.passTime({ minutes: 16 });
    await world.runJob('transfers_return_idle');
    await world.runJob('transfers_return_idle');
    expect(await world.atVendor(member)).toBe(0n);
    await world.owner('DELETE FROM transfers.vendor_wallet WHERE member_id > 900000');
  });

  test('is moved in only as far as the member may still lose', async () => {
    const member = await world.addMember('5000');
    await world.call(member, 'PUT', '/api/limits/loss/day', { amount: '1200' });
    expect((await world.launch(member)).status).toBe(200);
    expect(await world.atVendor(member)).toBe(amount('1200'));
  });

  test('is not for free play', async () => {
    const member = await world.addMember('5000');
    const { status } = await world.call(member, 'GET', '/api/games/launch?nodeId=1&device=mobile&trial=1');
    expect(status).toBe(200);
    expect(await world.atVendor(member)).toBe(0n);
  });
});

test('the money of a member who begins a time-out is recalled, and their open game has nothing to stake', async () => {
  const member = await world.addMember('5000');
  expect((await world.launch(member)).status).toBe(200);
  await world.call(member, 'POST', '/api/limits/time-out', { hours: 24 });
  const { rows } = await world.owner(
    `SELECT FROM graphile_worker._private_jobs AS j JOIN graphile_worker._private_tasks AS t ON t.id = j.task_id
     WHERE t.identifier = '${CALL_BACK}' AND j.payload ->> 'memberId' = '${member}'`,
  );
  expect(rows).toHaveLength(1);
  world.line.stateOf = () => 'cut';
  await expect(world.runJob(CALL_BACK, { memberId: member })).rejects.toThrow('have not returned');
  world.line.stateOf = () => 'pass';
  await world.runJob(CALL_BACK, { memberId: member });
  expect(await world.atVendor(member)).toBe(0n);
  expect(await world.books(member)).toMatchObject({ cash: amount('5000'), in_vendor: 0n });
});

test('a first move that is under way when a time-out begins is recalled, too', async () => {
  const member = await world.addMember('5000');
  world.line.stateOf = (called) => (TRANSFER.test(called) ? 'lose-answers' : 'pass');
  expect((await world.move(member, 'in', '1000')).value['state']).toBe('unknown');
  await world.call(member, 'POST', '/api/limits/time-out', { hours: 24 });
  await expect(world.runJob(CALL_BACK, { memberId: member })).rejects.toThrow('have not returned');
  world.line.stateOf = () => 'pass';
  await world.resolveAll();
  await world.runJob(CALL_BACK, { memberId: member });
  expect(await world.atVendor(member)).toBe(0n);
  expect(await world.books(member)).toMatchObject({ cash: amount('5000'), in_vendor: 0n });
});

describe('a game is not opened', () => {
  test('while it is not known whether its money arrived; it opens once that is known', async () => {
    const member = await world.addMember('5000');
    world.line.stateOf = (called) => (TRANSFER.test(called) ? 'lose-answers' : 'pass');
    expect(await world.launch(member)).toMatchObject({ status: 409, code: 'TRANSFER_UNDER_WAY' });
    world.line.stateOf = () => 'pass';
    world.passTime({ minutes: 1 });
    expect((await world.launch(member)).status).toBe(200);
    expect(await world.atVendor(member)).toBe(amount('5000'));
  });

  test('when its vendor is unreachable, and the money stays', async () => {
    const member = await world.addMember('5000');
    world.line.stateOf = () => 'cut';
    expect(await world.launch(member)).toMatchObject({ status: 503, code: 'VENDOR_WALLET_UNAVAILABLE' });
    expect(await world.books(member)).toMatchObject({ cash: amount('5000'), locked: 0n });
  });

  test('for a self-excluded member', async () => {
    const member = await world.addMember('5000');
    await world.call(member, 'POST', '/api/limits/self-exclusion', { months: 6 });
    expect((await world.launch(member)).code).toBe('SELF_EXCLUDED');
    expect(await world.books(member)).toMatchObject({ cash: amount('5000') });
  });

  test('after its money arrived: a queued job brings it back', async () => {
    const member = await world.addMember('5000');
    world.line.stateOf = (called) => (called.endsWith('/game/url') ? 'broken' : 'pass');
    expect(await world.launch(member)).toMatchObject({ status: 503, code: 'GAME_MAINTENANCE' });
    const { rows } = (await world.owner(
      `SELECT payload FROM graphile_worker._private_jobs AS j
       JOIN graphile_worker._private_tasks AS t ON t.id = j.task_id
       WHERE t.identifier = '${BRING_BACK}'`,
    )) as { rows: { payload: { memberId: string } }[] };
    const job = rows.find(({ payload }) => payload.memberId === member)!;
    await world.runJob(BRING_BACK, job.payload);
    expect(await world.books(member)).toMatchObject({ cash: amount('5000'), in_vendor: 0n });
  });
});

test('two games opened at once move the money once', async () => {
  const member = await world.addMember('5000');
  const answers = await Promise.all([world.launch(member), world.launch(member)]);
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  expect(await world.atVendor(member)).toBe(amount('5000'));
  expect(await world.books(member)).toMatchObject({ cash: 0n, locked: 0n, in_vendor: amount('5000') });
});

test('a game of a seamless vendor opens as usual, and money at other vendors is back before', async () => {
  const member = await world.addMember('5000');
  await world.launch(member);
  await world.launch(member, SEAMLESS);
  expect(await world.books(member)).toMatchObject({ cash: amount('5000'), in_vendor: 0n });
  expect(await world.atVendor(member, VENDOR)).toBe(0n);
});
