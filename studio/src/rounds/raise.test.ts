import { randomUUID } from 'node:crypto';
import { formatDecimal, parseAmount } from '@champa/money';
import { beforeEach, expect, test } from 'vitest';
import { blackjack } from '../engines/blackjack/index.ts';
import { Game, PlayAnswer, type Round } from '../protocol.ts';
import { openStage } from '../testing/stage.ts';
import type { Client } from '../testing/studio.ts';
import { LEAST } from '../testing/titles.ts';
import { deliverDue } from './deliver.ts';
import { recover } from './recover.ts';
import { findAnyRound, numbersOf } from './rounds.repo.ts';
import { endUnfinished } from './unfinished.ts';

const BET = { spots: { hand: 2, pair: 1 } };
const FIRST = 3n * LEAST;
const RAISE = 2n * LEAST;
const RICH = 10_000n * LEAST;
const DOUBLE = { act: 'double' };
const stage = openStage();
let game: Client;
let user: string;

beforeEach(async () => {
  user = randomUUID();
  game = await stage.host.launch('blackjack', { user });
  stage.operator.balances.set(user, RICH);
});

test('a double takes the bet again as a bet of its own, and the round pays once', async () => {
  const round = await open();
  const before = stage.operator.balances.get(user)!;
  stage.operator.calls.length = 0;
  const { round: ended, balance } = await done(round.id, 0, DOUBLE);
  expect(stage.operator.calls.map(({ route, body }) => [route, body['round']])).toEqual([
    ['bet', round.id],
    ['win', round.id],
  ]);
  expect(ended).toMatchObject({ state: 'settled', stake: formatDecimal(FIRST + RAISE), raised: formatDecimal(RAISE) });
  expect(stage.operator.balances.get(user)).toBe(before - RAISE + parseAmount(ended.win));
  expect(parseAmount(balance)).toBe(stage.operator.balances.get(user));
});

test('a raise that the wallet refuses leaves the round as it was, and another move is possible', async () => {
  const round = await open();
  stage.operator.balances.set(user, RAISE - 1n);
  const refused = await game.post(`/rounds/${round.id}/acts`, { step: 0, act: DOUBLE });
  expect(refused).toMatchObject({ status: 402, body: { code: 'INSUFFICIENT_FUNDS' } });
  expect(await reload(round.id)).toEqual(round);
  expect((await done(round.id, 0, { act: 'stand' })).round.state).toBe('settled');
});

test.each(['lost', 'unanswered', 'RS_ERROR_UNKNOWN'] as const)(
  'a raise whose answer is %s is rolled back alone, and the round stays open',
  async (fault) => {
    const round = await open();
    const before = stage.operator.balances.get(user)!;
    stage.operator.faults.bet = [fault];
    const failed = await game.post(`/rounds/${round.id}/acts`, { step: 0, act: DOUBLE });
    expect(failed.body.code).toBe('WALLET_UNAVAILABLE');
    await deliverDue(stage.host.studio);
    expect(stage.operator.balances.get(user)).toBe(before);
    expect(stage.operator.calls.at(-1)!.body).toMatchObject({ round: round.id, round_closed: false });
    expect(await reload(round.id)).toEqual(round);
    const { round: ended } = await done(round.id, 0, DOUBLE);
    expect(stage.operator.balances.get(user)).toBe(before - RAISE + parseAmount(ended.win));
  },
);

test('a repeated double, even many times at once, is taken once', async () => {
  const round = await open();
  await Promise.all(Array.from({ length: 5 }, () => game.post(`/rounds/${round.id}/acts`, { step: 0, act: DOUBLE })));
  const again = await done(round.id, 0, DOUBLE);
  expect(again.round).toMatchObject({ state: 'settled', raised: formatDecimal(RAISE) });
  expect(stage.operator.calls.filter(({ route }) => route === 'bet')).toHaveLength(2);
});

test.each([
  ['a stake that is not the sum of the chips', { spots: { hand: 1 } }, 'BAD_REQUEST'],
  ['chips on nothing', { spots: {} }, 'BAD_REQUEST'],
  ['a side bet alone', { spots: { pair: 3 } }, 'BAD_REQUEST'],
  ['a part of a chip', { spots: { hand: 2.5, pair: 0.5 } }, 'BAD_REQUEST'],
  ['a spot that is not on the table', { spots: { hand: 2, insurance: 1 } }, 'BAD_REQUEST'],
  ['more than a spot takes', { spots: { hand: 501 } }, 'BAD_REQUEST'],
])('%s is refused, and nothing is staked', async (_what, bet, code) => {
  const refused = await game.post('/play', { requestId: randomUUID(), stake: formatDecimal(FIRST), bet });
  expect(refused.body.code).toBe(code);
  expect(stage.operator.balances.get(user)).toBe(RICH);
});

test('a move that the rules forbid takes no stake', async () => {
  const round = await open();
  const refused = await game.post(`/rounds/${round.id}/acts`, { step: 0, act: { act: 'surrender' } });
  expect(refused.body.code).toBe('BAD_REQUEST');
  await recover(stage.host.studio);
  expect(await reload(round.id)).toEqual(round);
});

test('a round that its player leaves ends as the rules say: nothing is returned after the cards are seen', async () => {
  const round = await open();
  const row = await findAnyRound(stage.host.studio.pool, round.id);
  const standing = blackjack.stand(blackjack.deal(numbersOf(row!), BET), BET, [], true)!;
  stage.host.pass(25 * 3_600_000);
  await endUnfinished(stage.host.studio);
  await deliverDue(stage.host.studio);
  game = await stage.host.launch('blackjack', { user });
  const [last] = Game.parse((await game.get('/game')).body).recent;
  expect(last).toMatchObject({ id: round.id, state: 'settled', acts: ['cashOut'] });
  expect(parseAmount(last!.win)).toBe((LEAST * BigInt(standing.multiplier)) / 10_000n);
});

/** A round that the deal did not decide. */
async function open(): Promise<Round> {
  for (;;) {
    stage.host.pass(600);
    const play = { requestId: randomUUID(), stake: formatDecimal(FIRST), bet: BET };
    const { round } = PlayAnswer.parse((await game.post('/play', play)).body);
    if (round.state === 'open') {
      stage.operator.calls.splice(0, stage.operator.calls.length - 1);
      return round;
    }
  }
}

async function done(roundId: string, step: number, act: object): Promise<PlayAnswer> {
  return PlayAnswer.parse((await game.post(`/rounds/${roundId}/acts`, { step, act })).body);
}

async function reload(roundId: string): Promise<Round> {
  return (await game.get(`/rounds/${roundId}`)).body as Round;
}
