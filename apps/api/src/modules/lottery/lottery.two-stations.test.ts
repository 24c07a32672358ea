import { playsOf, type VietnamResult } from '@champa/lottery';
import { outsideSchedules } from '@champa/lottery/schedule';
import { parseAmount } from '@champa/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomResult, seeded, wideChoice } from '../../../../../packages/lottery/src/testing/random.ts';
import type { Game } from './domain/game.ts';
import { stationsOf } from './domain/plan.ts';
import { demoGames } from './demo-games.ts';
import { testTerms } from './testing/games.ts';
import { brokenInvariants } from './testing/invariants.ts';
import { reckonBet } from './testing/second-reckoning.ts';
import { betOn, createWorld, kip, type Player, type World } from './testing/world.ts';

const BALANCE = parseAmount('100000000');
const source = seeded(2024);

let world: World;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

async function gameOfTwo(vnDa: 'pairs' | 'chain' = 'pairs'): Promise<Game> {
  const schedule = { kind: 'outside', schedule: outsideSchedules.vn_south, station: null, both: true } as const;
  return world.addGame({
    vassalage: 'TCG_LOTTO_VN',
    family: 'vn_south',
    schedule,
    terms: { ...testTerms, settings: { vnDa } },
  });
}

const numbersOf = (): VietnamResult => randomResult({ family: 'vn_south', id: 'lo2' }, source) as VietnamResult;

/** Gives both sources the stations' results, as far as they are given. */
function say(game: Game, at: Temporal.Instant, results: readonly (VietnamResult | null)[]): void {
  const names = stationsOf(game, at.toZonedDateTimeISO('Asia/Ho_Chi_Minh').toPlainDate());
  expect(new Set(names).size).toBe(2);
  const says = (station: string) => results[names.indexOf(station)] ?? null;
  world.feeds.splice(0, 2, says, says);
}

test.each(['pairs', 'chain'] as const)(
  'đá over two stations by %s is paid by all lots of both, once both are known',
  async (rule) => {
    const game = await gameOfTwo(rule);
    const { terms } = await world.lottery.views.game(game.code, 'en');
    expect(terms.plays).toEqual([`da_two.${rule}`]);
    const play = playsOf('vn_south').find(({ id }) => id === `da_two.${rule}`)!;
    let won = 0n;
    for (let round = 0; round < 3; round += 1) {
      const draw = await world.addDraw(game);
      const stations = [numbersOf(), numbersOf()] as const;
      const result = { ...stations[0], second: stations[1].numbers };
      const bets: { player: Player; expected: bigint }[] = [];
      for (let count = 0; count < 8; count += 1) {
        const player = await world.addPlayer(BALANCE);
        const { rows } = wideChoice(play, result, source, 60n);
        const bet = betOn(play.id, rows, 1 + source.intBelow(5));
        await world.place(player, game, [draw], [bet]);
        const { stake, payout } = reckonBet('vn_south', bet, result, { terms: game.terms, hot: [], scale: 0 });
        // Every pair is priced as the 36 lots it runs on.
        const pairs =
          BigInt((rows[0]!.length + (rows[1]?.length ?? 0)) * (rows[0]!.length + (rows[1]?.length ?? 0) - 1)) / 2n;
        if (!rows[1]?.length) expect(stake).toBe(kip('72') * BigInt(bet.multiplier) * pairs);
        bets.push({ player, expected: BALANCE - stake + payout });
        won += payout;
      }
      await world.passTime(7_200_000);
      say(game, draw.drawsAt, [stations[0], null]);
      await world.lottery.draws.advance();
      expect((await world.draw(draw.id)).phase).toBe('drawing');
      say(game, draw.drawsAt, stations);
      await world.lottery.draws.advance();
      expect(await world.draw(draw.id)).toMatchObject({ phase: 'settled', result });
      for (const { player, expected } of bets) expect(await world.balanceOf(player)).toBe(expected);
      world.feeds.fill(null);
    }
    expect(won).toBeGreaterThan(0n);
    expect(await brokenInvariants(world.pool)).toEqual([]);
  },
  30_000,
);

test('where one station does not draw, all stakes on the two are returned', async () => {
  const game = await gameOfTwo();
  const draw = await world.addDraw(game);
  const player = await world.addPlayer(BALANCE);
  await world.place(player, game, [draw], [betOn('da_two.pairs', [['12', '34'], []])]);
  await world.passTime(7_200_000);
  say(game, draw.drawsAt, [numbersOf(), null]);
  await world.lottery.draws.advance();
  expect((await world.draw(draw.id)).phase).toBe('drawing');
  await world.lottery.draws.results.void(draw.id, 'the second station did not draw', 'staff:vilay');
  await world.lottery.draws.takeOn(draw.id);
  expect((await world.draw(draw.id)).phase).toBe('void');
  expect(await world.balanceOf(player)).toBe(BALANCE);
  world.feeds.fill(null);
  expect(await brokenInvariants(world.pool)).toEqual([]);
});

test('staff types the numbers of both stations; those of one alone are no result', async () => {
  const game = await gameOfTwo();
  const draw = await world.addDraw(game);
  await world.passTime(7_200_000);
  await world.lottery.draws.advance();
  const { results } = world.lottery.draws;
  const [first, second] = [numbersOf(), numbersOf()];
  await expect(results.type(draw.id, game, first, 'staff:vilay')).rejects.toThrow(RangeError);
  const both = { ...first, second: second.numbers };
  expect(await results.type(draw.id, game, both, 'staff:vilay')).toBe('waiting');
  expect(await results.type(draw.id, game, both, 'staff:noy')).toBe('taken');
});

test('a game of one station has no plays over two; the demo has games of two in the South and in the Centre', async () => {
  const one = await world.addGame({ family: 'vn_south' });
  const draw = await world.addDraw(one);
  await expect(
    world.place(await world.addPlayer(), one, [draw], [betOn('da_two.pairs', [['12', '34'], []])]),
  ).rejects.toMatchObject({ code: 'LOTTERY_CHOICE_INVALID', value: { problem: { code: 'PLAY_UNKNOWN' } } });
  const ofTwo = demoGames().filter(({ schedule }) => schedule.kind === 'outside' && schedule.both);
  expect(ofTwo.map(({ family }) => family)).toEqual(['vn_central', 'vn_south']);
  // At least two stations draw on every day of the week.
  for (const game of ofTwo) {
    for (let day = 5; day < 12; day += 1)
      expect(stationsOf(game, Temporal.PlainDate.from({ year: 2026, month: 1, day }))).toHaveLength(2);
  }
});
