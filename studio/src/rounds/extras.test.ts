import { randomUUID } from 'node:crypto';
import { formatDecimal, parseAmount } from '@champa/money';
import { beforeEach, expect, test } from 'vitest';
import { KindView } from '../engines/slot-kinds/view.ts';
import { type ArcadeOutcome, type ArcadeRules, Game, PlayAnswer } from '../protocol.ts';
import { openStage } from '../testing/stage.ts';
import { LEAST } from '../testing/titles.ts';

const RICH = 10_000n * LEAST;
const PRICE = (LEAST * 1_720n) / 100n;
const stage = openStage();
let user: string;

beforeEach(() => {
  user = randomUUID();
  stage.operator.balances.set(user, RICH);
});

const open = (extras?: readonly string[], gameCode = 'ways') =>
  stage.host.launch(gameCode, { user, ...(extras && { extras }) });

const bought = (stake: bigint, extra = 'buy') => ({
  requestId: randomUUID(),
  stake: formatDecimal(stake),
  bet: { extra },
});

test('a bought feature costs its price at the wallet, begins at once, and pays multiples of the stake', async () => {
  const client = await open(['ante', 'buy']);
  const { round, balance } = PlayAnswer.parse((await client.post('/play', bought(PRICE))).body);
  expect(stage.operator.calls[0]).toMatchObject({ route: 'bet', body: { amount: PRICE } });
  const outcome = round.outcome as ArcadeOutcome;
  const { steps } = KindView.parse(outcome.view);
  expect(steps.map(({ phase }) => phase)).toEqual(['bought', ...Array.from({ length: 10 }, () => 'free')]);
  const paid = steps.reduce((sum, { pays }) => sum + pays, 0);
  expect(parseAmount(round.win)).toBe((LEAST * BigInt(paid)) / 10_000n);
  expect(round).toMatchObject({ stake: formatDecimal(PRICE), bet: { extra: 'buy' } });
  expect(parseAmount(balance)).toBe(RICH - PRICE + parseAmount(round.win));
});

test('a feature is shown again at every return until the player has seen it to its end', async () => {
  const client = await open(['buy']);
  const { round } = PlayAnswer.parse((await client.post('/play', bought(PRICE))).body);
  const again = await open(['buy']);
  expect(Game.parse((await again.get('/game')).body).open).toMatchObject({ id: round.id, win: round.win });
  await again.post(`/rounds/${round.id}/shown`);
  expect(Game.parse((await again.get('/game')).body).open).toBeNull();
});

test('the rules state price and return of what the operator allows, and nothing else is played', async () => {
  const rules = async (extras?: readonly string[], gameCode = 'ways') =>
    Game.parse((await (await open(extras, gameCode)).get('/game')).body).rules as ArcadeRules;
  expect((await rules(['ante', 'buy'])).extras).toEqual([
    { name: 'ante', price: '1.2500', rtp: '0.96049' },
    { name: 'buy', price: '17.2000', rtp: '0.96001' },
  ]);
  expect(await rules()).toMatchObject({ extras: [], rtp: '0.95861', highestRtp: '0.95861' });
  expect((await rules(['ante', 'buy'], 'hold-pot')).extras).toEqual([]);
  const refused = { status: 403, body: { code: 'EXTRA_NOT_OFFERED' } };
  expect(await (await open(['ante'])).post('/play', bought(PRICE))).toMatchObject(refused);
  expect(await (await open(['buy'], 'hold-pot')).post('/play', bought((LEAST * 5_350n) / 100n))).toMatchObject(refused);
  expect(stage.operator.calls.filter(({ route }) => route === 'bet')).toEqual([]);
});

test('a price that is not that of a stake is refused, and so is a feature for the stake alone', async () => {
  const client = await open(['ante', 'buy']);
  const refused = { status: 422, body: { code: 'STAKE_NOT_ALLOWED' } };
  for (const stake of [LEAST, PRICE + 1n, PRICE - 1n, (LEAST * 125n) / 100n])
    expect(await client.post('/play', bought(stake))).toMatchObject(refused);
  expect(await client.post('/play', bought((LEAST * 125n) / 100n, 'ante'))).toMatchObject({ status: 200 });
});
