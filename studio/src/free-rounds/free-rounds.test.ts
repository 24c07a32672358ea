import { randomUUID } from 'node:crypto';
import { formatDecimal, parseAmount } from '@champa/money';
import { beforeEach, expect, test } from 'vitest';
import { Game, PlayAnswer } from '../protocol.ts';
import { deliverDue } from '../rounds/deliver.ts';
import { openStage } from '../testing/stage.ts';
import type { Client } from '../testing/studio.ts';
import { LEAST, OWN_WALLET_VENDOR } from '../testing/titles.ts';

const RICH = 100n * LEAST;
const DAY_MS = 24 * 60 * 60 * 1_000;
const stage = openStage();
let user: string;
let slot: Client;

beforeEach(async () => {
  user = randomUUID();
  stage.operator.balances.set(user, RICH);
  slot = await stage.host.launch('slot', { user });
});

test('a free round takes no stake, is reported to the wallet as free, and pays its win', async () => {
  const reward = await give({ bet_count: 2 });
  expect(await offered()).toMatchObject({ id: reward, left: 2, rounds: 2, stake: '2000.00' });
  const { round, balance, freeRounds } = PlayAnswer.parse((await spin(reward)).body);
  const [bet, win] = stage.operator.calls.filter(({ route }) => route !== 'balance').map(({ body }) => body);
  expect(bet).toMatchObject({ is_free: true, reward_uuid: reward, amount: 2n * LEAST });
  expect(win).toMatchObject({ is_free: true, reward_uuid: reward, amount: parseAmount(round.win) });
  expect(round).toMatchObject({ isFree: true, stake: '2000.00', balanceBefore: formatDecimal(RICH) });
  expect(stage.operator.balances.get(user)).toBe(RICH + parseAmount(round.win));
  expect(parseAmount(balance)).toBe(RICH + parseAmount(round.win));
  expect(freeRounds).toMatchObject({ id: reward, left: 1 });
});

test('every kind of slot plays gifts, at their stake and without what costs more', async () => {
  const reward = await give({ bet_count: 1, game_code: 'ways' });
  const ways = await stage.host.launch('ways', { user, extras: ['ante'] });
  const play = { requestId: randomUUID(), stake: '2000', freeRounds: reward };
  expect(await ways.post('/play', { ...play, bet: { extra: 'ante' } })).toMatchObject({ status: 422 });
  const { round, freeRounds } = PlayAnswer.parse((await ways.post('/play', { ...play, bet: {} })).body);
  expect(round).toMatchObject({ isFree: true, stake: '2000.00' });
  expect(freeRounds).toBeNull();
  expect(stage.operator.balances.get(user)).toBe(RICH + parseAmount(round.win));
  const mines = await ask(request({ game_code: 'mines' }));
  expect(mines.json()).toMatchObject({ code: 'FREEBETS_NOT_SUPPORTED' });
});

test('a gift has exactly its number of rounds, even if all are requested at once', async () => {
  const reward = await give({ bet_count: 2 });
  stage.host.studio.settings.cycleMs.slot = 0;
  const answers = await Promise.all(Array.from({ length: 6 }, () => spin(reward)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
    new Set(['FREE_ROUNDS_OVER']),
  );
  expect(stage.operator.calls.filter(({ route }) => route === 'bet')).toHaveLength(2);
  expect(await offered()).toBeNull();
});

test('a repeated request uses one round of the gift', async () => {
  const reward = await give({ bet_count: 3 });
  const requestId = randomUUID();
  await spin(reward, requestId);
  await spin(reward, requestId);
  expect(await offered()).toMatchObject({ left: 2 });
});

test.each(['RS_ERROR_USER_DISABLED', 'lost', 'unanswered'] as const)(
  'a round whose bet ends in "%s" was not played: the gift gets it back, and no money moved',
  async (fault) => {
    const reward = await give({ bet_count: 1 });
    stage.operator.faults.bet.push(fault);
    expect((await spin(reward)).status).not.toBe(200);
    stage.host.pass(301_000);
    await deliverDue(stage.host.studio);
    expect(stage.operator.balances.get(user)).toBe(RICH);
    expect(await offered()).toMatchObject({ id: reward, left: 1 });
  },
);

test('a gift is valid for its player, game, stake and time only', async () => {
  const reward = await give({ bet_count: 5 });
  const other = await stage.host.launch('slot', { user: randomUUID() });
  const elsewhere = await stage.host.launch('pot', { user });
  const over = { status: 409, body: { code: 'FREE_ROUNDS_OVER' } };
  for (const client of [other, elsewhere])
    expect(await client.post('/play', { requestId: randomUUID(), stake: '2000', freeRounds: reward })).toMatchObject(
      over,
    );
  expect(await slot.post('/play', { requestId: randomUUID(), stake: '500000', freeRounds: reward })).toMatchObject(
    over,
  );
  expect(await slot.post('/play', { requestId: randomUUID(), stake: '2000', freeRounds: randomUUID() })).toMatchObject(
    over,
  );
  stage.host.pass(8 * DAY_MS);
  slot = await stage.host.launch('slot', { user });
  expect(await spin(reward)).toMatchObject(over);
  expect(await offered()).toBeNull();
  expect(stage.operator.calls.filter(({ route }) => route === 'bet')).toEqual([]);
});

test('the same key gives once, and never two different gifts', async () => {
  const wish = request({ bet_count: 2 });
  expect((await ask(wish)).json()).toEqual({ reward_uuid: wish.reward_uuid });
  expect((await ask(wish)).json()).toEqual({ reward_uuid: wish.reward_uuid });
  expect((await ask({ ...wish, bet_count: 3 })).json()).toMatchObject({ code: 'DUPLICATE_REWARD' });
  expect(await offered()).toMatchObject({ left: 2 });
});

test.each([
  { title: 'a table has none', change: { game_code: 'roulette' }, code: 'FREEBETS_NOT_SUPPORTED' },
  { title: 'a stake the game does not have', change: { bet_value: 123 }, code: 'FREEBETS_NOT_SUPPORTED' },
  { title: 'no rounds at all', change: { bet_count: 0 }, code: 'WRONG_TYPES' },
  { title: 'a key that is none', change: { reward_uuid: 'gift-1' }, code: 'WRONG_TYPES' },
])('$title: $code', async ({ change, code }) => {
  expect((await ask({ ...request({}), ...change })).json()).toMatchObject({ code });
});

test('a vendor that keeps balances gives none, and neither does a request with another signature', async () => {
  const path = `/vendors/${OWN_WALLET_VENDOR}/operator/generic/v2/freebet/rewards/create`;
  expect((await stage.host.launchRaw(path, JSON.stringify(request({})))).json()).toMatchObject({
    code: 'FREEBETS_NOT_SUPPORTED',
  });
  const unsigned = await stage.host.launchRaw('/freebet/rewards/create', JSON.stringify(request({})), 'AAAA');
  expect(unsigned.statusCode).toBe(401);
});

function request(changes: Record<string, unknown>) {
  return {
    reward_uuid: randomUUID(),
    user,
    game_code: 'slot',
    currency: 'LAK',
    bet_count: 1,
    bet_value: Number(2n * LEAST),
    end_time: new Date(stage.host.studio.now() + 7 * DAY_MS).toISOString(),
    ...changes,
  };
}

const ask = (wish: object) => stage.host.launchRaw('/freebet/rewards/create', JSON.stringify(wish));

async function give(changes: Record<string, unknown>): Promise<string> {
  const wish = request(changes);
  expect((await ask(wish)).statusCode).toBe(200);
  return wish.reward_uuid;
}

async function spin(freeRounds: string, requestId: string = randomUUID()) {
  const answer = await slot.post('/play', { requestId, stake: '2000', freeRounds });
  stage.host.pass(2_500);
  return answer;
}

const offered = async () => Game.parse((await slot.get('/game')).body).freeRounds;
