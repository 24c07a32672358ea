import { add, fraction, multiply } from '../fraction.ts';
import { SCATTER } from '../slot/machine.ts';
import { awardOf, countChances, type Heights, meanMultipliers } from '../slot-kinds/chances.ts';
import { slotKind } from '../slot-kinds/game.ts';
import { drawColumn, readReel } from '../slot-kinds/reel.ts';
import { stepOf } from '../slot-kinds/view.ts';
import { scattersIn, type WayPays, waysReturn, waysWins } from '../slot-kinds/ways.ts';

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
const AWARDS = { 4: 8, 5: 10, 6: 14 } as const;
const HEIGHTS: Heights = ROW_WEIGHTS.map((weight, index) => [FEWEST_ROWS + index, fraction(weight, HEIGHT_REEL.total)]);

/** Each free spin pays one time more than the one before. */
const multiplierOf = (index: number): number => index + 1;

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
  play: (numbers) => {
    const draw = () => {
      const heights = REELS.map(() => Number(drawColumn(HEIGHT_REEL, 1, numbers)[0]));
      return REELS.map((reel, index) => drawColumn(reel, heights[index]!, numbers));
    };
    const first = draw();
    const awarded = awardOf(AWARDS, scattersIn(first));
    const steps = [stepOf({ phase: 'spin', grid: first, wins: waysWins(first, PAYS), awards: awarded })];
    for (let spin = 0; spin < awarded; spin += 1) {
      const grid = draw();
      steps.push(stepOf({ phase: 'free', grid, wins: waysWins(grid, PAYS), multiplier: multiplierOf(spin) }));
    }
    return steps;
  },
  exact: () => {
    const heights = REELS.map(() => HEIGHTS);
    const spin = waysReturn(REELS, heights, PAYS);
    const free = meanMultipliers(countChances(REELS, heights, SCATTER), AWARDS, multiplierOf);
    return add(spin, multiply(free, spin));
  },
});
