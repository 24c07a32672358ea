import { inspect } from 'node:util';
import { parseAmount as amount } from '@champa/money';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createWorld, rate, type World } from './testing/world.ts';

let world: World;
/** top -> middle -> low -> player, one below the other. */
let top: string;
let middle: string;
let low: string;
let player: string;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

let day = 0;
beforeEach(async () => {
  // Each test has a month of its own.
  day += 1;
  world.setClock(
    Temporal.PlainDate.from('2026-04-01').add({ months: day }).toZonedDateTime('Asia/Vientiane').toInstant(),
  );
  await world.run();
  top = await world.addMember();
  middle = await world.addMember(top);
  low = await world.addMember(middle);
  player = await world.addMember(low);
});
afterEach(async () => {
  expect(await world.broken()).toEqual([]);
});

const forward = (duration: Temporal.DurationLike) => world.setClock(world.now().add(duration));
const runsOf = async (member: string, kind?: string) =>
  (await world.runs(kind)).filter(({ downline_id: id }) => String(id) === member);

describe('a real-time salary', () => {
  beforeEach(async () => {
    await world.sign(null, top, 'realtime', rate('1'));
    await world.sign(top, middle, 'realtime', rate('0.6'));
    await world.sign(middle, low, 'realtime', rate('0.25'));
    forward({ minutes: 5 });
  });

  test('of five minutes is paid root first, each upline from what they received, to the last unit', async () => {
    await world.play(player, world.now().add({ seconds: 30 }), '1000.00007', '5');
    await world.play(middle, world.now().add({ seconds: 40 }), '500', '900');
    forward({ minutes: 5, seconds: 20 });
    await world.run();
    const lines = [top, middle, low].map(async (member) => (await runsOf(member, 'realtime'))[0]!);
    const paid = await Promise.all(lines);
    // 1% of 1500.00007, 0.6% of the same, 0.25% of 1000.00007, each rounded down.
    expect(paid.map(({ due }) => due)).toEqual([15_00000n, 9_00000n, 2_50000n].map(String));
    expect(paid.map(({ state }) => state)).toEqual(['paid', 'paid', 'paid']);
    expect(await Promise.all([top, middle, low, player].map(world.cashOf))).toEqual([
      amount('6'),
      amount('6.5'),
      amount('2.5'),
      0n,
    ]);
  });

  test('counts a round once it is over, and corrects what was closed: later wins, voids', async () => {
    const open = await world.play(player, world.now().add({ seconds: 10 }), '1000', null);
    const voided = await world.play(player, world.now().add({ seconds: 20 }), '400');
    forward({ minutes: 6 });
    await world.run();
    expect(await world.cashOf(low)).toBe(amount('1'));
    await world.finish(open, '7');
    forward({ minutes: 5 });
    await world.run();
    expect(await world.cashOf(low)).toBe(amount('3.5'));
    await world.cancel(voided);
    forward({ minutes: 5 });
    await world.run();
    // Nothing is taken out of the wallet: it is deducted from the next payment.
    expect(await world.cashOf(low)).toBe(amount('3.5'));
    await world.play(player, world.now().subtract({ minutes: 1 }), '1000');
    forward({ minutes: 5 });
    await world.run();
    expect(await world.cashOf(low)).toBe(amount('5'));
    const lines = await runsOf(low, 'realtime');
    expect(lines.map(({ gross, adjusted, carried_in: back, due }) => [gross, adjusted, back, due].join(' '))).toEqual([
      '100000 0 0 100000',
      '0 250000 0 250000',
      '0 -100000 0 0',
      '250000 0 -100000 150000',
    ]);
    for (const { id } of lines) expect((await world.agents.explain.recompute(id)).isSame).toBe(true);
  });

  test('waits for everybody while the terms of one contract cannot be read, and names the contract', async () => {
    await world.play(player, world.now().add({ seconds: 30 }), '1000');
    forward({ minutes: 5, seconds: 20 });
    const setVersion = (version: number) =>
      world.owner('UPDATE agents.contract SET version = $1 WHERE downline_id = $2', [version, middle]);
    await setVersion(2);
    const failure = (await world.run().catch((error: unknown) => error)) as AggregateError;
    expect(inspect(failure, { depth: 5 })).toMatch(/the terms of contract \d+ cannot be read: it is of version 2/);
    expect(await Promise.all([top, middle, low].map(world.cashOf))).toEqual([0n, 0n, 0n]);
    await setVersion(1);
    await world.run();
    expect(await Promise.all([top, middle, low].map(world.cashOf))).toEqual(['4', '3.5', '2.5'].map(amount));
  });

  test('is computed once, however often and by however many workers it is tried', async () => {
    await world.play(player, world.now().add({ seconds: 10 }), '1000');
    forward({ minutes: 6 });
    await Promise.all(Array.from({ length: 8 }, () => world.run()));
    await world.run();
    expect(await world.cashOf(low)).toBe(amount('2.5'));
    expect(await world.cashOf(top)).toBe(amount('4'));
    expect(await runsOf(low)).toHaveLength(1);
  });
});

describe('an upline without a contract of their own', () => {
  test('pays from their own wallet; what it does not cover is owed, reported to both sides, and paid once it can be', async () => {
    await world.sign(top, middle, 'hourly', rate('2'));
    await world.sign(middle, low, 'hourly', rate('1'));
    forward({ hours: 1 });
    await world.play(player, world.now().add({ minutes: 1 }), '1000');
    forward({ hours: 1, minutes: 2 });
    await world.run();
    expect((await runsOf(middle)).map(({ state }) => state)).toEqual(['owed']);
    expect((await runsOf(low)).map(({ state }) => state)).toEqual(['owed']);
    expect(await world.told(top)).toContain('contract_owing');
    expect(await world.told(middle)).toEqual(expect.arrayContaining(['contract_owed', 'contract_owing']));
    await world.run();
    expect((await world.told(top)).filter((kind) => kind === 'contract_owing')).toHaveLength(1);
    await world.give(top, '20', 'deposit');
    await world.run();
    expect(await Promise.all([top, middle, low].map(world.cashOf))).toEqual([0n, amount('10'), amount('10')]);
    expect(await world.told(low)).toContain('contract_paid');
  });
});

describe('a dividend', () => {
  test('is a share of what the house won, less what it gave and vendors’ fees, with deficits carried', async () => {
    const terms = { ...rate('10'), carriesDeficit: true, feePercent: '20' };
    await world.sign(null, top, 'dividend', terms, 'weekly');
    forward({ hours: 24 });
    const monday = () => world.now().toZonedDateTimeISO('Asia/Vientiane');
    const next = () => forward({ hours: 24 * (8 - monday().dayOfWeek) });
    next();
    await world.play(player, world.now().add({ hours: 1 }), '1000', '1500');
    next();
    forward({ hours: 1 });
    await world.run();
    await world.play(player, world.now(), '2000', '500');
    await world.give(player, '100', 'rebate');
    next();
    forward({ hours: 1 });
    await world.run();
    const lines = await runsOf(top, 'dividend');
    // Zeros are not stored.
    const parts = lines.map(({ settled: { profit = '0', deficit = '0', base = '0', gross = '0' } }) => [
      profit,
      deficit,
      base,
      gross,
    ]);
    expect(parts).toEqual(
      [
        [-500n, -500n, 0n, 0n],
        // 1500 less 20% fees less 100 rebate; 500 of it makes up for the week before.
        [1100n, 0n, 600n, 60n],
      ].map((row) => row.map((value) => String(value * 100_000n))),
    );
    expect(await world.cashOf(top)).toBe(amount('60'));
  });
});

describe('a daily salary', () => {
  test('is paid the next day, by the tier that is reached, or for each started unit', async () => {
    const unit = { ...rate(['0', '1'], ['5000', '3']), pay: 'unit' as const, unit: '1000' };
    await world.sign(null, top, 'daily', unit);
    forward({ hours: 25 });
    await world.play(player, world.now(), '4999.99999');
    forward({ hours: 22 });
    await world.run();
    expect(await world.cashOf(top)).toBe(0n);
    forward({ hours: 2 });
    await world.run();
    expect(await world.cashOf(top)).toBe(amount('5'));
    await world.play(player, world.now(), '5000');
    forward({ hours: 24 });
    await world.run();
    expect(await world.cashOf(top)).toBe(amount('20'));
  });
});

describe('a team move', () => {
  test('leaves earlier play to the old line, ends the contract there, and never puts a member below themselves', async () => {
    const other = await world.addMember();
    await world.sign(null, top, 'dividend', rate('10'));
    await world.sign(null, other, 'dividend', rate('10'));
    await world.sign(top, middle, 'dividend', rate('5'));
    forward({ hours: 24 });
    await world.play(player, world.now().add({ hours: 1 }), '1000');
    await expect(world.agents.tree.requestMove(top, low, { actor: 'a', reason: 'x' })).rejects.toMatchObject({
      value: { why: expect.stringContaining('own team') as string },
    });
    const move = await world.agents.tree.requestMove(middle, other, { actor: 'a', reason: 'asked' });
    await expect(world.agents.tree.decideMove(String(move.id), true, 'a')).rejects.toMatchObject({
      code: 'NOT_POSSIBLE',
    });
    await world.agents.tree.decideMove(String(move.id), true, 'b');
    forward({ hours: 26 });
    await world.run();
    expect(await world.members.uplineOf(world.pool, middle)).toBe(other);
    expect(await world.members.isBelow(world.pool, player, other)).toBe(true);
    await world.play(player, world.now(), '3000');
    forward({ hours: 24 * 32 });
    await world.run();
    expect(await Promise.all([top, middle, other].map(world.cashOf))).toEqual(['50', '50', '300'].map(amount));
    expect(await world.told(middle)).toContain('contract_ended');
  });
});
