import { fraction } from '../fraction.ts';
import { SCATTER } from '../slot/machine.ts';
import type { Heights } from '../slot-kinds/chances.ts';
import { freeSpinPlays } from '../slot-kinds/free-spins.ts';
import { type KindFigures, type Priced, slotKind, type SlotKindGame } from '../slot-kinds/game.ts';
import { drawColumn, readReel, withMore } from '../slot-kinds/reel.ts';
import { type WayPays, waysReturn, waysWins } from '../slot-kinds/ways.ts';

type WaysTable = {
  name: string;
  rows: number;
  reels: readonly string[];
  pays: WayPays;
  awards: Readonly<Record<number, number>>;
  freeMultiplier: number;
  mostStakes: number;
  figures: KindFigures;
  /** `scatters`: the weight of the bonus symbol in the first spin, in hundredths of the usual one. */
  ante: Priced & { scatters: number };
  buy: Priced;
};

export type WaysGame = SlotKindGame & Pick<WaysTable, 'freeMultiplier'>;

/** Five reels without lines: a symbol pays on every way through neighbouring reels from the left. */
function waysSlot({ ante, buy, ...table }: WaysTable): WaysGame {
  const { name, rows, pays, awards, freeMultiplier, mostStakes, figures } = table;
  const reels = table.reels.map(readReel);
  const heights: Heights[] = reels.map(() => [[rows, fraction(1)]]);
  const plays = freeSpinPlays({
    reels,
    heights,
    draw: (drawn, numbers) => drawn.map((reel) => drawColumn(reel, rows, numbers)),
    winsOf: (grid) => waysWins(grid, pays),
    spinReturn: (drawn) => waysReturn(drawn, heights, pays),
    awards,
    multiplierOf: () => freeMultiplier,
  });
  const { scatters, ...anteOf } = ante;
  const likelier = reels.map((reel) => withMore(reel, SCATTER, scatters));
  const game = slotKind({
    name,
    columns: reels.length,
    rows,
    pays: Object.entries(pays).map(([symbol, all]) => ({ symbol, counts: [3, 4, 5], pays: all })),
    awards,
    mostStakes,
    figures,
    ...plays.from(reels),
    extras: { ante: { ...anteOf, ...plays.from(likelier) }, buy: { ...buy, ...plays.bought } },
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
  ante: { scatters: 155, price: 125, figures: { rtp: '0.96049', error: null, deviation: '3.6' } },
  buy: { price: 1_720, figures: { rtp: '0.96001', error: null, deviation: '0.9' } },
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
  ante: { scatters: 148, price: 125, figures: { rtp: '0.96063', error: null, deviation: '4.6' } },
  buy: { price: 2_000, figures: { rtp: '0.96277', error: null, deviation: '1.3' } },
});
