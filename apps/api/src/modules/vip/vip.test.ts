import { SCALE } from '@champa/money';
import { examples } from '@champa/testkit';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { vilay } from '../../testing/by-test.ts';
import { createWorld, demo, tableOf, type World } from './testing/world.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.noted.length = 0;
  world.told.length = 0;
  await world.setTable(demo);
});

/** Moves the clock to a future time of the brand's calendar. */
function moveTo(text: string): void {
  const to = Temporal.PlainDateTime.from(text).toZonedDateTime('Asia/Vientiane').toInstant();
  world.clock.forward(to.since(world.clock.now()));
}

const judge = () => world.vip.growth.judgeMonths();
const now = () => world.clock.now().toZonedDateTimeISO('Asia/Vientiane').toPlainDate();
const nextMonth = () => now().with({ day: 1 }).add({ months: 1 }).toString();

test('a member rises as soon as their growth is enough, and is told once', async () => {
  const member = world.newMember();
  expect(await world.level(member)).toBe(0);
  await world.tell(world.deposited(member, '60000'), world.played(member, now().toString(), '199999'));
  expect(await world.level(member)).toBe(0);
  await world.tell(world.played(member, now().toString(), '1'));
  expect(await world.level(member)).toBe(1);
  expect(world.noted).toEqual([`${member} 0-1`]);
  expect(world.told).toEqual([`${member} vip_upgraded Rank 1`]);
  expect(await world.vip.stateOf(member)).toEqual({
    hasVip: true,
    vipLabelName: { en: 'Rank 1' },
    vipRankLevel: 1,
  });
  await world.tell(world.played(member, now().toString(), '-100000'));
  expect(await world.level(member)).toBe(1);
});

test('a refunded deposit deducts its growth, and the rank is lost with the next month that does not keep it', async () => {
  const member = world.newMember();
  const paidIn = world.deposited(member, '150000');
  await world.tell(paidIn);
  expect(await world.level(member)).toBe(1);
  const data = { depositId: '1', amount: 150_000n * SCALE, currency: 'LAK', creditedAt: paidIn.at.toString() };
  await world.tell({ ...paidIn, id: paidIn.id + 1000n, kind: 'deposit_refunded', data });
  expect(await world.vip.admin.member(member)).toMatchObject({ deposits: 0n, level: 1 });
  // The month in which it was reached requires nothing, the next one does.
  moveTo(`${now().with({ day: 1 }).add({ months: 2 }).toString()}T02:00`);
  await judge();
  expect(await world.level(member)).toBe(0);
});

test('a rank that a month did not keep is lost once for that month, however often and concurrently it is judged', async () => {
  const member = world.newMember();
  await world.tell(world.deposited(member, '350000'));
  expect(await world.level(member)).toBe(2);
  moveTo(`${nextMonth()}T02:00`);
  await judge();
  expect(await world.level(member)).toBe(2); // the month in which it was reached requires nothing
  await world.tell(world.deposited(member, '29000'));
  moveTo(`${nextMonth()}T00:30`);
  await judge();
  expect(await world.level(member)).toBe(2); // its last facts may still be on their way
  world.noted.length = 0;
  moveTo(`${now().toString()}T01:30`);
  await Promise.all(Array.from({ length: 6 }, judge));
  await judge();
  expect(await world.level(member)).toBe(1);
  expect(world.noted.filter((each) => each.startsWith(`${member} `))).toEqual([`${member} 2-1`]);
  expect(world.told).toContain(`${member} vip_downgraded Rank 1`);
  // Growth above the rank below was lost with it.
  await world.tell(world.deposited(member, '199000'));
  expect(await world.level(member)).toBe(1);
  await world.tell(world.deposited(member, '1000'));
  expect(await world.level(member)).toBe(2);
});

test('months that were not judged in time are judged one after the other', async () => {
  const member = world.newMember();
  await world.tell(world.deposited(member, '350000'));
  const first = now().with({ day: 1 });
  moveTo(`${first.add({ months: 4 }).toString()}T03:00`);
  await judge();
  expect(await world.level(member)).toBe(0);
  const changes = (await world.vip.admin.changes(member)).toReversed();
  expect(changes.map(({ from, to, month }) => [from, to, month])).toEqual([
    [0, 2, null],
    [2, 1, first.add({ months: 1 }).toString()],
    [1, 0, first.add({ months: 2 }).toString()],
  ]);
});

test('with monthly promotion members rise when a month has ended', async () => {
  await world.setTable(tableOf([[0, 0], [100, 10], [300, 30]], 'monthly')); // prettier-ignore
  const member = world.newMember();
  await world.tell(world.deposited(member, '350000'));
  expect(await world.level(member)).toBe(0);
  moveTo(`${nextMonth()}T02:00`);
  await judge();
  expect(await world.level(member)).toBe(2);
  moveTo(`${nextMonth()}T02:00`);
  await judge();
  expect(await world.level(member)).toBe(1);
});

test('a rank set by staff holds until its end; growth counts meanwhile', async () => {
  const member = world.newMember();
  const until = world.clock.now().add({ hours: 24 });
  await world.vip.admin.set({ ...vilay, reason: 'a guest' }, { memberId: member, level: 3, until });
  expect(await world.level(member)).toBe(3);
  await world.tell(world.deposited(member, '150000'));
  await world.vip.admin.endSet();
  expect(await world.level(member)).toBe(3);
  world.clock.forward({ hours: 25 });
  await Promise.all([world.vip.admin.endSet(), world.vip.admin.endSet()]);
  expect(await world.level(member)).toBe(1);
  expect(world.noted).toEqual([`${member} 0-3`, `${member} 3-1`]);
  await expect(world.vip.admin.set(vilay, { memberId: member, level: 9, until: null })).rejects.toMatchObject({
    code: 'NOT_FOUND',
    value: { rank: 9 },
  });
  await world.vip.admin.set({ ...vilay, reason: 'abuse' }, { memberId: member, level: 0, until: null });
  expect(await world.level(member)).toBe(0);
  await world.vip.admin.unset({ ...vilay, reason: 'cleared' }, member);
  expect(await world.level(member)).toBe(1);
});

test('after a new table a recount moves members’ ranks up and down', async () => {
  const member = world.newMember();
  await world.tell(world.deposited(member, '120000'));
  await world.setTable(tableOf([[0, 0], [40, 0], [80, 0], [110, 0]])); // prettier-ignore
  expect(await world.vip.growth.recount('staff:vilay')).toBeGreaterThanOrEqual(1);
  expect(await world.level(member)).toBe(3);
  await world.setTable(tableOf([[0, 0], [500, 0]])); // prettier-ignore
  await world.vip.growth.recount('staff:vilay');
  expect(await world.level(member)).toBe(0);
});

test('without VIP everybody has the lowest rank, without privileges', async () => {
  const member = world.newMember();
  await world.tell(world.deposited(member, '350000'));
  expect(await world.vip.privilegesOf(world.pool, member)).toMatchObject({
    rebate: '0.2',
    withdrawal: { dayCount: 20 },
    manager: { name: 'Ms Khammany' },
  });
  world.setOffered(false);
  try {
    expect(await world.level(member)).toBe(0);
    expect(await world.vip.privilegesOf(world.pool, member)).toBeNull();
    expect(await world.vip.stateOf(member)).toEqual({ hasVip: false, vipLabelName: null, vipRankLevel: null });
  } finally {
    world.setOffered(true);
  }
});

/** A member's deposits and bets in a month. */
const step = fc.record({
  deposit: fc.integer({ min: 0, max: 250 }),
  bet: fc.integer({ min: -50, max: 250 }),
  judgedTimes: fc.nat(2),
});

test('ranks equal those of a slow recomputation, for any facts in any batches', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 5 }),
      async (months) => {
        moveTo(`${nextMonth()}T04:00`);
        await judge();
        const member = world.newMember();
        for (const steps of months) {
          const facts = steps.flatMap(({ deposit, bet }) => [
            world.deposited(member, String(deposit * 1000)),
            world.played(member, now().toString(), String(bet * 5000)),
          ]);
          await world.tell(...facts);
          moveTo(`${nextMonth()}T04:00`);
          const times = 1 + steps[0]!.judgedTimes;
          await Promise.all(Array.from({ length: times }, judge));
        }
        expect(await world.level(member)).toBe(slowly(months));
      },
    ),
    { numRuns: examples(10, 25) },
  );
});

type Month = { deposit: number; bet: number }[];
const RANKS = demo.ranks.map(({ growth, keep }) => ({ growth, keep }));
const reached = (growth: number) => RANKS.filter((rank) => growth >= rank.growth).length - 1;

/** Each month from the beginning: the rank at its end, then what its judgement takes. */
function slowly(months: readonly Month[]): number {
  let [level, lost, heldFrom] = [0, 0, -1];
  for (let at = 0; at < months.length; at += 1) {
    const grown = (from: number) => {
      const steps = months.slice(from, at + 1).flat();
      const deposits = steps.reduce((sum, { deposit }) => sum + deposit, 0);
      const bets = steps.reduce((sum, { bet }) => sum + bet, 0);
      return Math.max(deposits, 0) + Math.max(bets, 0);
    };
    const all = grown(0);
    if (reached(all - lost) > level) [level, heldFrom] = [reached(all - lost), at];
    if (level === 0 || heldFrom >= at || grown(at) >= RANKS[level]!.keep) continue;
    level -= 1;
    lost += Math.max(all - lost - RANKS[level]!.growth, 0);
    heldFrom = at;
  }
  return level;
}
