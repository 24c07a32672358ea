import { createNumbers, type Numbers } from '@champa/fairness';
import { examples } from '@champa/testkit/examples';
import { describe, expect, test } from 'vitest';
import { multiply, toDecimal } from '../fraction.ts';
import { COIN, COINS_NEEDED, holdBlaze, holdWin, RESPINS } from '../slot-hold/index.ts';
import { clusterDrop, clusterStorm } from '../slot-cascade/index.ts';
import { changingReels } from '../slot-changing/index.ts';
import { expandingWilds } from '../slot-wilds/index.ts';
import { ways243 } from '../slot-ways/index.ts';
import { SLOT_KINDS } from './index.ts';
import { lineWins } from './lines.ts';
import { simulate } from './simulate.ts';
import { type KindStep, KindView } from './view.ts';
import { waysWins } from './ways.ts';

describe.each(Object.entries(SLOT_KINDS))('%s', (name, game) => {
  const { slot } = game;

  test('states its exact return, or the mean of many rounds with its error; and returns between 95 % and 97 %', () => {
    expect(slot.name).toBe(name);
    if (slot.exact) expect([slot.figures.rtp, slot.figures.error]).toEqual([toDecimal(slot.exact(), 5), null]);
    else expect(Number(slot.figures.error)).toBeLessThan(0.003);
    expect(Number(slot.figures.rtp)).toBeGreaterThan(0.95);
    expect(Number(slot.figures.rtp)).toBeLessThan(0.97);
  });

  test('rounds of a fixed seed stay within the band of what it states', () => {
    const rounds = examples(4_000, 60_000);
    const { rtp, hit, largest } = simulate(slot, rounds);
    const stated = { rtp: Number(slot.figures.rtp), hit: Number(slot.figures.hitFrequency) };
    // Four standard deviations of the mean: one seed in 16,000 would be outside.
    const band = (deviation: number) => (4 * deviation) / Math.sqrt(rounds);
    expect(Math.abs(rtp - stated.rtp)).toBeLessThan(band(Number(slot.figures.deviation)));
    expect(Math.abs(hit - stated.hit)).toBeLessThan(band(Math.sqrt(stated.hit * (1 - stated.hit))));
    expect(largest).toBeLessThanOrEqual(slot.mostStakes);
  });

  test('an ante and a bought feature return what they state of their price, and never less than the plain round', () => {
    for (const { price, figures, exact, play } of Object.values(slot.extras ?? {})) {
      const part = { num: 100n, den: BigInt(price) };
      if (exact) expect([figures.rtp, figures.error]).toEqual([toDecimal(multiply(exact(), part), 5), null]);
      else expect(Number(figures.error)).toBeLessThan(0.003);
      expect(Number(figures.rtp)).toBeGreaterThanOrEqual(Number(slot.figures.rtp));
      expect(Number(figures.rtp)).toBeLessThan(0.97);
      const rounds = examples(1_000, 20_000);
      const { rtp, cut } = simulate({ play, mostStakes: slot.mostStakes }, rounds);
      const band = (4 * Number(figures.deviation)) / Math.sqrt(rounds);
      expect(Math.abs((rtp * 100) / price - Number(figures.rtp))).toBeLessThan(band);
      expect(cut).toBe(0);
    }
  });

  test('what is bought is the feature, begun with the fewest symbols that win it', () => {
    const [door, ...rest] = slot.extras?.buy?.play(seeded(1)) ?? [];
    if (!door) return;
    expect(door).toMatchObject({ phase: 'bought', pays: 0 });
    const symbols = door.grid.flat();
    if (door.coins.length > 0) expect(symbols.filter((symbol) => symbol === COIN)).toHaveLength(COINS_NEEDED);
    else {
      const fewest = Math.min(...Object.keys(slot.awards).map(Number));
      expect(symbols.filter((symbol) => symbol === 'scatter')).toHaveLength(fewest);
      expect(rest.filter(({ phase }) => phase === 'free')).toHaveLength(slot.awards[fewest]!);
    }
  });

  test('a round is a function of its numbers alone, and is read as it was written', () => {
    for (let nonce = 0; nonce < 30; nonce += 1) {
      const { view, multiplier } = game.play(seeded(nonce), {});
      expect(game.play(seeded(nonce), {})).toEqual({ view, multiplier });
      expect(KindView.parse(structuredClone(view))).toEqual(view);
      expect(multiplier).toBe(
        Math.min(
          view.steps.reduce((sum, { pays }) => sum + pays, 0),
          slot.mostStakes * 10_000,
        ),
      );
    }
  });

  test('a better symbol never pays less than a worse one, nor a longer run less than a shorter', () => {
    for (const { pays } of slot.pays) expect(pays).toEqual(pays.toSorted((a, b) => a - b));
    for (const [worse, { pays }] of slot.pays.slice(1).entries())
      for (const [at, pay] of pays.entries()) expect(slot.pays[worse]!.pays[at]).toBeGreaterThanOrEqual(pay);
  });
});

test('a symbol pays once for each way through neighbouring reels from the left', () => {
  const grid = [
    ['h1', 'h1', 'l1'],
    ['h1', 'wild', 'l2'],
    ['l3', 'h1', 'h1'],
    ['l4', 'l4', 'l4'],
    ['h1', 'h1', 'h1'],
  ];
  const wins = waysWins(grid, { h1: [100, 200, 300], l1: [10, 20, 30] });
  // h1: 2 x 2 x 2 ways on three reels, where the fourth ends it; l1 goes through the wild alone, and ends on reel 3.
  expect(wins).toMatchObject([{ symbol: 'h1', count: 3, ways: 8, pays: 800 }]);
  expect(wins[0]!.cells).toHaveLength(6);
});

test('a line pays its run from the left, with wilds in the stead of its symbol', () => {
  const grid = [['h1'], ['wild'], ['h1'], ['l1'], ['h1']];
  expect(lineWins(grid, [[0, 0, 0, 0, 0]], { h1: [5, 6, 7] })).toMatchObject([{ symbol: 'h1', count: 3, pays: 5 }]);
});

test('the highest number of ways is that of seven rows on six reels', () => {
  const heights = roundsOf(changingReels, 300).flatMap((steps) =>
    steps.map(({ grid }) => grid.map(({ length }) => length)),
  );
  expect(Math.min(...heights.flat())).toBe(2);
  expect(Math.max(...heights.flat())).toBe(7);
  expect(7 ** 6).toBe(117_649);
});

test.each([holdWin, holdBlaze])(
  'coins stay where they are, a new one sets the respins back, and all pay at the end',
  (game) => {
    const features = roundsOf(game, 2_500).filter(({ length }) => length > 1);
    expect(features.length).toBeGreaterThan(3);
    for (const [spin, ...respins] of features) {
      expect(spin!.coins.length).toBeGreaterThanOrEqual(COINS_NEEDED);
      let [before, left] = [spin!.coins, RESPINS];
      for (const { coins, held, grid } of respins) {
        expect(coins.slice(0, before.length)).toEqual(before);
        left = coins.length > before.length ? RESPINS : left - 1;
        expect(held).toEqual([left]);
        expect(grid.flat().filter((symbol) => symbol === COIN)).toHaveLength(coins.length);
        before = coins;
      }
      const last = respins.at(-1)!;
      const full = last.coins.length === 15 ? game.grand * 10_000 : 0;
      expect(last.pays).toBe(last.coins.reduce((sum, { value }) => sum + value, full));
      expect(respins.slice(0, -1).every(({ pays }) => pays === 0)).toBe(true);
    }
  },
);

test.each([clusterDrop, clusterStorm])(
  'what won goes, the rest falls, and each fall pays at the next multiplier',
  (game) => {
    for (const steps of roundsOf(game, 400)) {
      for (const [index, step] of steps.entries()) {
        if (step.phase !== 'cascade') continue;
        const before = steps[index - 1]!;
        const gone = new Set(before.wins.flatMap(({ cells }) => cells.map((cell) => cell.join())));
        for (const [at, column] of before.grid.entries()) {
          const left = column.filter((_, row) => !gone.has(`${at},${row}`));
          expect(step.grid[at]!.slice(column.length - left.length)).toEqual(left);
        }
        expect(step.multiplier).toBeGreaterThanOrEqual(before.multiplier);
      }
    }
  },
);

test('a wild covers its reel and stays until no new one comes', () => {
  const all = roundsOf(expandingWilds, 1_500).filter(({ length }) => length > 1);
  expect(all.length).toBeGreaterThan(20);
  for (const steps of all) {
    for (const [index, { grid, held }] of steps.entries()) {
      for (const at of held) expect(new Set(grid[at])).toEqual(new Set(['wild']));
      expect(held).toEqual(expect.arrayContaining(steps[index - 1]?.held ?? []));
      expect(index < steps.length - 1).toBe(held.length > (steps[index - 1]?.held.length ?? 0));
    }
  }
});

test('free spins are as many as were won, at their multiplier', () => {
  const won = roundsOf(ways243, 2_000).filter(([spin]) => spin!.awards > 0);
  expect(won.length).toBeGreaterThan(3);
  for (const [spin, ...free] of won) {
    expect(free).toHaveLength(spin!.awards);
    expect(free.every(({ multiplier }) => multiplier === ways243.freeMultiplier)).toBe(true);
  }
});

function roundsOf(game: { slot: { play: (numbers: Numbers) => KindStep[] } }, rounds: number): KindStep[][] {
  const numbers = seeded(0);
  return Array.from({ length: rounds }, () => game.slot.play(numbers));
}

function seeded(nonce: number): Numbers {
  return createNumbers({ serverSeed: new Uint8Array(32).fill(3), clientSeed: 'kinds', nonce });
}
