import { createPublicKey, randomUUID } from 'node:crypto';
import { formatDecimal, parseAmount } from '@champa/money';
import { expect, test } from 'vitest';
import { openStage } from '../testing/stage.ts';
import { LEAST, OWN_WALLET_VENDOR } from '../testing/titles.ts';
import { isSignedBy, SIGNATURE_HEADER } from '../wire/signature.ts';

const stage = openStage();

const BASE = `/vendors/${OWN_WALLET_VENDOR}/operator/generic/v2`;
const ask = (path: string, body: object) => stage.host.launchRaw(`${BASE}/wallet${path}`, JSON.stringify(body));
const holder = (user: string) => ({ user, currency: 'LAK' });

async function rich(amount = '1000000'): Promise<string> {
  const user = randomUUID();
  await ask('/player', holder(user));
  await ask('/transfer', { ...holder(user), reference: randomUUID(), direction: 'in', amount });
  return user;
}

async function balanceOf(user: string): Promise<bigint> {
  return parseAmount((await ask('/balance', holder(user))).json<{ balance: string }>().balance);
}

async function slotOf(user: string) {
  const launch = { game_code: 'slot', currency: 'LAK', user, token: 't' };
  const answer = await stage.host.launchRaw(`${BASE}/game/url`, JSON.stringify(launch));
  const session = new URL(answer.json<{ url: string }>().url).hash.slice('#s='.length);
  return async (body: object) => {
    const headers = { authorization: `Bearer ${session}` };
    return stage.host.app.inject({ method: 'POST', url: '/api/play', headers, payload: body });
  };
}

test('rounds are played with the player’s own balance, and the operator’s wallet is never called', async () => {
  const user = await rich();
  const before = stage.operator.calls.length;
  const play = await slotOf(user);
  let expected = parseAmount('1000000');
  for (let round = 0; round < 12; round += 1) {
    const answer = await play({ requestId: randomUUID(), stake: formatDecimal(LEAST) });
    expect(answer.statusCode).toBe(200);
    expected += parseAmount(answer.json().round.win) - LEAST;
    expect(parseAmount(answer.json().balance)).toBe(expected);
    stage.host.pass(2_500);
  }
  expect(await balanceOf(user)).toBe(expected);
  expect(stage.operator.calls).toHaveLength(before);
});

test('a repeated request plays its round once', async () => {
  const user = await rich();
  const play = await slotOf(user);
  const body = { requestId: randomUUID(), stake: formatDecimal(LEAST) };
  const [first, second] = await Promise.all([play(body), play(body)]);
  expect(first.json().round.id).toBe(second.json().round.id);
  const win = parseAmount(first.json().round.win);
  expect(await balanceOf(user)).toBe(parseAmount('1000000') - LEAST + win);
});

test('a player with too little money is refused, and so is one that the operator never registered', async () => {
  const poor = await rich('0.50');
  const play = await slotOf(poor);
  const refused = await play({ requestId: randomUUID(), stake: formatDecimal(LEAST) });
  expect([refused.statusCode, refused.json().code]).toEqual([402, 'INSUFFICIENT_FUNDS']);
  expect(await balanceOf(poor)).toBe(parseAmount('0.50'));
  const unknown = await slotOf(randomUUID());
  expect((await unknown({ requestId: randomUUID(), stake: formatDecimal(LEAST) })).statusCode).toBe(401);
});

test('a stake is returned only once', async () => {
  const user = await rich('5000');
  const { purse } = stage.host.studio;
  const seat = {
    seatId: 1n,
    vassalage: OWN_WALLET_VENDOR,
    gameCode: 'slot',
    player: user,
    currency: 'LAK',
    token: 't',
  };
  const [betUuid, roundId, rollback] = [randomUUID(), randomUUID(), randomUUID()];
  const bet = { kind: 'bet', roundId, transactionUuid: betUuid, betUuid, amount: LEAST, rewardUuid: null } as const;
  const back = { kind: 'rollback', roundId, transactionUuid: rollback, betUuid, amount: 0n, rewardUuid: null } as const;
  await Promise.all([purse.move(seat, bet), purse.move(seat, bet)]);
  expect(await balanceOf(user)).toBe(parseAmount('5000') - LEAST);
  await Promise.all([purse.move(seat, back), purse.move(seat, back)]);
  expect(await balanceOf(user)).toBe(parseAmount('5000'));
});

test.each([
  ['finer than a hundredth', { amount: '1.001' }],
  ['nothing', { amount: '0' }],
  ['less than nothing', { amount: '-1' }],
  ['no direction', { direction: 'sideways' }],
  ['no reference', { reference: '' }],
])('a transfer of %s is refused, and nothing moves', async (_what, change) => {
  const user = await rich('10');
  const wish = { ...holder(user), reference: randomUUID(), direction: 'in', amount: '1', ...change };
  expect((await ask('/transfer', wish)).statusCode).toBe(400);
  expect(await balanceOf(user)).toBe(parseAmount('10'));
});

test('a call with a wrong signature, or for a vendor without balances, is refused', async () => {
  const body = JSON.stringify(holder('noy'));
  expect((await stage.host.launchRaw(`${BASE}/wallet/balance`, body, 'AAAA')).json()).toMatchObject({
    code: 'INVALID_SIGNATURE',
  });
  expect((await stage.host.launchRaw('/wallet/balance', body)).json()).toMatchObject({ code: 'NO_WALLET' });
});

test('answers are signed by the vendor over their exact bytes', async () => {
  const answer = await ask('/balance', holder('noy'));
  const vendor = createPublicKey(stage.operator.vendorKey);
  expect(isSignedBy(vendor, answer.rawPayload, answer.headers[SIGNATURE_HEADER])).toBe(true);
  expect(isSignedBy(vendor, Buffer.from(`${answer.payload} `), answer.headers[SIGNATURE_HEADER])).toBe(false);
});
