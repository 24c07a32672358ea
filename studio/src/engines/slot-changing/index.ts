import { fraction } from '../fraction.ts';
import { SCATTER } from '../slot/machine.ts';
import type { Heights } from '../slot-kinds/chances.ts';
import { freeSpinPlays } from '../slot-kinds/free-spins.ts';
import { slotKind } from '../slot-kinds/game.ts';
import { drawColumn, readReel, withMore } from '../slot-kinds/reel.ts';
import { type WayPays, waysReturn, waysWins } from '../slot-kinds/ways.ts';

/** How many of 20 spins a reel has 2, 3, … 7 rows. */
const ROW_WEIGHTS = [4, 5, 4, 3, 2, 2] as const;
const FEWEST_ROWS = 2;
export const MOST_ROWS = FEWEST_ROWS + ROW_WEIGHTS.length - 1;
const HEIGHT_REEL = readReel(ROW_WEIGHTS.map((weight, index) => `${FEWEST_ROWS + index}:${weight}`).join(' '));

// The first two reels love different symbols: most spins that begin well end there, and those that go on pay on many ways.
const EVEN = 'h1:4 h2:5 h3:6 h4:8 l1:11 l2:12 l3:13 l4:14 l5:15 scatter:2';
const REELS = [
  'h1:5 h2:2 h3:10 h4:3 l1:20 l2:3 l3:24 l4:4 l5:26 scatter:3',
  'wild:1 h1:2 h2:8 h3:3 h4:12 l1:4 l2:24 l3:4 l4:28 l5:5 scatter:3',
  `wild:1 ${EVEN}`,
  `wild:2 ${EVEN}`,
  `wild:2 ${EVEN}`,
  EVEN,
].map(readReel);

const PAYS: WayPays = {
  h1: [53_500, 134_000, 402_500, 1_342_000],
  h2: [27_000, 67_000, 161_000, 537_000],
  h3: [13_400, 27_000, 67_000, 201_500],
  h4: [6_700, 13_400, 33_500, 94_000],
  l1: [2_700, 6_700, 13_400, 40_500],
  l2: [2_700, 5_400, 12_100, 33_500],
  l3: [1_300, 4_000, 9_400, 27_000],
  l4: [1_300, 2_700, 8_100, 20_000],
  l5: [1_300, 2_700, 6_700, 16_100],
};
/** The weight of the bonus symbol in the first spin of an ante, in hundredths of the usual one. */
const ANTE_SCATTERS = 148;
const AWARDS = { 4: 8, 5: 10, 6: 14 } as const;
const HEIGHTS: Heights = ROW_WEIGHTS.map((weight, index) => [FEWEST_ROWS + index, fraction(weight, HEIGHT_REEL.total)]);

/** Each free spin pays one time more than the one before. */
const multiplierOf = (index: number): number => index + 1;

const PLAYS = freeSpinPlays({
  reels: REELS,
  heights: REELS.map(() => HEIGHTS),
  draw: (reels, numbers) => {
    const heights = reels.map(() => Number(drawColumn(HEIGHT_REEL, 1, numbers)[0]));
    return reels.map((reel, index) => drawColumn(reel, heights[index]!, numbers));
  },
  winsOf: (grid) => waysWins(grid, PAYS),
  spinReturn: (reels) =>
    waysReturn(
      reels,
      reels.map(() => HEIGHTS),
      PAYS,
    ),
  awards: AWARDS,
  multiplierOf,
});

/**
 * Six reels that change their height with every spin, from 2 to 7 places: 64 to 117,649 ways. A round takes one number a reel for
 * its height, then one a place.
 */
export const changingReels = slotKind({
  name: 'changing-reels',
  columns: REELS.length,
  rows: MOST_ROWS,
  pays: Object.entries(PAYS).map(([symbol, all]) => ({ symbol, counts: [3, 4, 5, 6], pays: all })),
  awards: AWARDS,
  mostStakes: 20_000,
  figures: { rtp: '0.95543', error: null, hitFrequency: '0.2706', deviation: '6.6' },
  ...PLAYS.from(REELS),
  extras: {
    ante: {
      price: 125,
      figures: { rtp: '0.96039', error: null, deviation: '8.2' },
      ...PLAYS.from(REELS.map((reel) => withMore(reel, SCATTER, ANTE_SCATTERS))),
    },
    buy: { price: 3_200, figures: { rtp: '0.95980', error: null, deviation: '2.3' }, ...PLAYS.bought },
  },
});
