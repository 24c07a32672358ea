import { randomUUID } from 'node:crypto';
import type { ClaimedReward, ComingReward, PastReward, Reward } from '@champa/contract';
import { SCALE } from '@champa/money';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database.ts';
import { brokenInvariants } from '../vendors/testing/invariants.ts';
import type { Player } from '../vendors/testing/player.ts';
import { BROKEN_GAME, createRewardsWorld, FIVE, idOf, type RewardsWorld } from './testing/world.ts';
import { createTitles } from './index.ts';

let world: RewardsWorld;
let player: Player;

beforeAll(async () => {
  world = await createRewardsWorld();
  await world.fund('tests', 1_000_000n * SCALE);
});
afterAll(() => world.close());
beforeEach(async () => {
  player = await world.addPlayer({ balance: 0n });
  world.screens.length = 0;
  world.messages.length = 0;
  world.paid.length = 0;
});

const list = async () => (await world.call<{ list: Reward[] }>(player, 'GET', '/api/rewards')).value.list;
const coming = async (query = '') =>
  (await world.call<{ list: ComingReward[]; next: string | null }>(player, 'GET', `/api/rewards/coming${query}`)).value;
const past = async (query = '') =>
  (await world.call<{ list: PastReward[]; next: string | null }>(player, 'GET', `/api/rewards/history${query}`)).value;
const claim = (id: string, idempotencyKey = randomUUID()) =>
  world.call<ClaimedReward>(player, 'POST', `/api/rewards/${id}/claim`, { idempotencyKey });
const claimAll = (idempotencyKey = randomUUID()) =>
  world.call<{ claimed: ClaimedReward[]; refused: { id: string; code: string }[] }>(
    player,
    'POST',
    '/api/rewards/claim',
    { idempotencyKey },
  );
const cash = async () => (await world.money(player)).cash;
const budget = async (id = 'tests') => {
  const { funded, given, returned } = (await world.rewards.budgetOf(world.pool, id))[0]!;
  return funded - given + returned;
};
const addUp = async () => {
  expect((await world.rewards.budgets.verify()).broken).toEqual([]);
  expect(await brokenInvariants(world.pool)).toEqual([]);
};

test('a gift’s money leaves the budget at once, waits in the reward centre, and is cash after the claim', async () => {
  const before = await budget();
  const id = idOf(await world.give(player, { expiresAt: world.now().add({ hours: 1 }) }));
  expect(await budget()).toBe(before - FIVE);
  expect(await cash()).toBe(0n);
  expect(await list()).toMatchObject([
    {
      id: `gift:${id}`,
      kind: 'promotion',
      title: { en: 'Present' },
      content: { kind: 'cash', amount: '5.00', currency: 'LAK', turnoverFactor: 0 },
    },
  ]);
  const key = randomUUID();
  expect((await claim(`gift:${id}`, key)).value).toMatchObject({ id: `gift:${id}`, content: { amount: '5.00' } });
  expect((await claim(`gift:${id}`, key)).status).toBe(200);
  expect(await claim(`gift:${id}`)).toMatchObject({ status: 409, code: 'NOTHING_TO_CLAIM' });
  expect(await cash()).toBe(FIVE);
  expect(await list()).toEqual([]);
  expect((await past()).list).toMatchObject([{ id: `gift:${id}`, state: 'claimed' }]);
  expect(await createTitles(world.pool)([id], 'lo')).toEqual(new Map([[id, 'ຂອງຂວັນ']]));
  await addUp();
});

test('the inbox reports a waiting gift once and a paid one once; screens get the number of waiting gifts', async () => {
  await world.give(player, { cause: 'same' });
  expect(await world.give(player, { cause: 'same' })).toMatchObject({ status: 'known' });
  await world.give(player, { how: 'credit' });
  expect(world.messages.map(({ kind, details }) => ({ kind, details }))).toEqual([
    { kind: 'gift_received', details: { name: { lo: 'ຂອງຂວັນ', en: 'Present', cn: '礼物' } } },
    { kind: 'gift_credited', details: { name: { lo: 'ຂອງຂວັນ', en: 'Present', cn: '礼物' } } },
  ]);
  await world.runJob('rewards_announce', { memberId: player.memberId });
  expect(world.screens).toEqual([`${player.memberId} 1 rewards`, `${player.memberId} 5.00`]);
  const { rows } = await world.pool.query(`SELECT 1 FROM rewards.gift WHERE member_id = $1`, [player.memberId]);
  expect(rows).toHaveLength(2);
});

test('a credited gift is paid in the same transaction, with its wagering requirement', async () => {
  const reward = { kind: 'cash', amount: 10n * SCALE, currency: 'LAK', turnoverFactor: 1.5 } as const;
  const id = idOf(await world.give(player, { how: 'credit', reward }));
  expect(await cash()).toBe(10n * SCALE);
  const { required, list: requirements } = await world.turnover.standingOf(world.pool, player.memberId);
  expect(required).toBe(15n * SCALE);
  expect(requirements).toMatchObject([{ cause: `gift:${id}` }]);
  expect((await past()).list).toMatchObject([{ state: 'credited' }]);
  await addUp();
});

test('a budget gives no more than it has, and a refusal changes nothing', async () => {
  await world.fund('small', 12n * SCALE);
  const give = (cause: string) => world.give(player, { budget: 'small', cause });
  expect([await give('1'), await give('2'), await give('3')].map(({ status }) => status)).toEqual([
    'given',
    'given',
    'budget_used_up',
  ]);
  expect(await world.give(player, { budget: 'nowhere' })).toEqual({ status: 'budget_used_up' });
  expect(await budget('small')).toBe(2n * SCALE);
  await world.fund('small', 3n * SCALE);
  expect((await give('3')).status).toBe('given');
  expect((await list()).length).toBe(3);
  await addUp();
});

test('a coming gift is shown with its time, and can be claimed from then on', async () => {
  const first = idOf(await world.give(player, { claimableFrom: world.now().add({ hours: 1 }) }));
  const later = idOf(await world.give(player, { claimableFrom: world.now().add({ hours: 2 }) }));
  expect(await list()).toEqual([]);
  expect((await claim(`gift:${first}`)).code).toBe('NOTHING_TO_CLAIM');
  const page = await coming('?pageSize=1');
  expect(page.list).toMatchObject([{ id: `gift:${first}` }]);
  expect((await coming(`?pageSize=1&after=${page.next}`)).list).toMatchObject([{ id: `gift:${later}` }]);
  expect((await world.rewards.statesOf(world.pool, [first])).get(first)).toBe('coming');
  expect(world.messages).toEqual([]);
  world.passTime({ minutes: 61 });
  await world.runJob('rewards_due', { giftId: first });
  await world.runJob('rewards_due', { giftId: later });
  expect(world.messages.map(({ kind }) => kind)).toEqual(['gift_received']);
  expect((await claim(`gift:${first}`)).status).toBe(200);
});

test('a gift expires to the instant, and its money returns to the budget', async () => {
  const before = await budget();
  const id = idOf(await world.give(player, { expiresAt: world.now().add({ minutes: 30 }) }));
  world.passTime({ minutes: 30 });
  expect(await list()).toEqual([]);
  expect((await claim(`gift:${id}`)).code).toBe('NOTHING_TO_CLAIM');
  await Promise.all([world.runJob('rewards_expire'), world.addServer().gifts.expire()]);
  expect(await budget()).toBe(before);
  expect((await past()).list).toMatchObject([{ state: 'expired' }]);
  expect(world.messages.map(({ kind }) => kind)).toEqual(['gift_received']);
  await addUp();
});

test('an unclaimed gift can be taken back; a claimed one cannot', async () => {
  const before = await budget();
  const ids = [idOf(await world.give(player)), idOf(await world.give(player))];
  await claim(`gift:${ids[0]}`);
  const takeBack = (id: string) =>
    inTransaction(world.pool, (tx) => world.rewards.takeBack(tx, id, 'a mistake', 'staff:1'));
  expect([await takeBack(ids[0]!), await takeBack(ids[1]!), await takeBack(ids[1]!)]).toEqual([false, true, false]);
  expect(await budget()).toBe(before - FIVE);
  expect((await past()).list.map(({ state }) => state)).toEqual(['taken_back', 'claimed']);
  await addUp();
});

describe('bonuses', () => {
  const bonus = (offer: string) => ({ kind: 'bonus', amount: FIVE, currency: 'LAK', offer, base: 0n }) as const;

  test('are granted by way of their offer when they are claimed', async () => {
    const offer = await world.addOffer({}, SCALE);
    const id = idOf(await world.give(player, { reward: bonus(offer) }));
    expect((await claim(`gift:${id}`)).value.content).toEqual({ kind: 'bonus', amount: '5.00', currency: 'LAK' });
    expect(await world.money(player)).toEqual({ cash: 0n, bonus: FIVE });
    await addUp();
  });

  test('that cannot be granted now wait, whether they were to be credited or claimed', async () => {
    const offer = await world.addOffer({ perMember: 1 }, SCALE);
    const first = await world.give(player, { reward: bonus(offer), how: 'credit' });
    const second = idOf(await world.give(player, { reward: bonus(offer), how: 'credit' }));
    expect(first.status).toBe('given');
    expect(await world.money(player)).toMatchObject({ bonus: FIVE });
    expect(await list()).toMatchObject([{ id: `gift:${second}` }]);
    expect(await claim(`gift:${second}`)).toMatchObject({ status: 409, code: 'BONUS_OFFER_UNAVAILABLE' });
    const other = idOf(await world.give(player));
    expect((await claimAll()).value).toMatchObject({
      claimed: [{ id: `gift:${other}` }],
      refused: [{ id: `gift:${second}`, code: 'BONUS_OFFER_UNAVAILABLE' }],
    });
    await addUp();
  });
});

test('points and tickets are paid by their modules, each once', async () => {
  await world.give(player, { reward: { kind: 'points', points: 70n } });
  await world.give(player, { reward: { kind: 'tickets', game: 'egg', tickets: 3 } });
  const key = randomUUID();
  const { value } = await claimAll(key);
  expect(value.claimed.map(({ content }) => content)).toEqual([
    { kind: 'points', points: 70 },
    { kind: 'tickets', game: 'egg', tickets: 3 },
  ]);
  expect((await claimAll(key)).value).toEqual(value);
  expect(world.paid).toHaveLength(2);
  expect(await claimAll()).toMatchObject({ status: 409, code: 'NOTHING_TO_CLAIM' });
});

test('tickets whose prize game has no budget left keep waiting, and claiming all says so', async () => {
  world.usedUp.add('envelope');
  const reward = { kind: 'tickets', game: 'envelope', tickets: 1 } as const;
  const id = idOf(await world.give(player, { reward, how: 'credit' }));
  expect(await claim(`gift:${id}`)).toMatchObject({ status: 409, code: 'REWARDS_USED_UP' });
  expect(await claimAll()).toMatchObject({ status: 409, code: 'REWARDS_USED_UP' });
  await world.give(player);
  expect((await claimAll()).value).toMatchObject({
    claimed: [{ content: { amount: '5.00' } }],
    refused: [{ id: `gift:${id}`, code: 'REWARDS_USED_UP' }],
  });
  expect(await list()).toMatchObject([{ id: `gift:${id}` }]);
  world.usedUp.clear();
  expect((await claim(`gift:${id}`)).status).toBe(200);
});

test('one that fails by an error does not block the others', async () => {
  const broken = idOf(await world.give(player, { reward: { kind: 'tickets', game: BROKEN_GAME, tickets: 1 } }));
  await world.give(player);
  expect((await claimAll()).value).toMatchObject({
    claimed: [{ content: { amount: '5.00' } }],
    refused: [{ id: `gift:${broken}`, code: 'SYSTEM_ERROR' }],
  });
  expect(await claimAll()).toMatchObject({ status: 500, code: 'SYSTEM_ERROR' });
  expect(await list()).toMatchObject([{ id: `gift:${broken}` }]);
});

test('a reward without a payer is refused, and an empty one too', async () => {
  const bare = await createRewardsWorld({ payers: 'none' });
  const somebody = await bare.addPlayer();
  expect(bare.rewards.canGive('points')).toBe(false);
  await expect(bare.give(somebody, { reward: { kind: 'points', points: 1n } })).rejects.toThrow(
    'nobody here pays gifts of points',
  );
  await bare.close();
  const nothing = { kind: 'cash', amount: 0n, currency: 'LAK', turnoverFactor: 0 } as const;
  await expect(world.give(player, { reward: nothing })).rejects.toThrow('a gift of nothing');
});

test('a self-excluded member is given nothing; a member in a time-out gets no message and may claim cash, but no play', async () => {
  world.excluded.add(player.memberId);
  expect(await world.give(player)).toEqual({ status: 'excluded', until: null });
  world.excluded.clear();
  world.paused.add(player.memberId);
  const money = idOf(await world.give(player));
  const tickets = idOf(await world.give(player, { reward: { kind: 'tickets', game: 'egg', tickets: 1 } }));
  expect(world.messages).toEqual([]);
  expect((await claim(`gift:${money}`)).status).toBe(200);
  expect(await claim(`gift:${tickets}`)).toMatchObject({ status: 403, code: 'PLAY_TIME_OUT' });
  world.paused.clear();
  expect((await claim(`gift:${tickets}`)).status).toBe(200);
});

test('a gift is its member’s own, and history is paged', async () => {
  const ids = [];
  for (let n = 0; n < 5; n++) ids.push(idOf(await world.give(player, { how: 'credit' })));
  const other = await world.addPlayer();
  const foreign = idOf(await world.give(other));
  expect((await claim(`gift:${foreign}`)).code).toBe('NOTHING_TO_CLAIM');
  expect((await claim('gift:no-number')).code).toBe('NOTHING_TO_CLAIM');
  const seen: string[] = [];
  let before = '';
  do {
    const page = await past(`?pageSize=2${before && `&before=${encodeURIComponent(before)}`}`);
    seen.push(...page.list.map(({ id }) => id));
    before = page.next ?? '';
  } while (before !== '');
  expect(seen).toEqual(ids.toReversed().map((id) => `gift:${id}`));
  expect((await world.call(player, 'GET', '/api/rewards/history?before=nonsense')).status).toBe(422);
});

test('the check finds a budget that is off by one unit', async () => {
  await world.fund('checked', 10n * SCALE);
  await world.give(player, { budget: 'checked' });
  await world.pool.query(`UPDATE rewards.budget SET returned = returned + 1 WHERE id = 'checked'`);
  const { broken } = await world.rewards.budgets.verify();
  expect(broken.some((fault) => fault.startsWith('checked LAK: what came back'))).toBe(true);
  await world.pool.query(`UPDATE rewards.budget SET returned = returned - 1 WHERE id = 'checked'`);
});
