import { randomUUID } from 'node:crypto';
import { verify } from '@champa/fairness';
import { formatDecimal, parseAmount } from '@champa/money';
import { examples } from '@champa/testkit';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { payoutOf, readMultiplier } from '../engines/arcade/multiplier.ts';
import { mines, minesLadder, MinesView } from '../engines/mines/index.ts';
import { type ArcadeOutcome, Game, PlayAnswer, type Round } from '../protocol.ts';
import { openStage } from '../testing/stage.ts';
import type { Client } from '../testing/studio.ts';
import { LEAST } from '../testing/titles.ts';
import { deliverDue } from './deliver.ts';
import { recover } from './recover.ts';
import { findAnyRound, numbersOf } from './rounds.repo.ts';
import { endUnfinished } from './unfinished.ts';

const RICH = 10_000n * LEAST;
const MINES = 3;
const stage = openStage();
let game: Client;
let user: string;

beforeEach(async () => {
  user = randomUUID();
  game = await stage.host.launch('mines', { user });
  stage.operator.balances.set(user, RICH);
});

test('a round opens with its stake, goes on tile by tile, and pays at the cash-out what its last tile promised', async () => {
  const { round } = await open();
  expect(round).toMatchObject({ state: 'open', bet: { mines: MINES }, acts: [], win: '0.00' });
  expect(viewOf(round)).toEqual({ opened: [], mines: null });
  const [first, second] = await safeTiles(round.id);
  const once = await done(round.id, 0, { tile: first });
  expect(outcomeOf(once.round).multiplier).toBe('1.1023');
  const twice = await done(round.id, 1, { tile: second });
  expect(viewOf(twice.round)).toEqual({ opened: [first, second], mines: null });
  expect(stage.operator.balances.get(user)).toBe(RICH - LEAST);
  const { round: ended, balance } = await done(round.id, 2, 'cashOut');
  const win = payoutOf(LEAST, minesLadder(MINES)[1]!.multiplier);
  expect(ended).toMatchObject({ state: 'settled', win: formatDecimal(win) });
  expect(viewOf(ended).mines).toHaveLength(MINES);
  expect(parseAmount(balance)).toBe(RICH - LEAST + win);
  expect(stage.operator.balances.get(user)).toBe(RICH - LEAST + win);
});

test('a mine ends the round: it pays nothing and shows what lay hidden', async () => {
  const { round } = await open();
  const [mined] = await minedTiles(round.id);
  const { round: ended } = await done(round.id, 0, { tile: mined });
  expect(ended).toMatchObject({ state: 'settled', win: '0.00' });
  expect(viewOf(ended).mines).toEqual(await minedTiles(round.id));
  expect(stage.operator.calls.map((call) => call.route)).toEqual(['bet', 'win']);
});

test('the revealed seed gives the same board and the same result, from the moves alone', async () => {
  const { round } = await open();
  const [tile] = await safeTiles(round.id);
  await done(round.id, 0, { tile });
  const { round: ended } = await done(round.id, 1, 'cashOut');
  const { body } = await game.post('/fairness/rotate', { clientSeed: 'next' });
  const { committed, outcome } = verify({ ...ended.fairness, serverSeed: body.revealed.serverSeed }, (numbers) =>
    mines.stand(mines.deal(numbers, { mines: MINES }), { mines: MINES }, [{ tile: tile! }], true),
  );
  expect(committed).toBe(true);
  expect(outcome!.view).toEqual(viewOf(ended));
});

test.each<[string, number, unknown, string]>([
  ['a tile that is open already', 1, 'opened', 'MOVE_NOT_ALLOWED'],
  ['a step that another tab has taken', 0, { tile: 24 }, 'ROUND_MOVED_ON'],
  ['a step that lies ahead', 5, { tile: 24 }, 'ROUND_MOVED_ON'],
  ['a tile outside the board', 1, { tile: 25 }, 'BAD_REQUEST'],
  ['something else than a move', 1, { tile: 3, win: '1000.00' }, 'BAD_REQUEST'],
])('%s is refused and the round stays as it was', async (_what, step, act, code) => {
  const { round } = await open();
  const tiles = await safeTiles(round.id);
  const first = tiles.find((tile) => tile !== 24)!;
  const before = (await done(round.id, 0, { tile: first })).round;
  const refused = await game.post(`/rounds/${round.id}/acts`, { step, act: act === 'opened' ? { tile: first } : act });
  expect(refused.body.code).toBe(code);
  expect((await game.get(`/rounds/${round.id}`)).body).toEqual(before);
});

test('nothing can be cashed out before the first tile', async () => {
  const { round } = await open();
  expect((await game.post(`/rounds/${round.id}/acts`, { step: 0, act: 'cashOut' })).body.code).toBe('MOVE_NOT_ALLOWED');
});

test('a repeated move, even many times at once, is one move, and a repeated cash-out is paid once', async () => {
  const { round } = await open();
  const [tile] = await safeTiles(round.id);
  const moves = await Promise.all(Array.from({ length: 5 }, () => done(round.id, 0, { tile })));
  expect(new Set(moves.map((answer) => JSON.stringify(answer.round)))).toHaveLength(1);
  const ends = await Promise.all(Array.from({ length: 5 }, () => done(round.id, 1, 'cashOut')));
  expect(new Set(ends.map((answer) => answer.round.win))).toHaveLength(1);
  expect(stage.operator.calls.map((call) => call.route)).toEqual(['bet', 'win']);
});

test('after its end a round takes no move, and nothing changes', async () => {
  const { round } = await open();
  const [mined] = await minedTiles(round.id);
  const { round: ended } = await done(round.id, 0, { tile: mined });
  const [tile] = await safeTiles(round.id);
  for (const act of [{ tile }, 'cashOut']) {
    expect((await game.post(`/rounds/${round.id}/acts`, { step: 1, act })).body.code).toBe('ROUND_MOVED_ON');
  }
  expect((await game.get(`/rounds/${round.id}`)).body).toEqual(ended);
});

test('nobody else can move in a round', async () => {
  const { round } = await open();
  const other = await stage.host.launch('mines', { user: randomUUID() });
  expect((await other.post(`/rounds/${round.id}/acts`, { step: 0, act: { tile: 0 } })).body.code).toBe('NOT_FOUND');
});

test('a second round waits for the end of the first, and the seeds cannot be changed between', async () => {
  const { round } = await open();
  stage.host.pass(600);
  const second = await game.post('/play', { requestId: randomUUID(), stake: formatDecimal(LEAST), bet: { mines: 1 } });
  expect(second).toMatchObject({ status: 409, body: { code: 'ROUND_OPEN' } });
  expect((await game.post('/fairness/rotate', { clientSeed: 'peek' })).body.code).toBe('ROUND_OPEN');
  expect(stage.operator.calls.map((call) => call.route)).toEqual(['bet']);
  const [mined] = await minedTiles(round.id);
  await done(round.id, 0, { tile: mined });
  await open();
});

test('an open round is found again after a reload, and by another process', async () => {
  const { round } = await open();
  const [first, second] = await safeTiles(round.id);
  const { round: moved } = await done(round.id, 0, { tile: first });
  await stage.restart();
  await recover(stage.host.studio);
  game = await stage.host.launch('mines', { user });
  expect(Game.parse((await game.get('/game')).body).open).toEqual(moved);
  await done(round.id, 1, { tile: second });
  await done(round.id, 2, 'cashOut');
  expect(Game.parse((await game.get('/game')).body).open).toBeNull();
});

test('a round that is left is cashed out for the player after the stated time, or void without a move', async () => {
  const { round } = await open();
  const [tile] = await safeTiles(round.id);
  await done(round.id, 0, { tile });
  stage.host.pass(23 * 3_600_000);
  const other = await stage.host.launch('mines', { user: 'other' });
  stage.operator.balances.set('other', RICH);
  const untouched = await openAs(other);
  await endUnfinished(stage.host.studio);
  expect(await reload(round.id)).toMatchObject({ state: 'open' });
  stage.host.pass(2 * 3_600_000);
  await endUnfinished(stage.host.studio);
  game = await stage.host.launch('mines', { user });
  expect(await reload(round.id)).toMatchObject({ state: 'settled', acts: [{ tile }, 'cashOut'] });
  stage.host.pass(24 * 3_600_000);
  await endUnfinished(stage.host.studio);
  await deliverDue(stage.host.studio);
  expect(stage.operator.balances.get('other')).toBe(RICH);
  expect(untouched.round.state).toBe('open');
});

test('a round of one request is decided at once, and has no moves', async () => {
  const dice = await stage.host.launch('dice', { user });
  const bet = { side: 'over', winning: 4_900 };
  const { body } = await dice.post('/play', { requestId: randomUUID(), stake: formatDecimal(LEAST), bet });
  const { round } = PlayAnswer.parse(body);
  const { view, multiplier, isOver } = outcomeOf(round);
  expect([isOver, multiplier]).toEqual([true, view['isHit'] ? '2.0000' : '0.0000']);
  expect(round).toMatchObject({ state: 'settled', win: formatDecimal(payoutOf(LEAST, readMultiplier(multiplier))) });
  expect((await dice.post(`/rounds/${round.id}/acts`, { step: 0, act: 'cashOut' })).body.code).toBe('BAD_REQUEST');
  const odd = await dice.post('/play', {
    requestId: randomUUID(),
    stake: formatDecimal(LEAST),
    bet: { ...bet, winning: 9_900 },
  });
  expect(odd.body.code).toBe('BAD_REQUEST');
});

const acts = fc.array(fc.constantFrom('open', 'move', 'move', 'repeat', 'cashOut', 'restart', 'deliver'), {
  minLength: 1,
  maxLength: 14,
});
const faults = fc.array(
  fc.option(fc.constantFrom('lost', 'unanswered', 'RS_ERROR_UNKNOWN'), { nil: undefined, freq: 1 }),
  { maxLength: 6 },
);

test('whatever happens between the moves, every round ends once and is paid once', async () => {
  // One clock for all examples: it never goes back, not even at a restart.
  let clock = 0;
  const pass = (ms: number): void => {
    clock += ms;
    stage.host.pass(ms);
  };
  await fc.assert(
    fc.asyncProperty(acts, faults, faults, async (steps, bet, win) => {
      stage.operator.faults = { bet: [...bet], win: [...win], rollback: [], balance: [] } as never;
      user = randomUUID();
      stage.operator.balances.set(user, RICH);
      game = await stage.host.launch('mines', { user });
      const now = async (): Promise<Round | null> => Game.parse((await game.get('/game')).body).open;
      for (const step of steps) {
        const round = step === 'deliver' || step === 'restart' ? null : await now();
        if (step === 'open') {
          await game.post('/play', { requestId: randomUUID(), stake: formatDecimal(LEAST), bet: { mines: MINES } });
          pass(600);
        } else if (step === 'deliver') {
          pass(301_000);
          await deliverDue(stage.host.studio);
        } else if (step === 'restart') {
          await stage.restart();
          stage.host.pass(clock);
          await recover(stage.host.studio);
          game = await stage.host.launch('mines', { user });
        } else if (round) {
          const at = round.acts.length;
          const act = step === 'cashOut' ? 'cashOut' : { tile: step === 'repeat' ? 0 : at };
          await game.post(`/rounds/${round.id}/acts`, { step: step === 'repeat' ? 0 : at, act });
        }
      }
      const left = await now();
      pass(25 * 3_600_000);
      await endUnfinished(stage.host.studio);
      for (let i = 0; i < 8; i += 1) {
        pass(301_000);
        await deliverDue(stage.host.studio);
      }
      game = await stage.host.launch('mines', { user });
      const view = Game.parse((await game.get('/game')).body);
      expect(view.open).toBeNull();
      const net = view.recent.reduce((sum, round) => sum + parseAmount(round.win) - parseAmount(round.stake), 0n);
      expect(view.recent.every((round) => round.state === 'settled')).toBe(true);
      expect(stage.operator.balances.get(user)).toBe(RICH + net);
      if (left) expect((await reload(left.id)).state).toMatch(/settled|returned/);
    }),
    { numRuns: examples(10, 25) },
  );
});

async function open(): Promise<PlayAnswer> {
  return await openAs(game);
}

async function openAs(client: Client): Promise<PlayAnswer> {
  stage.host.pass(600);
  const play = { requestId: randomUUID(), stake: formatDecimal(LEAST), bet: { mines: MINES } };
  return PlayAnswer.parse((await client.post('/play', play)).body);
}

async function done(roundId: string, step: number, act: unknown): Promise<PlayAnswer> {
  return PlayAnswer.parse((await game.post(`/rounds/${roundId}/acts`, { step, act })).body);
}

async function reload(roundId: string): Promise<Round> {
  const owner = (await game.get(`/rounds/${roundId}`)).body;
  return owner as Round;
}

/** Looked up in the studio's own store, as no player can. */
async function minedTiles(roundId: string): Promise<number[]> {
  const row = await findAnyRound(stage.host.studio.pool, roundId);
  return [...mines.deal(numbersOf(row!), { mines: MINES })];
}

async function safeTiles(roundId: string): Promise<number[]> {
  const mined = await minedTiles(roundId);
  return Array.from({ length: 25 }, (_, tile) => tile).filter((tile) => !mined.includes(tile));
}

function outcomeOf({ outcome }: Round): ArcadeOutcome {
  if (!outcome || !('view' in outcome)) throw new Error('no outcome of an arcade game');
  return outcome;
}

function viewOf(round: Round): MinesView {
  return z.parse(MinesView, outcomeOf(round).view);
}
