import type { missionLeaderboard, missionSummary, OperationValue } from '@champa/contract';
import { parseAmount, SCALE } from '@champa/money';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database.ts';
import { boardWith, missionWith } from './testing/missions.ts';
import { createWorld, type World } from './testing/world.ts';

type Board = OperationValue<typeof missionLeaderboard>;

let world: World;
let members: string[];

// Clocks go back on 2026-10-25: that day has 25 hours. On 2026-03-29 they go forward.
beforeEach(async () => {
  world = await createWorld({ timeZone: 'Europe/Berlin' });
  world.at('2026-10-25T10:00:00Z');
  members = [];
  for (let n = 0; n < 5; n += 1) members.push(await world.addMember());
  await inTransaction(world.pool, (tx) =>
    world.rewards.fund(tx, 'missions', 1_000_000n * SCALE, 'LAK', 'test', 'test'),
  );
});
afterEach(() => world.close());

const board = async (query = '', member = members[0]!): Promise<Board> =>
  (await world.call<Board>(member, 'GET', `/api/missions/leaderboard${query}`)).value;
const lines = ({ list }: Board) =>
  list.map(({ place, points, prize }) => [place, points, prize?.kind === 'cash' ? Number(prize.amount) : null]);
const gifts = async (member: string): Promise<{ title: string; amount: number }[]> =>
  (await world.call<OperationValue<typeof missionSummary>>(member, 'GET', '/api/missions')).value.prizes.map(
    ({ title, reward }) => ({ title, amount: reward.kind === 'cash' ? Number(reward.amount) : 0 }),
  );

async function score(points: readonly number[], day?: string): Promise<void> {
  for (const [n, validBet] of points.entries()) if (validBet !== 0) await world.play(members[n]!, { validBet }, day);
  await world.count();
}

test('members are ranked by their points; ties share a place and the prizes of the places they occupy', async () => {
  await world.create({ boards: [boardWith()] });
  await score([50, 80, 80, 20, 0]);
  const shown = await board();
  expect(lines(shown)).toEqual([
    [1, 80, 75],
    [1, 80, 75],
    [3, 50, 30],
    [4, 20, null],
  ]);
  expect(shown.me).toMatchObject({ place: 3, points: 50, behind: 30, prize: { amount: '30.00' } });
  expect(shown.list.map(({ isMe }) => isMe)).toEqual([false, false, true, false]);
  expect(shown.list[0]!.name).not.toContain('player002');
  expect((await board('', members[4]!)).me).toMatchObject({ place: null, points: 0, prize: null, behind: 20 });
  expect((await board('', members[1]!)).me).toMatchObject({ place: 1, behind: null, prize: { amount: '75.00' } });
});

test('bets that are taken back lower the points, never below zero', async () => {
  await world.create({ boards: [boardWith({ unit: '10' })] });
  await score([55, 9]);
  expect(lines(await board())).toEqual([[1, 5, 90]]);
  await score([-100]);
  expect((await board()).me).toMatchObject({ place: null, points: 0 });
  await score([60]);
  expect((await board()).me.points).toBe(1);
});

test('prizes are given once the day is over and settled, once each, however often and by however many workers it is tried', async () => {
  await world.create({ boards: [boardWith()] });
  await score([50, 80, 80]);
  world.at('2026-10-25T23:00:00Z'); // midnight, 25 hours after the last
  expect((await board('?day=2026-10-25')).state).toBe('settling');
  await world.runJob('missions_boards');
  expect(await gifts(members[0]!)).toEqual([]);
  // A round of yesterday that has just ended still counts.
  await score([40], '2026-10-25');
  world.at('2026-10-25T23:30:00Z');
  await Promise.all(Array.from({ length: 5 }, () => world.runJob('missions_boards')));
  await world.runJob('missions_boards');
  expect(await gifts(members[0]!)).toEqual([{ title: 'Mission', amount: 90 }]);
  expect(await gifts(members[1]!)).toEqual([{ title: 'Mission', amount: 45 }]);
  const { rows } = await world.pool.query<{ sum: bigint }>('SELECT sum(amount)::bigint AS sum FROM rewards.gift');
  expect(rows[0]!.sum).toBe(parseAmount('180'));

  // Later play changes nothing.
  await score([0, 500], '2026-10-25');
  const past = await board('?day=2026-10-25');
  expect(lines(past)).toEqual([
    [1, 90, 90],
    [2, 80, 45],
    [2, 80, 45],
  ]);
  expect(past).toMatchObject({
    state: 'closed',
    past: [{ firstDay: '2026-10-25', members: 3, winner: { points: 90 } }],
  });
  expect((await board()).list).toEqual([]);
});

test('a period closes only once every fact of it was handled', async () => {
  await world.create({ boards: [boardWith()] });
  await score([50]);
  await world.play(members[1]!, { validBet: 70 });
  world.at('2026-10-26T09:00:00Z');
  await world.runJob('missions_boards');
  expect(await gifts(members[1]!)).toEqual([{ title: 'Mission', amount: 90 }]);
});

test.each([
  ['a day of 25 hours', '2026-10-25', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z'],
  ['a day of 23 hours', '2026-03-29', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z'],
])('%s begins and ends by local time', async (_name, day, from, to) => {
  await world.create({ boards: [boardWith({ score: { kind: 'deposits' } })] });
  const points: Record<string, number> = {};
  for (const at of [Temporal.Instant.from(from), Temporal.Instant.from(to)]) {
    for (const second of [-1, 0]) {
      world.at(at.add({ seconds: second }).toString());
      await world.deposit(members[0]!, 10);
    }
  }
  await world.count();
  for (const near of [-1, 0, 1]) {
    const its = Temporal.PlainDate.from(day).add({ days: near }).toString();
    const { me, period } = await board(`?day=${its}`);
    points[its] = me.points;
    if (near === 0) expect(period).toMatchObject({ startsAt: from, endsAt: to });
  }
  expect(Object.values(points)).toEqual([1, 2, 1]);
});

test('stars of missions count on the day their mission was completed, once each', async () => {
  await world.create({
    missions: [missionWith({ stars: 3 }), missionWith({ kind: 'weekly', target: '250', stars: 5 })],
    boards: [boardWith({ period: 'monthly', score: { kind: 'stars' } })],
  });
  await score([100, 300]);
  await score([100, -300]);
  await score([60, 300]);
  expect(lines(await board())).toEqual([
    [1, 8, 75],
    [1, 8, 75],
  ]);
});

test('boards are chosen by code, and show only their own periods', async () => {
  const event = { firstDay: '2026-10-20', lastDay: '2026-10-26' };
  await world.create({
    boards: [boardWith({ code: 'first' }), boardWith({ code: 'second', period: 'event', ...event })],
  });
  await score([30]);
  const { boards, period, me } = await board('?board=second');
  expect(boards.map(({ code }) => code)).toEqual(['first', 'second']);
  expect(period).toMatchObject(event);
  expect(me.points).toBe(30);
  for (const query of ['?board=third', '?board=second&day=2026-11-01']) {
    expect(await world.call(members[0]!, 'GET', `/api/missions/leaderboard${query}`)).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
  }
});

test('prizes that exceed the budget are not given, and higher ones are', async () => {
  await inTransaction(world.pool, (tx) => world.rewards.fund(tx, 'small', 100n * SCALE, 'LAK', 'test', 'test'));
  await world.create({ boards: [boardWith({ budget: 'small' })] });
  await score([50, 40, 30]);
  world.at('2026-10-26T09:00:00Z');
  await world.runJob('missions_boards');
  const given = await Promise.all(members.slice(0, 3).map(gifts));
  const paid = given.flat().reduce((sum, { amount }) => sum + amount, 0);
  expect(paid).toBeLessThanOrEqual(100);
  expect(given[0]).toEqual([{ title: 'Mission', amount: 90 }]);
});
