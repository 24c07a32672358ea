import { add, fraction, multiply } from '../fraction.ts';
import { SCATTER } from '../slot/machine.ts';
import { awardOf, countChances, type Heights, meanMultipliers } from '../slot-kinds/chances.ts';
import { type KindFigures, slotKind, type SlotKindGame } from '../slot-kinds/game.ts';
import { drawColumn, readReel } from '../slot-kinds/reel.ts';
import { stepOf } from '../slot-kinds/view.ts';
import { scattersIn, type WayPays, waysReturn, waysWins } from '../slot-kinds/ways.ts';

type WaysTable = {
  name: string;
  rows: number;
  reels: readonly string[];
  pays: WayPays;
  awards: Readonly<Record<number, number>>;
  freeMultiplier: number;
  mostStakes: number;
  figures: KindFigures;
};

export type WaysGame = SlotKindGame & Pick<WaysTable, 'freeMultiplier'>;

/** Five reels without lines: a symbol pays on every way through neighbouring reels from the left. */
function waysSlot({ name, rows, pays, awards, freeMultiplier, mostStakes, figures, ...table }: WaysTable): WaysGame {
  const reels = table.reels.map(readReel);
  const heights: Heights[] = reels.map(() => [[rows, fraction(1)]]);
  const game = slotKind({
    name,
    columns: reels.length,
    rows,
    pays: Object.entries(pays).map(([symbol, all]) => ({ symbol, counts: [3, 4, 5], pays: all })),
    awards,
    mostStakes,
    figures,
    play: (numbers) => {
      const draw = () => reels.map((reel) => drawColumn(reel, rows, numbers));
      const first = draw();
      const awarded = awardOf(awards, scattersIn(first));
      const steps = [stepOf({ phase: 'spin', grid: first, wins: waysWins(first, pays), awards: awarded })];
      for (let spin = 0; spin < awarded; spin += 1) {
        const grid = draw();
        steps.push(stepOf({ phase: 'free', grid, wins: waysWins(grid, pays), multiplier: freeMultiplier }));
      }
      return steps;
    },
    exact: () => {
      const spin = waysReturn(reels, heights, pays);
      const free = meanMultipliers(countChances(reels, heights, SCATTER), awards, () => freeMultiplier);
      return add(spin, multiply(free, spin));
    },
  });
  return { ...game, freeMultiplier };
}

const LOW_243 = 'l1:8 l2:9 l3:10 l4:11 l5:12';

/** Many small wins; free spins double. */
export const ways243 = waysSlot({
  name: 'ways-243',
  rows: 3,
  reels: [
    `h1:3 h2:4 h3:5 h4:6 ${LOW_243} scatter:2`,
    `wild:2 h1:3 h2:4 h3:5 h4:6 ${LOW_243} scatter:2`,
    `wild:2 h1:3 h2:4 h3:5 h4:6 ${LOW_243} scatter:2`,
    `wild:2 h1:3 h2:4 h3:5 h4:6 ${LOW_243} scatter:2`,
    `wild:2 h1:3 h2:4 h3:5 h4:6 ${LOW_243} scatter:2`,
  ],
  pays: {
    h1: [24_000, 80_000, 320_000],
    h2: [16_000, 48_000, 160_000],
    h3: [12_000, 32_000, 96_000],
    h4: [10_000, 24_000, 64_000],
    l1: [6_000, 14_000, 36_000],
    l2: [4_800, 12_000, 32_000],
    l3: [4_000, 10_000, 28_000],
    l4: [4_000, 8_000, 24_000],
    l5: [3_200, 7_200, 20_000],
  },
  awards: { 3: 10, 4: 15, 5: 20 },
  freeMultiplier: 2,
  mostStakes: 10_000,
  figures: { rtp: '0.95861', error: null, hitFrequency: '0.3441', deviation: '3.3' },
});

/** Four rows: more ways, rarer pictures, free spins at three times. */
export const ways1024 = waysSlot({
  name: 'ways-1024',
  rows: 4,
  reels: [
    'h1:4 h2:2 h3:7 h4:3 l1:16 l2:3 l3:18 l4:4 l5:20 scatter:2',
    'wild:1 h1:2 h2:6 h3:3 h4:9 l1:4 l2:19 l3:4 l4:22 l5:5 scatter:2',
    'wild:1 h1:3 h2:3 h3:4 h4:4 l1:12 l2:12 l3:13 l4:13 l5:14 scatter:2',
    'wild:2 h1:3 h2:4 h3:5 h4:6 l1:10 l2:10 l3:11 l4:11 l5:12 scatter:1',
    'wild:2 h1:3 h2:4 h3:5 h4:6 l1:10 l2:10 l3:11 l4:11 l5:12 scatter:1',
  ],
  pays: {
    h1: [31_000, 124_500, 517_000],
    h2: [20_500, 62_000, 232_500],
    h3: [10_300, 31_000, 103_500],
    h4: [6_200, 15_500, 47_000],
    l1: [2_600, 6_200, 20_500],
    l2: [2_100, 5_200, 15_500],
    l3: [1_500, 4_200, 12_400],
    l4: [1_000, 3_100, 10_300],
    l5: [1_000, 2_600, 8_200],
  },
  awards: { 3: 8, 4: 12, 5: 20 },
  freeMultiplier: 3,
  mostStakes: 10_000,
  figures: { rtp: '0.95415', error: null, hitFrequency: '0.3661', deviation: '4.3' },
});
