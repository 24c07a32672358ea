import { randomUUID } from 'node:crypto';
import type { GameCategory, PastReward, Rebate, RebateClaim, Reward } from '@champa/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { unguarded } from '../../testing/by-test.ts';
import { createLog } from '../../platform/log.ts';
import { createWorld, type World } from '../records/testing/world.ts';
import { createRewards } from '../rewards/index.ts';
import { plainNeeds } from '../rewards/testing/plain-needs.ts';
import { createVendor } from '../vendors/testing/hub88-vendor.ts';
import { GAMES } from '../vendors/testing/games.ts';
import type { Player } from '../vendors/testing/player.ts';
import { brokenInvariants } from '../vendors/testing/invariants.ts';
import { createRebate } from './index.ts';
import type { RebateRules } from './rebate.service.ts';

let world: World;
let vendor: ReturnType<typeof createVendor>;
let player: Player;
let rules: RebateRules;
/** Games that were moved to another area. */
const moved = new Map<string, GameCategory>();
const told: string[] = [];
const announced: string[] = [];

beforeAll(async () => {
  world = await createWorld();
  vendor = createVendor(world.app);
  const { pool, ledger, figures } = world;
  const rebate = createRebate(
    { pool, clock: systemClock },
    {
      ledger,
      figures,
      areaOf: async (game) => moved.get(game.gameCode) ?? world.records.areaOf(game),
      rules: async () => rules,
      tell: async (_tx, { memberId, kind, cause, details }) => {
        told.push(`${memberId} ${kind} ${cause} ${(details as { amount: string }).amount}`);
      },
      onPaid: async (_tx, memberId) => void announced.push(memberId),
    },
  );
  const rewards = createRewards(
    { pool, clock: systemClock, log: createLog('silent', 'test'), live: { publish: () => undefined } },
    { ...plainNeeds({ clock: systemClock, ledger }), guard: unguarded(world.pool), sources: [rebate.rewards] },
  );
  await rebate.routes!(world.app);
  await rewards.routes!(world.app);
});
afterAll(() => world.close());

beforeEach(async () => {
  rules = {
    isOffered: true,
    minClaim: '1',
    since: null,
    rates: {
      RNG: [
        { from: '0', rate: '1' },
        { from: '500', rate: '2' },
      ],
      LIVE: [{ from: '0', rate: '0.5' }],
    },
  };
  moved.clear();
  told.length = 0;
  announced.length = 0;
  player = await world.addPlayer();
});

const UNIT = 100_000;

async function settle(stake: number, gameCode: string = GAMES[0]): Promise<void> {
  const names = { round: randomUUID(), transaction_uuid: randomUUID(), game_code: gameCode };
  await vendor.bet(player, { ...names, amount: stake * UNIT });
  const { transaction_uuid: reference, ...rest } = names;
  await vendor.win(player, { ...rest, reference_transaction_uuid: reference, amount: 0, round_closed: true });
  await world.count();
}

const overview = () => world.get<Rebate>(player, '/api/rebate');
const claim = (idempotencyKey = randomUUID()) =>
  world.call<RebateClaim>(player, 'POST', '/api/rebate/claim', { idempotencyKey });

test('settled bets earn their area’s rate by the tier they reach, and are paid into cash once', async () => {
  await settle(200);
  await settle(40, GAMES[1]);
  expect(await overview()).toMatchObject({ amount: '2.20', isClaimable: true, lastClaimAt: null });
  const { value } = await claim();
  expect(value).toMatchObject({ amount: '2.20', currency: 'LAK', validBet: '240.00' });
  expect((await vendor.balance(player)).balance).toBe((1000 - 240 + 2.2) * UNIT);
  expect(told).toEqual([`${player.memberId} rebate_claimed rebate:${value.id} 2.20`]);
  expect(announced).toEqual([player.memberId]);
  expect(await overview()).toMatchObject({ amount: '0.00', isClaimable: false, lastClaimAt: value.at });
  // Later bets start at the first tier again.
  await settle(100);
  expect((await overview()).areas[0]).toMatchObject({ area: 'RNG', validBet: '100.00', rate: '1.00', amount: '1.00' });
  expect(await brokenInvariants(world.pool)).toEqual([]);
});

test('a bet that is open or was rolled back earns nothing', async () => {
  const names = { round: randomUUID(), transaction_uuid: randomUUID() };
  await vendor.bet(player, { ...names, amount: 600 * UNIT });
  await world.count();
  expect(await overview()).toMatchObject({ amount: '0.00', isClaimable: false });
  await vendor.rollback(player, { round: names.round, reference_transaction_uuid: names.transaction_uuid });
  await world.count();
  expect(await claim()).toMatchObject({ status: 409, code: 'NOTHING_TO_CLAIM' });
  expect((await vendor.balance(player)).balance).toBe(1000 * UNIT);
});

test('less than the minimum claim waits and grows', async () => {
  await settle(99);
  expect(await overview()).toMatchObject({ amount: '0.99', minClaim: '1', isClaimable: false });
  expect(await claim()).toMatchObject({ code: 'NOTHING_TO_CLAIM' });
  await settle(1);
  expect((await claim()).value.amount).toBe('1.00');
});

test('a hundred claims at once pay once, and the same key always gets the same answer', async () => {
  await settle(300);
  const key = randomUUID();
  const answers = await Promise.all([
    ...Array.from({ length: 50 }, () => claim(key)),
    ...Array.from({ length: 50 }, () => claim()),
  ]);
  const paid = answers.filter(({ status }) => status === 200);
  expect(new Set(paid.map(({ value }) => value.id)).size).toBe(1);
  expect(answers.filter(({ status }) => status !== 200).every(({ code }) => code === 'NOTHING_TO_CLAIM')).toBe(true);
  expect((await vendor.balance(player)).balance).toBe((1000 - 300 + 3) * UNIT);
  expect(told).toHaveLength(1);
  await settle(200);
  if (paid.some(({ value }, n) => n < 50 && value)) {
    const again = await claim(key);
    if (again.value.id === paid[0]!.value.id) expect(again.value.amount).toBe('3.00');
  }
});

test('bets of an area below its first tier are not used up by a claim of another area', async () => {
  rules = { ...rules, rates: { ...rules.rates, LIVE: [{ from: '100', rate: '0.5' }] } };
  await settle(200);
  await settle(60, GAMES[1]);
  expect((await claim()).value).toMatchObject({ amount: '2.00', validBet: '200.00' });
  await settle(60, GAMES[1]);
  expect((await overview()).areas[1]).toMatchObject({ area: 'LIVE', validBet: '120.00', amount: '0.60' });
});

test('bets that were claimed for are not paid again where their game moves to another area', async () => {
  await settle(200);
  await claim();
  moved.set(GAMES[0], 'LIVE');
  expect(await overview()).toMatchObject({ amount: '0.00', isClaimable: false });
  await settle(400);
  expect((await claim()).value).toMatchObject({ amount: '2.00', validBet: '400.00' });
  moved.clear();
  await settle(100);
  expect((await claim()).value).toMatchObject({ amount: '1.00', validBet: '100.00' });
});

test('bets claimed by area, before claims were stored by game, are not paid again', async () => {
  await settle(200);
  await world.pool.query('INSERT INTO rebate.member (member_id) VALUES ($1)', [player.memberId]);
  await world.pool.query(`INSERT INTO rebate.taken (member_id, area, valid_bet) VALUES ($1, 'RNG', $2)`, [
    player.memberId,
    100 * UNIT,
  ]);
  expect((await claim()).value).toMatchObject({ amount: '1.00', validBet: '100.00' });
  await settle(100);
  expect((await claim()).value).toMatchObject({ amount: '1.00', validBet: '100.00' });
});

test('claims are listed, page by page, to their member alone', async () => {
  for (let n = 0; n < 3; n += 1) {
    await settle(100);
    await claim();
  }
  type Page = { list: RebateClaim[]; next: string | null };
  const first = await world.get<Page>(player, '/api/rebate/claims?pageSize=2');
  expect(first.list).toHaveLength(2);
  const last = await world.get<Page>(player, `/api/rebate/claims?pageSize=2&before=${first.next}`);
  expect(last).toMatchObject({ list: [{ amount: '1.00' }], next: null });
  const other = await world.addPlayer();
  expect(await world.get<Page>(other, '/api/rebate/claims')).toEqual({ list: [], next: null });
});

test('bets before the first counted day earn nothing', async () => {
  await settle(500);
  rules = { ...rules, since: '9998-01-01' };
  expect(await overview()).toMatchObject({ amount: '0.00' });
});

test('with rebates switched off there is no call, and trial accounts have none', async () => {
  await settle(500);
  rules = { ...rules, isOffered: false };
  expect(await world.call(player, 'GET', '/api/rebate')).toMatchObject({ status: 403, code: 'REBATE_CLOSED' });
  expect(await claim()).toMatchObject({ status: 403, code: 'REBATE_CLOSED' });
  expect(await world.get(player, '/api/rewards')).toEqual({ list: [] });

  rules = { ...rules, isOffered: true };
  const { memberId } = player;
  world.signIn({ kind: 'member', memberId, sessionId: '1', type: 4, isTrial: true, isAgent: false });
  for (const url of ['/api/rebate', '/api/rebate/claims', '/api/rewards']) {
    const response = await world.app.inject({ method: 'GET', url, headers: { authorization: 'Bearer any' } });
    expect(JSON.parse(response.body)).toMatchObject({ success: false, code: 'TRUE_ACCOUNT_REQUIRED' });
  }
});

test('the reward centre lists the claimable rebate, and claims one or all, once', async () => {
  expect(await world.get(player, '/api/rewards')).toEqual({ list: [] });
  await settle(100);
  const { list } = await world.get<{ list: Reward[] }>(player, '/api/rewards');
  const content = { kind: 'cash', amount: '1.00', currency: 'LAK', turnoverFactor: 0 };
  expect(list).toEqual([{ id: 'rebate:now', kind: 'rebate', title: null, content, expiresAt: null }]);
  const body = { idempotencyKey: randomUUID() };
  const claimed = [{ id: 'rebate:now', content }];
  for (let times = 0; times < 2; times += 1) {
    expect(await world.call(player, 'POST', '/api/rewards/claim', body)).toMatchObject({ value: { claimed } });
  }
  const more = { idempotencyKey: randomUUID() };
  for (const path of ['claim', 'rebate:now/claim', 'nothing:1/claim']) {
    expect(await world.call(player, 'POST', `/api/rewards/${path}`, more)).toMatchObject({ code: 'NOTHING_TO_CLAIM' });
  }
  expect((await vendor.balance(player)).balance).toBe((1000 - 100 + 1) * UNIT);
  const history = await world.get<{ list: PastReward[] }>(player, '/api/rewards/history');
  expect(history.list).toMatchObject([{ kind: 'rebate', title: null, content, state: 'claimed' }]);
});
