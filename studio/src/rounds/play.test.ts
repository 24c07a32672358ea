import { randomUUID } from 'node:crypto';
import { verify } from '@champa/fairness';
import { formatDecimal, parseAmount } from '@champa/money';
import { beforeEach, expect, test } from 'vitest';
import { playSlot, SLOT_MACHINES } from '../engines/slot/index.ts';
import { Game, PlayAnswer, type SlotOutcome } from '../protocol.ts';
import { letFirstOpeningAnswerLate } from '../testing/late-commit.ts';
import { openStage } from '../testing/stage.ts';
import { type Client, startStudio } from '../testing/studio.ts';
import { LEAST } from '../testing/titles.ts';
import { deliverDue } from './deliver.ts';
import { presentSlot } from './present.ts';
import { recover } from './recover.ts';

const RICH = 10_000n * LEAST;
const stage = openStage();
let slot: Client;

beforeEach(async () => {
  slot = await stage.host.launch('slot', { user: randomUUID() });
  stage.operator.balances.set(await player(), RICH);
});

test('a spin is a signed bet and a signed win under one round, and every balance agrees', async () => {
  const { status, body } = await spin();
  const { round, balance } = PlayAnswer.parse(body);
  expect(status).toBe(200);
  const [bet, win] = stage.operator.calls.map((call) => call.body);
  expect(stage.operator.calls.map((call) => call.route)).toEqual(['bet', 'win']);
  expect(bet).toMatchObject({
    token: 'token-1',
    game_code: 'slot',
    currency: 'LAK',
    amount: LEAST,
    round: round.id,
    round_closed: false,
  });
  expect(win).toMatchObject({
    reference_transaction_uuid: bet!['transaction_uuid'],
    amount: parseAmount(round.win),
    round: round.id,
    round_closed: true,
  });
  expect(round.state).toBe('settled');
  expect(balance).toBe(formatDecimal(await walletBalance()));
  expect(round.balanceBefore).toBe(formatDecimal(RICH));
  expect(await walletBalance()).toBe(RICH - LEAST + parseAmount(round.win));
});

test('the game shows rules, stakes, balance, seeds and the last rounds', async () => {
  await spin();
  const { body } = await slot.get('/game');
  const game = Game.parse(body);
  expect(game).toMatchObject({
    engine: 'slot',
    currency: 'LAK',
    currencySymbol: '₭',
    lang: 'lo',
    demo: false,
    defaultStake: '2000.00',
  });
  expect(game.rules).toMatchObject({ payTable: 'slot-25-free', rtp: SLOT_MACHINES['slot-25-free'].figures.rtp });
  expect(game.balance).toBe(formatDecimal(await walletBalance()));
  expect(game.recent).toHaveLength(1);
  expect(game.fairness.nonce).toBe(1);
  expect(game).toMatchObject({ lobbyUrl: 'https://lobby.test/games', depositUrl: 'https://lobby.test/deposit' });
});

test('a repeated request, even many times at once, is one round and one stake', async () => {
  const requestId = randomUUID();
  const answers = await Promise.all(Array.from({ length: 6 }, () => spin(requestId)));
  const later = await spin(requestId);
  const ids = new Set([...answers, later].map(({ body }) => PlayAnswer.parse(body).round.id));
  expect(ids.size).toBe(1);
  expect(stage.operator.calls.filter((call) => call.route === 'bet')).toHaveLength(1);
});

test('a repeated request waits for the first one even if it sees the round earlier', async () => {
  letFirstOpeningAnswerLate(stage.host.studio.pool);
  const requestId = randomUUID();
  const answers = await Promise.all([spin(requestId), spin(requestId)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});

test('a requestId with another bet is refused and stakes nothing', async () => {
  const requestId = randomUUID();
  await spin(requestId);
  const other = await slot.post('/play', { requestId, stake: formatDecimal(2n * LEAST) });
  expect(other).toMatchObject({ status: 409, body: { code: 'REQUEST_ID_REUSED' } });
  expect(stage.operator.calls.filter((call) => call.route === 'bet')).toHaveLength(1);
});

test('too little money is refused with the real balance, also for a repeated request', async () => {
  stage.operator.balances.set(await player(), LEAST - 1n);
  const requestId = randomUUID();
  for (let i = 0; i < 2; i += 1) {
    expect(await spin(requestId)).toMatchObject({
      status: 402,
      body: { code: 'INSUFFICIENT_FUNDS', balance: formatDecimal(LEAST - 1n) },
    });
  }
  expect(stage.operator.calls.map((call) => call.route)).toEqual(['bet']);
});

test.each([
  { status: 'RS_ERROR_TOKEN_EXPIRED', code: 'SESSION_EXPIRED' },
  { status: 'RS_ERROR_USER_DISABLED', code: 'PLAYER_DISABLED' },
  { status: 'RS_ERROR_LIMIT_REACHED', code: 'LIMIT_REACHED' },
  { status: 'RS_ERROR_INVALID_PARTNER', code: 'WALLET_UNAVAILABLE' },
] as const)('$status is a refusal: $code, without a rollback', async ({ status, code }) => {
  stage.operator.faults.bet.push(status);
  expect((await spin()).body.code).toBe(code);
  await deliverAll();
  expect(stage.operator.calls.map((call) => call.route)).toEqual(['bet']);
});

test.each(['unanswered', 'lost', 'RS_ERROR_UNKNOWN', 'RS_ERROR_TIMEOUT'] as const)(
  'a bet that ends in "%s" is rolled back, however often the wallet fails, and the stake is returned',
  async (fault) => {
    stage.operator.faults.bet.push(fault);
    stage.operator.faults.rollback.push('lost', 'RS_ERROR_UNKNOWN', 'unanswered');
    const requestId = randomUUID();
    expect((await spin(requestId)).body.code).toBe('WALLET_UNAVAILABLE');
    await deliverAll();
    expect(await walletBalance()).toBe(RICH);
    const rollbacks = stage.operator.calls.filter((call) => call.route === 'rollback').map((call) => call.body);
    expect(rollbacks).toHaveLength(4);
    expect(new Set(rollbacks.map((body) => body['transaction_uuid'])).size).toBe(1);
    expect(stage.operator.tombstones).toContain(stage.operator.calls[0]!.body['transaction_uuid']);
    expect((await spin(requestId)).body.code).toBe('WALLET_UNAVAILABLE');
    expect(stage.operator.calls.filter((call) => call.route === 'bet')).toHaveLength(1);
  },
);

test.each(['unanswered', 'lost', 'RS_ERROR_UNKNOWN', 'RS_ERROR_INVALID_SIGNATURE'] as const)(
  'a win that ends in "%s" is shown as settling and delivered later, once, also by another process',
  async (fault) => {
    stage.operator.faults.win.push(fault, 'lost');
    const { round } = PlayAnswer.parse((await spin()).body);
    expect(round.state).toBe('settling');
    const user = String(stage.operator.calls[0]!.body['user']);
    await stage.restart();
    await recover(stage.host.studio);
    await deliverAll();
    expect(stage.operator.balances.get(user)).toBe(RICH - LEAST + parseAmount(round.win));
    expect(stage.operator.calls.filter((call) => call.route === 'win')).toHaveLength(3);
  },
);

test('if a process dies before the outcome, the next one returns the stake of the round', async () => {
  const user = await player();
  const { purse } = stage.host.studio;
  let taken: () => void;
  const isTaken = new Promise<void>((resolve) => (taken = resolve));
  // The stake is taken, and this process never learns of it.
  stage.host.studio.purse = {
    ...purse,
    move: async (who, movement) => {
      await purse.move(who, movement);
      taken();
      return await new Promise(() => undefined);
    },
  };
  void spin();
  await isTaken;
  expect(stage.operator.balances.get(user)).toBe(RICH - LEAST);
  const next = await startStudio(stage.database.url, stage.operator);
  await recover(next.studio);
  next.pass(1_000);
  await deliverDue(next.studio);
  expect(stage.operator.balances.get(user)).toBe(RICH);
  stage.host.studio.inFlight.drained = () => Promise.resolve();
  await next.close();
});

test('a round before the shortest cycle has passed is refused with the time to wait', async () => {
  await slot.post('/play', { requestId: randomUUID(), stake: formatDecimal(LEAST) });
  const early = await slot.post('/play', { requestId: randomUUID(), stake: formatDecimal(LEAST) });
  expect(early).toMatchObject({ status: 429, body: { code: 'TOO_FAST' } });
  stage.host.pass(early.body.retryAfterMs);
  expect((await slot.post('/play', { requestId: randomUUID(), stake: formatDecimal(LEAST) })).status).toBe(200);
});

test('a stake that is not on the ladder is refused before any money moves', async () => {
  for (const stake of ['999', '0', '1000.00001', '100000000']) {
    expect((await slot.post('/play', { requestId: randomUUID(), stake })).body.code).toBe('STAKE_NOT_ALLOWED');
  }
  expect((await slot.post('/play', { requestId: randomUUID(), stake: '-1000' })).body.code).toBe('BAD_REQUEST');
  expect((await slot.post('/play', { requestId: randomUUID(), stake: 1000 })).body.code).toBe('BAD_REQUEST');
  expect(stage.operator.calls).toEqual([]);
});

test('free spins that were not seen to the end are shown again after a reload, until seen or the next round', async () => {
  const open = await spinUntilFreeSpins();
  expect(Game.parse((await slot.get('/game')).body).open?.id).toBe(open);
  expect((await slot.post(`/rounds/${open}/shown`)).body).toEqual({ ok: true });
  expect(Game.parse((await slot.get('/game')).body).open).toBeNull();
  const second = await spinUntilFreeSpins();
  expect(Game.parse((await slot.get('/game')).body).open?.id).toBe(second);
  await spin();
  expect(Game.parse((await slot.get('/game')).body).open?.id).not.toBe(second);
});

test('after the reveal every round equals what its seed decides, and no seed is shown before', async () => {
  for (let i = 0; i < 4; i += 1) await spin();
  const before = Game.parse((await slot.get('/game')).body);
  expect(before.recent.every((round) => round.fairness.serverSeed === null)).toBe(true);
  const { body } = await slot.post('/fairness/rotate', { clientSeed: 'my-own-luck' });
  expect(body.revealed).toMatchObject({ serverSeedHash: before.fairness.serverSeedHash, rounds: 4 });
  expect(body.next).toMatchObject({ clientSeed: 'my-own-luck', nonce: 0 });
  const after = Game.parse((await slot.get('/game')).body);
  for (const round of after.recent) {
    const { serverSeed, ...rest } = round.fairness;
    const { committed, outcome } = verify({ ...rest, serverSeed: serverSeed! }, (numbers) =>
      presentSlot(playSlot(SLOT_MACHINES['slot-25-free'].machine, numbers, parseAmount(round.stake))),
    );
    expect(committed).toBe(true);
    expect(round.outcome).toEqual(outcome);
  }
  await spin();
  expect(Game.parse((await slot.get('/game')).body).recent[0]!.fairness).toMatchObject({
    clientSeed: 'my-own-luck',
    nonce: 0,
  });
});

test('players see their own rounds and nobody else’s', async () => {
  const { round } = PlayAnswer.parse((await spin()).body);
  expect((await slot.get(`/rounds/${round.id}`)).body).toMatchObject({ id: round.id, state: 'settled' });
  const other = await stage.host.launch('slot', { user: 'somebody-else' });
  expect((await other.get(`/rounds/${round.id}`)).body.code).toBe('NOT_FOUND');
  expect((await other.post(`/rounds/${round.id}/shown`)).body.code).toBe('NOT_FOUND');
});

test('a roulette round pays its chips and keeps them for recall', async () => {
  const user = randomUUID();
  stage.operator.balances.set(user, RICH);
  const table = await stage.host.launch('roulette', { user });
  const chips = [
    { spot: 'red', amount: '1000.00' },
    { spot: 'black', amount: '1000.00' },
    { spot: 'straight:0', amount: '1000.00' },
  ];
  const { body } = await table.post('/play', { requestId: randomUUID(), stake: '3000', chips });
  const { round } = PlayAnswer.parse(body);
  expect(round.chips).toEqual(chips);
  expect(['2000.00', '36000.00']).toContain(round.win);
  expect(stage.operator.balances.get(user)).toBe(RICH - 3n * LEAST + parseAmount(round.win));
});

test('a roulette bet with a wrong sum, spot or amount is refused', async () => {
  const table = await stage.host.launch('roulette', { user: randomUUID() });
  const bet = (stake: string, ...chips: [string, string][]) =>
    table.post('/play', { requestId: randomUUID(), stake, chips: chips.map(([spot, amount]) => ({ spot, amount })) });
  expect((await bet('3000', ['red', '1000'])).body.code).toBe('BAD_REQUEST');
  expect((await bet('1000', ['split:1-9', '1000'])).body.code).toBe('BAD_REQUEST');
  expect((await bet('2000', ['red', '1000'], ['red', '1000'])).body.code).toBe('BAD_REQUEST');
  expect((await bet('1500', ['red', '1500'])).body.code).toBe('STAKE_NOT_ALLOWED');
  expect((await bet('600000', ['red', '600000'])).body.code).toBe('STAKE_NOT_ALLOWED');
  expect(stage.operator.calls).toEqual([]);
});

test('demo play uses play money under the same rules and never calls the wallet', async () => {
  const demo = await stage.host.launch('slot', { currency: 'XXX', user: null, token: null });
  const game = Game.parse((await demo.get('/game')).body);
  expect(game).toMatchObject({ demo: true, balance: formatDecimal(2_000n * LEAST) });
  const { round, balance } = PlayAnswer.parse(
    (await demo.post('/play', { requestId: randomUUID(), stake: '500000' })).body,
  );
  expect(parseAmount(balance)).toBe(2_000n * LEAST - 500n * LEAST + parseAmount(round.win));
  expect(stage.operator.calls).toEqual([]);
});

test('play money never falls below zero, and a reload restores it', async () => {
  const demo = await stage.host.launch('slot', { currency: 'XXX', user: null, token: null });
  await stage.host.studio.pool.query('UPDATE studio.play_money SET balance = $1', [LEAST - 1n]);
  expect(await demo.post('/play', { requestId: randomUUID(), stake: '1000' })).toMatchObject({
    status: 402,
    body: { code: 'INSUFFICIENT_FUNDS', balance: formatDecimal(LEAST - 1n) },
  });
  expect(Game.parse((await demo.get('/game')).body).balance).toBe(formatDecimal(2_000n * LEAST));
});

test('an unknown or ended session is refused as such', async () => {
  const none = await stage.host.app.inject({ url: '/api/game' });
  expect(none.json()).toMatchObject({ code: 'SESSION_EXPIRED' });
  stage.host.pass(25 * 60 * 60 * 1_000);
  expect(await slot.get('/game')).toMatchObject({ status: 401, body: { code: 'SESSION_EXPIRED' } });
});

async function spin(requestId = randomUUID() as string) {
  const answer = await slot.post('/play', { requestId, stake: formatDecimal(LEAST) });
  stage.host.pass(2_500);
  return answer;
}

async function spinUntilFreeSpins(): Promise<string> {
  for (let i = 0; i < 400; i += 1) {
    const { round } = PlayAnswer.parse((await spin()).body);
    if ((round.outcome as SlotOutcome).freeSpins.length > 0) return round.id;
  }
  throw new Error('no free spins in 400 rounds');
}

// Pauses between retries grow: advance the clock until each is due.
async function deliverAll(): Promise<void> {
  for (let i = 0; i < 6; i += 1) {
    stage.host.pass(301_000);
    await deliverDue(stage.host.studio);
  }
}

async function player(): Promise<string> {
  const found = await stage.host.studio.pool.query<{ player: string }>(
    `SELECT player FROM studio.session JOIN studio.seat ON seat.id = session.seat_id ORDER BY session.id DESC LIMIT 1`,
  );
  return found.rows[0]!.player;
}

async function walletBalance(): Promise<bigint> {
  return stage.operator.balances.get(String(stage.operator.calls[0]!.body['user']))!;
}
