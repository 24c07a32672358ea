import { randomUUID } from 'node:crypto';
import type { Mission, missionSummary, OperationValue } from '@champa/contract';
import { SCALE } from '@champa/money';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database.ts';
import { vilay } from '../../testing/by-test.ts';
import { missionWith } from './testing/missions.ts';
import { createWorld, type World } from './testing/world.ts';

type Summary = OperationValue<typeof missionSummary>;

let world: World;
let member: string;

beforeEach(async () => {
  world = await createWorld();
  world.at('2026-11-25T03:00:00Z'); // a Wednesday morning in Vientiane
  member = await world.addMember();
  await fund(1_000_000);
});
afterEach(() => world.close());

const fund = (units: number) =>
  inTransaction(world.pool, (tx) => world.rewards.fund(tx, 'missions', BigInt(units) * SCALE, 'LAK', 'test', 'test'));
const summary = async (token = member) => (await world.call<Summary>(token, 'GET', '/api/missions')).value;
const only = async (): Promise<Mission> => {
  const { missions } = await summary();
  expect(missions).toHaveLength(1);
  return missions[0]!;
};
const claim = (id: string, idempotencyKey: string = randomUUID()) =>
  world.call(member, 'POST', `/api/rewards/${id}/claim`, { idempotencyKey });

test('a mission goes from open to claimed: progress by facts, a gift at completion, money at the claim', async () => {
  await world.create({ missions: [missionWith({ stars: 2 })] });
  expect(await only()).toMatchObject({ state: 'open', progress: '0.00', target: '100.00', percent: 0, gift: null });
  await world.play(member, { validBet: 60, stake: 60 });
  await world.count();
  expect(await only()).toMatchObject({ state: 'open', progress: '60.00', percent: 59 });
  await world.play(member, { validBet: 50 });
  await world.count();
  const { gift, ...done } = await only();
  expect(done).toMatchObject({ state: 'claim', progress: '100.00', percent: 100 });
  expect((await summary()).ready).toBe(1);
  expect((await claim(gift!.id)).status).toBe(200);
  expect(await world.cashOf(member)).toBe(5);
  expect(await only()).toMatchObject({ state: 'claimed', gift: { id: gift!.id } });
  expect((await summary()).ready).toBe(0);
});

test('a hundred claims at once pay once', async () => {
  await world.create({ missions: [missionWith()] });
  await world.play(member, { validBet: 100 });
  await world.count();
  const { gift } = await only();
  const answers = await Promise.all(Array.from({ length: 100 }, () => claim(gift!.id)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await world.cashOf(member)).toBe(5);
});

test('a completed mission is rewarded once, though bets are taken back and made again', async () => {
  await world.create({ missions: [missionWith()] });
  for (const validBet of [150, -120, 200]) {
    await world.play(member, { validBet });
    await world.count();
  }
  const { rows } = await world.pool.query('SELECT id FROM rewards.gift WHERE member_id = $1', [member]);
  expect(rows).toHaveLength(1);
  expect(await only()).toMatchObject({ state: 'claim', percent: 100 });
});

test('each day is a mission of its own; yesterday’s reward waits beside today’s mission until it expires', async () => {
  await world.create({ missions: [missionWith({ claimDays: 3 })] });
  await world.play(member, { validBet: 100 });
  await world.count();
  world.at('2026-11-26T03:00:00Z');
  const { missions, ready } = await summary();
  expect(missions.map(({ state, period }) => [period.firstDay, state])).toEqual([
    ['2026-11-25', 'claim'],
    ['2026-11-26', 'open'],
  ]);
  expect(ready).toBe(1);
  world.at('2026-11-28T04:00:00Z');
  expect(await only()).toMatchObject({ state: 'open', period: { firstDay: '2026-11-28' } });
});

test('a round counts on the day it began, although it is counted after midnight', async () => {
  await world.create({ missions: [missionWith()] });
  world.at('2026-11-25T17:00:01Z'); // a second past midnight in Vientiane
  await world.play(member, { validBet: 100 }, '2026-11-25');
  await world.count();
  expect((await summary()).missions.map(({ state, period }) => [period.firstDay, state])).toEqual([
    ['2026-11-25', 'claim'],
    ['2026-11-26', 'open'],
  ]);
});

test('days count once each, by the brand’s clock', async () => {
  await world.create({ missions: [missionWith({ kind: 'weekly', goal: { kind: 'sign_in_days' }, target: '3' })] });
  for (const at of [
    '2026-11-25T16:59:59Z', // Wednesday
    '2026-11-25T17:00:00Z', // Thursday
    '2026-11-26T10:00:00Z',
  ]) {
    world.at(at);
    await world.signIn(member);
    await world.count();
  }
  const { progress, days, state } = await only();
  expect({ progress, state }).toEqual({ progress: '2', state: 'open' });
  expect(days?.map((each) => each.state)).toEqual(['before', 'before', 'done', 'done', 'coming', 'coming', 'coming']);
});

test('a stake that is undecided is neither won nor lost', async () => {
  await world.create({ missions: [missionWith({ goal: { kind: 'net_win' }, target: '100' })] });
  await world.play(member, { stake: 40, win: 90 });
  await world.play(member, { stake: 60, openStake: 60 });
  await world.count();
  expect(await only()).toMatchObject({ progress: '50.00', state: 'open' });
  // It is decided, and wins.
  await world.play(member, { rounds: 0, win: 110, openStake: -60 });
  await world.count();
  expect(await only()).toMatchObject({ progress: '100.00', state: 'claim' });
});

test('days before a member joined are not missed; a day since then without signing in is', async () => {
  await world.create({ missions: [missionWith({ kind: 'weekly', goal: { kind: 'sign_in_days' }, target: '3' })] });
  world.at('2026-11-27T03:00:00Z'); // Friday; the member joined on Wednesday
  const { days } = await only();
  expect(days?.map(({ state }) => state)).toEqual([
    'before',
    'before',
    'missed',
    'missed',
    'today',
    'coming',
    'coming',
  ]);
});

test('deposits count from the minimum amount on', async () => {
  await world.create({ missions: [missionWith({ goal: { kind: 'deposits', least: '50' }, target: '2' })] });
  for (const units of [49, 50, 500]) await world.deposit(member, units);
  await world.count();
  expect(await only()).toMatchObject({ state: 'claim', progress: '2', goal: { least: '50.00' } });
});

test('an event is shown before it begins, counts on its days, and is gone afterwards', async () => {
  const days = { firstDay: '2026-11-27', lastDay: '2026-11-28' };
  await world.create({ missions: [missionWith({ kind: 'event', ...days })] });
  await world.play(member, { validBet: 100 });
  await world.count();
  expect(await only()).toMatchObject({ state: 'coming', progress: '0.00' });
  await world.play(member, { validBet: 70 }, '2026-11-27');
  await world.play(member, { validBet: 70 }, '2026-11-29');
  await world.count();
  world.at('2026-11-28T16:00:00Z');
  expect(await only()).toMatchObject({ state: 'open', progress: '70.00', period: { endsAt: '2026-11-28T17:00:00Z' } });
  world.at('2026-11-28T17:00:00Z');
  expect((await summary()).missions).toEqual([]);
});

test('with its budget used up a mission gives nothing, says so, and stays completed', async () => {
  await world.create({
    missions: [
      missionWith({ budget: 'empty', reward: { kind: 'cash', amount: '5', currency: 'LAK', turnoverFactor: 0 } }),
    ],
  });
  await inTransaction(world.pool, (tx) => world.rewards.fund(tx, 'empty', 4n * SCALE, 'LAK', 'test', 'test'));
  await world.play(member, { validBet: 100 });
  await world.count();
  expect(await only()).toMatchObject({ state: 'refused', percent: 100, gift: null });
});

test('a reward that cannot be given to one member blocks nobody, and is given later', async () => {
  const other = await world.addMember();
  world.settings.promisesAll = true;
  await world.create({
    missions: [missionWith({ reward: { kind: 'tickets', game: 'wheel', tickets: 1 } }), missionWith()],
  });
  world.settings.promisesAll = false;
  await world.play(member, { validBet: 100 });
  await world.play(other, { validBet: 100 });
  await world.count();
  const states = async (token: string) => (await summary(token)).missions.map(({ state }) => state);
  expect([await states(member), await states(other)]).toEqual([
    ['completed', 'claim'],
    ['completed', 'claim'],
  ]);
  await world.pool.query(`UPDATE missions.award SET reward = '{"kind":"points","points":3}' WHERE state = 'due'`);
  await world.runJob('missions_due');
  expect(await states(member)).toEqual(['claim', 'claim']);
});

test('rewards that can never be given do not block those that can be given later', async () => {
  await world.create({ missions: [missionWith({ reward: { kind: 'points', points: 1 } })] });
  await world.play(member, { validBet: 100 });
  await world.count();
  // More awards that the program cannot give than are tried in one go were earned before it.
  await world.pool.query(
    `INSERT INTO missions.award (member_id, cause, source_id, period, title, reward, budget, expires_at, state, at)
     SELECT a.member_id, 'test:' || n, a.source_id, a.period, a.title, '{"kind":"tickets","game":"wheel","tickets":1}', a.budget,
       a.expires_at, 'due', a.at
     FROM missions.award AS a, generate_series(1, 120) AS n WHERE a.member_id = $1`,
    [member],
  );
  await world.pool.query(
    `INSERT INTO missions.award (member_id, cause, source_id, period, title, reward, budget, expires_at, state, at)
     SELECT member_id, 'test:later', source_id, period, title, reward, budget, expires_at, 'due', at
     FROM missions.award WHERE member_id = $1 AND cause NOT LIKE 'test:%'`,
    [member],
  );
  await world.runJob('missions_due');
  const { rows } = await world.pool.query(`SELECT state FROM missions.award WHERE cause = 'test:later'`);
  expect(rows).toEqual([{ state: 'given' }]);
});

test('a paused mission counts nothing and is not shown', async () => {
  const mission = missionWith();
  await world.create({ missions: [mission] });
  await world.missions.admin.pause(vilay, mission.code);
  await world.play(member, { validBet: 100 });
  await world.count();
  expect((await summary()).missions).toEqual([]);
  await world.missions.admin.resume(vilay, mission.code);
  expect(await only()).toMatchObject({ progress: '0.00' });
});

test('screens are told of progress, with the number of waiting rewards', async () => {
  await world.create({ missions: [missionWith()] });
  await world.play(member, { validBet: 100 });
  await world.count();
  expect(await world.waitingJobs()).toContain('missions_announce');
  await world.runJob('missions_announce', { memberIds: [member] });
  expect(world.screens).toEqual([`${member} ready 1`]);
});

test('a trial account has no missions', async () => {
  for (const url of ['/api/missions', '/api/missions/leaderboard']) {
    expect(await world.call('t1', 'GET', url)).toMatchObject({ status: 403, code: 'TRUE_ACCOUNT_REQUIRED' });
  }
});

test('a file with a fault creates nothing, and names the fault', async () => {
  const wrong = { ...missionWith(), kind: 'event' as const };
  await expect(world.create({ missions: [missionWith(), wrong] })).rejects.toMatchObject({
    code: 'VALIDATION',
    value: { fields: { missions: expect.stringContaining('missions.1.firstDay: an event needs firstDay') as string } },
  });
  await expect(
    world.create({ missions: [missionWith({ goal: { kind: 'rounds' }, target: '1.5' })] }),
  ).rejects.toMatchObject({
    code: 'VALIDATION',
    value: { fields: { missions: expect.stringContaining('missions.0.target: target') as string } },
  });
  expect((await summary()).missions).toEqual([]);
});
