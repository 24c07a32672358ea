import { randomUUID } from 'node:crypto';
import { createNumbers, verify } from '@champa/fairness';
import { formatDecimal, parseAmount } from '@champa/money';
import { examples } from '@champa/testkit';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { decideCrash, MAX_MULTIPLIER, payout, readMultiplier, showMultiplier } from '../engines/crash/index.ts';
import { CrashBetAnswer, Game } from '../protocol.ts';
import { deliverDue } from '../rounds/deliver.ts';
import { recover } from '../rounds/recover.ts';
import { claimOf, recompute, verdictOn } from '../rounds/verify.ts';
import { type CrashStream, quicken, readStream } from '../testing/crash-stream.ts';
import { letFirstCommitAnswerLate } from '../testing/late-commit.ts';
import { openStage } from '../testing/stage.ts';
import { type Client, startStudio } from '../testing/studio.ts';
import { LEAST } from '../testing/titles.ts';

const RICH = 1_000n * LEAST;
const stage = openStage();
let origin: string;
let stream: CrashStream;
let client: Client;
let user: string;

beforeEach(async () => {
  user = randomUUID();
  stage.operator.balances.set(user, RICH);
  client = await stage.host.launch('crash', { user });
  origin = await stage.host.app.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(() => stream.close());

test('flights follow one another while somebody watches: betting, flying, crashed with the promised seed', async () => {
  quicken(stage.host.studio, 40);
  stream = await readStream(origin, client.session);
  const snapshot = await stream.until('snapshot');
  expect(snapshot.round).toMatchObject({ serverSeed: null, clientSeed: null, crashedAt: null });
  const crashed = await stream.until('phase', ({ phase }) => phase.phase === 'crashed');
  const { id, serverSeedHash, serverSeed, clientSeed, crashedAt } = crashed.round;
  expect([id, serverSeedHash]).toEqual([snapshot.round.id, snapshot.round.serverSeedHash]);
  const proof = verify({ serverSeedHash, serverSeed: serverSeed!, clientSeed: clientSeed!, nonce: 0 }, decideCrash);
  expect(proof.committed).toBe(true);
  expect(showMultiplier(proof.outcome)).toBe(crashedAt);
  await stream.until('phase', ({ phase, round }) => phase.phase === 'betting' && round.id !== id);
  const told = stream.events.filter((event) => event.type === 'phase' && event.round.id === id);
  expect(told.map((event) => event.type === 'phase' && event.phase.phase)).toEqual(['betting', 'flying', 'crashed']);
});

test('automatic cash-outs pay exactly their target if the flight reaches it, and nothing otherwise', async () => {
  // Long enough for both bets to be paid before take-off, on a busy machine too.
  stage.host.studio.settings.crashBettingMs = 3_000;
  quicken(stage.host.studio, 60);
  stream = await readStream(origin, client.session);
  let balance = RICH;
  const flights = examples(2, 4);
  for (let flight = 0; flight < flights; flight += 1) {
    // Mostly on one flight; on a busy machine the second may come too late for it.
    const bets = [await betOnNext('1.01'), await betOnNext('2.00')];
    for (const [i, target] of [101, 200].entries()) {
      const { id, crashRoundId } = bets[i]!;
      const crashed = await stream.until(
        'phase',
        ({ phase, round }) => phase.phase === 'crashed' && round.id === crashRoundId,
      );
      const reached = readMultiplier(crashed.round.crashedAt!)!;
      const { bet } = await stream.until('mine', (event) => event.bet.id === id);
      expect(bet.state).toBe(reached >= target ? 'won' : 'lost');
      const win = reached >= target ? payout(LEAST, target) : 0n;
      expect(bet.win).toBe(formatDecimal(win));
      balance += win - LEAST;
    }
    expect(stage.operator.balances.get(user)).toBe(balance);
  }
  const wins = stage.operator.calls.filter((call) => call.route === 'win');
  expect(wins).toHaveLength(2 * flights);
  expect(wins.every((call) => call.body['round_closed'] === true)).toBe(true);
  const { recent } = Game.parse((await client.get('/game')).body);
  expect(recent).toHaveLength(2 * flights);
  expect(recent.every((round) => round.outcome?.engine === 'crash' && round.outcome.crashedAt !== null)).toBe(true);
  const { titles } = stage.host.studio;
  for (const round of recent) {
    const claim = claimOf(round, round.fairness.serverSeed!);
    const recomputed = recompute(titles, titles.findPlayable('NAGASPIN', 'crash')!, claim);
    expect(verdictOn(round, recomputed)).toEqual({ isCommitted: true, isSame: true });
  }
});

test('a cash-out pays the displayed multiplier, once, however often it is requested', async () => {
  await chooseFlight({ least: 1_000 });
  stream = await readStream(origin, client.session);
  const { id, crashRoundId } = await betOnNext(null);
  await stream.until('phase', ({ phase, round }) => phase.phase === 'flying' && round.id === crashRoundId);
  const tick = await stream.until('tick');
  const answers = await Promise.all([1, 2, 3].map(() => client.post('/crash/cashout', { betId: id })));
  const [first, ...others] = answers.map(({ body }) => CrashBetAnswer.parse(body));
  expect(others).toEqual([first, first]);
  expect(first!.bet.state).toBe('won');
  const at = readMultiplier(first!.bet.cashedOutAt!)!;
  expect(at).toBeGreaterThanOrEqual(readMultiplier(tick.multiplier)!);
  expect(parseAmount(first!.bet.win)).toBe(payout(LEAST, at));
  expect(stage.operator.balances.get(user)).toBe(RICH - LEAST + payout(LEAST, at));
  expect(stage.operator.calls.filter((call) => call.route === 'win')).toHaveLength(1);
  const shown = await stream.until('bet', ({ bet }) => bet.cashedOutAt !== null);
  expect(shown.bet).toMatchObject({ id, player: `${user[0]}…${user.at(-1)}`, win: first!.bet.win });
  quicken(stage.host.studio, 1_000);
});

test('a cash-out after the crash is too late, and the bet is lost', async () => {
  await chooseFlight({ below: 101 });
  stream = await readStream(origin, client.session);
  const { id } = await betOnNext(null);
  await stream.until('mine', ({ bet }) => bet.id === id);
  const late = await client.post('/crash/cashout', { betId: id });
  expect(CrashBetAnswer.parse(late.body).bet).toMatchObject({ state: 'lost', win: '0.00', cashedOutAt: null });
  expect(stage.operator.balances.get(user)).toBe(RICH - LEAST);
});

test('a repeated bet is one bet, and a third one on a flight is refused', async () => {
  stage.host.studio.settings.crashBettingMs = 60_000;
  stream = await readStream(origin, client.session);
  await stream.until('phase');
  const requestId = randomUUID();
  const request = { requestId, stake: formatDecimal(LEAST), autoCashout: '1.50' };
  const answers = await Promise.all([1, 2, 3].map(() => client.post('/crash/bet', request)));
  expect(new Set(answers.map(({ body }) => CrashBetAnswer.parse(body).bet.id)).size).toBe(1);
  expect((await bet(null)).status).toBe(200);
  expect((await bet(null)).body.code).toBe('LIMIT_REACHED');
  expect((await client.post('/crash/bet', { ...request, autoCashout: '1.51' })).body.code).toBe('REQUEST_ID_REUSED');
  expect(stage.operator.calls.filter((call) => call.route === 'bet')).toHaveLength(2);
});

test('a bet outside the betting phase is refused', async () => {
  await chooseFlight({ least: 2_000, bets: 0 });
  stream = await readStream(origin, client.session);
  await stream.until('phase', ({ phase }) => phase.phase === 'flying');
  expect((await bet(null)).body.code).toBe('BETTING_CLOSED');
  expect(stage.operator.calls.filter((call) => call.route === 'bet')).toEqual([]);
  quicken(stage.host.studio, 1_000);
});

test('a repeated bet waits for the first one even if it sees the bet earlier', async () => {
  stage.host.studio.settings.crashBettingMs = 60_000;
  stream = await readStream(origin, client.session);
  await stream.until('phase');
  letFirstCommitAnswerLate(stage.host.studio.pool);
  const request = { requestId: randomUUID(), stake: formatDecimal(LEAST), autoCashout: null };
  const answers = await Promise.all([1, 2].map(() => client.post('/crash/bet', request)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});

test('stakes and targets outside the rules are refused before any money moves', async () => {
  stream = await readStream(origin, client.session);
  await stream.until('phase');
  for (const stake of ['999', '1500', '0', '600000']) {
    expect((await client.post('/crash/bet', { requestId: randomUUID(), stake, autoCashout: null })).body.code).toBe(
      'STAKE_NOT_ALLOWED',
    );
  }
  for (const target of ['1.00', '10000.01']) expect((await bet(target)).body.code).toBe('BAD_REQUEST');
  expect(stage.operator.calls).toEqual([]);
});

test('a bet that the wallet refuses, or answers unclearly, does not take part', async () => {
  stage.operator.faults.bet.push('RS_ERROR_LIMIT_REACHED', 'unanswered');
  stream = await readStream(origin, client.session);
  await stream.until('phase');
  expect((await bet('1.01')).body.code).toBe('LIMIT_REACHED');
  expect((await bet('1.01')).body.code).toBe('WALLET_UNAVAILABLE');
  expect(stream.events.some((event) => event.type === 'bet')).toBe(false);
  await deliverDue(stage.host.studio);
  expect(stage.operator.balances.get(user)).toBe(RICH);
});

test('a shutdown in the betting phase returns every bet', async () => {
  stage.host.studio.settings.crashBettingMs = 60_000;
  stream = await readStream(origin, client.session);
  const { id } = await betOnNext(null);
  await stage.host.app.close();
  const returned = await stream.until('mine');
  expect(returned.bet).toMatchObject({ id, state: 'returned' });
  await deliverDue(stage.host.studio);
  expect(stage.operator.balances.get(user)).toBe(RICH);
});

test('bets of a flight whose process died are returned by the next process', async () => {
  await chooseFlight({ least: 2_000 });
  stream = await readStream(origin, client.session);
  const { crashRoundId } = await betOnNext(null);
  await stream.until('phase', ({ phase, round }) => phase.phase === 'flying' && round.id === crashRoundId);
  const next = await startStudio(stage.database.url, stage.operator);
  await recover(next.studio);
  await deliverDue(next.studio);
  expect(stage.operator.balances.get(user)).toBe(RICH);
  quicken(stage.host.studio, 1_000);
  await stream.until('phase', ({ phase }) => phase.phase === 'crashed');
  expect(stage.operator.balances.get(user)).toBe(RICH);
  expect(stage.operator.calls.filter((call) => call.route === 'win')).toEqual([]);
  await next.close();
});

async function betOnNext(autoCashout: string | null): Promise<CrashBetAnswer['bet']> {
  for (;;) {
    const answer = await bet(autoCashout);
    if (answer.status === 200) return CrashBetAnswer.parse(answer.body).bet;
    if (!['BETTING_CLOSED', 'LIMIT_REACHED'].includes(answer.body.code)) throw new Error(JSON.stringify(answer.body));
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

function bet(autoCashout: string | null) {
  return client.post('/crash/bet', { requestId: randomUUID(), stake: formatDecimal(LEAST), autoCashout });
}

// The server seed alone decides nothing, because the players' seeds are mixed in; if the only player's seed is known, one can be
// searched for.
async function chooseFlight({ least = 0, below = MAX_MULTIPLIER, bets = 1 }): Promise<void> {
  const { fairness } = Game.parse((await client.get('/game')).body);
  const clientSeed = Array.from({ length: bets }, () => fairness.clientSeed).join(',');
  const { randomBytes } = stage.host.studio;
  stage.host.studio.randomBytes = (count) => {
    for (;;) {
      const serverSeed = randomBytes(count);
      const crash = decideCrash(createNumbers({ serverSeed, clientSeed, nonce: 0 }));
      if (crash >= least && crash < below) return serverSeed;
    }
  };
}
